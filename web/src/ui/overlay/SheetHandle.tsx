import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import styles from './BottomSheet.module.css';

type Props = {
  sheet: RefObject<HTMLElement | null>;
  label: string;
  onResize: (height: number) => void;
  onTap: () => void;
};

/** The sheet is never lower than this, in pixels, nor higher than this part of the window. */
const HEIGHT_MIN = 100;
const HEIGHT_MAX_PART = 0.95;

/** A finger that moves less than this, in pixels, taps. */
const TAP_SLACK = 4;
const KEY_STEP = 48;

function clampHeight(height: number): number {
  return Math.round(Math.max(HEIGHT_MIN, Math.min(window.innerHeight * HEIGHT_MAX_PART, height)));
}

/** Resizes the sheet by dragging or the arrow keys; a tap closes it. */
export function SheetHandle({ sheet, label, onResize, onTap }: Props) {
  const grip = useRef<{ y: number; height: number }>(undefined);
  const hasDragged = useRef(false);
  const heightNow = () => sheet.current?.getBoundingClientRect().height ?? 0;

  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    grip.current = { y: event.clientY, height: heightNow() };
    hasDragged.current = false;
  };
  const handleMove = ({ clientY }: PointerEvent) => {
    const held = grip.current;
    if (!held) return;
    const lift = held.y - clientY;
    hasDragged.current ||= Math.abs(lift) > TAP_SLACK;
    if (hasDragged.current) onResize(clampHeight(held.height + lift));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: KEY_STEP, ArrowDown: -KEY_STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(clampHeight(heightNow() + step));
  };

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => {
        grip.current = undefined;
      }}
      onPointerCancel={() => {
        grip.current = undefined;
        // No click follows that would be of this drag.
        hasDragged.current = false;
      }}
      onKeyDown={handleKey}
      onClick={() => {
        if (!hasDragged.current) onTap();
        hasDragged.current = false;
      }}
    />
  );
}
