import { Dialog } from '@base-ui/react/dialog';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './BottomSheet.module.css';
import { SheetHandle } from './SheetHandle.tsx';
import { useCloseOnBack } from './useCloseOnBack.ts';

type Props = {
  label: string;
  isShown: boolean;
  onHide: () => void;
  /** Stays above the children while they scroll. */
  head?: ReactNode;
  children: ReactNode;
};

/** Milliseconds that the sheet stays mounted while it slides away. */
const SHEET_HIDE_MS = 300;

/** A modal sheet at the bottom edge: resized by its handle, closed by a tap on it, a tap outside, Escape, or Back. */
export function BottomSheet({ isShown, ...sheet }: Props) {
  const [isMounted, setIsMounted] = useState(isShown);
  useCloseOnBack(isShown, sheet.onHide);
  if (isShown && !isMounted) setIsMounted(true);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setIsMounted(false), SHEET_HIDE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  return isMounted && <Sheet isShown={isShown} {...sheet} />;
}

function Sheet({ label, isShown, onHide, head, children }: Props) {
  const popup = useRef<HTMLDivElement>(null);
  const [height, setHeight] = useState<number>();
  return (
    <Dialog.Root open={isShown} onOpenChange={(isNowOpen) => !isNowOpen && onHide()}>
      <Dialog.Portal keepMounted>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          aria-label={label}
          className={styles.sheet}
          data-kind="sheet"
          style={{ height }}
        >
          <SheetHandle sheet={popup} label={`Close ${label}`} onResize={setHeight} onTap={onHide} />
          {head}
          <div className={styles.body}>{children}</div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
