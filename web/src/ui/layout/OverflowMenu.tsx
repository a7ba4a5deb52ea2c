import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './OverflowMenu.module.css';

type Props = {
  /** The accessible name of the button. */
  label: string;
  /** What the button shows. */
  icon: ReactNode;
  isRound?: boolean;
  children: ReactNode;
};

/** Stands in the row around it where the window is wide enough, else in a menu behind a button, which closes with every choice. */
export function OverflowMenu({ label, icon, isRound = false, children }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const { key } = useLocation();
  const close = () => menu.current?.hidePopover?.();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each navigation closes the menu.
  useEffect(close, [key]);
  return (
    <>
      <button
        type="button"
        className={styles.button}
        data-is-round={isRound}
        popoverTarget={id}
        aria-label={label}
      >
        {icon}
      </button>
      {/* biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: it hears the clicks of its buttons. */}
      <div ref={menu} id={id} className={styles.menu} popover="auto" onClick={close}>
        {children}
      </div>
    </>
  );
}
