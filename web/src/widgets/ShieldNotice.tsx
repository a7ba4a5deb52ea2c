import { useState } from 'react';
import { useStore } from '#createStore.ts';
import { hideAgain, revealed, revealPage, useIsHydrated, useSpoilerChoice } from '#spoilers/shieldState.ts';
import { Button } from '#ui/form/Button.tsx';
import { useIsHeaderShort } from '#ui/layout/HeaderSlot.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './ShieldNotice.module.css';

const SpoilerDialog = lazyComponent(() => import('#features/spoilers/SpoilerDialog.tsx'));

/** Whether the spoiler shield is on, which a prerendered page does not know. */
export function useIsShieldShown(): boolean {
  const isHydrated = useIsHydrated();
  const isOn = useSpoilerChoice().mode === 'on';
  return isHydrated && isOn;
}

/**
 * What the shield does, at the top of the page on desks, else in the user's menu.
 * By itself, because an urgent update of the shell would discard a prerendered page whose code has not loaded yet.
 */
export function ShieldNotice({ isInMenu = false }: { isInMenu?: boolean }) {
  const isShown = useIsShieldShown();
  const isHeaderShort = useIsHeaderShort();
  return isShown && isHeaderShort === isInMenu && <ShieldStrip />;
}

/** Says on every page that the spoiler shield is on. Reveals the page, and changes what was watched. */
function ShieldStrip() {
  const isRevealed = useStore(revealed) === 'everything';
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={styles.strip} aria-label="Spoilers">
      <p className={styles.text} role="status">
        {isRevealed ? 'Spoilers shown.' : 'Spoilers hidden.'}
      </p>
      <Button
        size="small"
        variant={isRevealed ? 'primary' : 'quiet'}
        onClick={isRevealed ? hideAgain : revealPage}
      >
        {isRevealed ? 'Hide again' : 'Show this page'}
      </Button>
      <Button size="small" variant="quiet" onClick={() => setIsOpen(true)}>
        My seasons
      </Button>
      {isOpen && <SpoilerDialog onClose={() => setIsOpen(false)} />}
    </aside>
  );
}
