import { type KeyboardEvent, type PointerEvent, type RefObject, useRef } from 'react';
import styles from './BottomSheet.module.css';

type Props = {
  sheet: RefObject<HTMLElement | null>;
  label: string;
  onResize: (height: number) => void;
  onTap: () => void;
};

/** In pixels, and as a share of the window height. */
const MIN_HEIGHT = 100;
const MAX_HEIGHT_SHARE = 0.95;

/** A pointer that moves at most this far, in pixels, taps. */
const TAP_TOLERANCE = 4;
const KEY_STEP = 48;

function clampHeight(height: number): number {
  return Math.round(Math.max(MIN_HEIGHT, Math.min(window.innerHeight * MAX_HEIGHT_SHARE, height)));
}

/** Resizes the sheet by dragging or the arrow keys; a tap closes it. */
export function SheetHandle({ sheet, label, onResize, onTap }: Props) {
  const dragStart = useRef<{ y: number; height: number }>(undefined);
  const hasDragged = useRef(false);
  const getHeight = () => sheet.current?.getBoundingClientRect().height ?? 0;

  const handleDown = (event: PointerEvent<HTMLButtonElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    dragStart.current = { y: event.clientY, height: getHeight() };
    hasDragged.current = false;
  };
  const handleMove = ({ clientY }: PointerEvent) => {
    const start = dragStart.current;
    if (!start) return;
    const distance = start.y - clientY;
    hasDragged.current ||= Math.abs(distance) > TAP_TOLERANCE;
    if (hasDragged.current) onResize(clampHeight(start.height + distance));
  };
  const handleKey = (event: KeyboardEvent) => {
    const step = { ArrowUp: KEY_STEP, ArrowDown: -KEY_STEP }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    onResize(clampHeight(getHeight() + step));
  };

  return (
    <button
      type="button"
      className={styles.handle}
      aria-label={label}
      onPointerDown={handleDown}
      onPointerMove={handleMove}
      onPointerUp={() => {
        dragStart.current = undefined;
      }}
      onPointerCancel={() => {
        dragStart.current = undefined;
        // No click follows a cancelled drag.
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
