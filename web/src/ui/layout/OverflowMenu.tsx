import { type ReactNode, useEffect, useId, useRef } from 'react';
import styles from './OverflowMenu.module.css';

type Props = {
  /** The accessible name of the button. */
  label: string;
  icon: ReactNode;
  isRound?: boolean;
  children: ReactNode;
};

/** Stands in the row around it where the window is wide enough, else in a menu behind a button, which closes with every choice. */
export function OverflowMenu({ label, icon, isRound = false, children }: Props) {
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  // Not by React, whose events of what pages show in the header do not pass here.
  useEffect(() => {
    const element = menu.current;
    const close = () => element?.hidePopover?.();
    element?.addEventListener('click', close);
    return () => element?.removeEventListener('click', close);
  }, []);
  return (
    <>
      <button type="button" className={styles.button} data-is-round={isRound} popoverTarget={id}>
        <span aria-hidden="true">{icon}</span>
        <span className="visuallyHidden">{label}</span>
      </button>
      <div ref={menu} id={id} className={styles.menu} popover="auto">
        {children}
      </div>
    </>
  );
}
