import { Dialog } from '@base-ui/react/dialog';
import {
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  type RefObject,
  useRef,
  useState,
} from 'react';
import styles from './BottomSheet.module.css';
import { useCloseOnBack } from './useCloseOnBack.ts';

type Props = {
  label: string;
  isShown: boolean;
  onHide: () => void;
  /** As high as its content, instead of 85 % of the window. */
  isFitted?: boolean;
  /** Gets the focus afterwards, unless it is what had it before. */
  finalFocus?: () => HTMLElement;
  /** Stays above the children while they scroll. */
  head?: ReactNode;
  children: ReactNode;
};

/** A modal sheet at the bottom edge: resized by its handle, closed by a tap on it, a tap outside, Escape, or Back. */
export function BottomSheet({ isShown, ...sheet }: Props) {
  const { onHide } = sheet;
  useCloseOnBack(isShown, onHide);
  return (
    <Dialog.Root open={isShown} onOpenChange={(isNowOpen) => !isNowOpen && onHide()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Sheet {...sheet} />
      </Dialog.Portal>
    </Dialog.Root>
  );
}

/** Mounted until it has slid away, so each opening has the usual height. */
function Sheet({ label, onHide, isFitted, finalFocus, head, children }: Omit<Props, 'isShown'>) {
  const popup = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  return (
    <Dialog.Popup
      ref={popup}
      initialFocus={popup}
      {...(finalFocus && { finalFocus })}
      aria-label={label}
      className={styles.sheet}
      data-kind="sheet"
      data-is-fitted={isFitted || undefined}
      style={{ height }}
    >
      <SheetHandle sheet={popup} label={`Close ${label}`} onResize={setHeight} onTap={onHide} />
      {head}
      <div className={styles.body}>{children}</div>
    </Dialog.Popup>
  );
}

type SheetHandleProps = {
  sheet: RefObject<HTMLElement | null>;
  label: string;
  onResize: (height: number) => void;
  onTap: () => void;
};

/** In pixels, and as a ratio of the window height. */
const MIN_HEIGHT = 100;
const MAX_HEIGHT_RATIO = 0.95;

/** A pointer that moves at most this far, in pixels, taps. */
const TAP_TOLERANCE = 4;
const KEY_STEP = 48;

function clampHeight(height: number): number {
  return Math.round(Math.max(MIN_HEIGHT, Math.min(window.innerHeight * MAX_HEIGHT_RATIO, height)));
}

/** Resizes the sheet by dragging or the arrow keys; a tap closes it. */
function SheetHandle({ sheet, label, onResize, onTap }: SheetHandleProps) {
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
