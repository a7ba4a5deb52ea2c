import { type ReactNode, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import styles from './BottomSheet.module.css';
import { SheetHandle } from './SheetHandle.tsx';
import { useFocusInside } from './useFocusInside.ts';
import { useScrollLock } from './useScrollLock.ts';

type Props = {
  label: string;
  isShown: boolean;
  onHide: () => void;
  children: ReactNode;
};

/** How long the sheet takes to slide away, in milliseconds; until then it is in the page. */
const SHEET_HIDE_MS = 300;

/** A sheet from the bottom edge: resized by its handle, closed by a tap on it, a tap outside, or Escape. */
export function BottomSheet({ isShown, ...sheet }: Props) {
  const [isPresent, setIsPresent] = useState(isShown);
  if (isShown && !isPresent) setIsPresent(true);
  useEffect(() => {
    if (isShown) return;
    const timer = setTimeout(() => setIsPresent(false), SHEET_HIDE_MS);
    return () => clearTimeout(timer);
  }, [isShown]);
  if (!isPresent) return null;
  return createPortal(<Sheet {...sheet} isHiding={!isShown} />, document.body);
}

function Sheet({ label, isHiding, onHide, children }: Omit<Props, 'isShown'> & { isHiding: boolean }) {
  const [height, setHeight] = useState<number>();
  const { container, handleKeyDown } = useFocusInside(onHide);
  useScrollLock(!isHiding);
  return (
    <div className={styles.layer} data-is-hiding={isHiding || undefined}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Escape and the handle do the same for the keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: as above */}
      <div className={styles.veil} onClick={onHide} />
      <div
        ref={container}
        role="dialog"
        aria-modal="true"
        aria-label={label}
        tabIndex={-1}
        className={styles.sheet}
        style={height === undefined ? undefined : { height }}
        onKeyDown={handleKeyDown}
      >
        <SheetHandle sheet={container} label={`Close ${label}`} onResize={setHeight} onTap={onHide} />
        <div className={styles.body}>{children}</div>
      </div>
    </div>
  );
}
