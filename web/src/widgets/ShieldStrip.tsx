import { useState } from 'react';
import { useStore } from '#createStore.ts';
import { hideAgain, revealed, revealPage } from '#reader/shieldState.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './ShieldStrip.module.css';

const SpoilerDialog = lazyComponent(() => import('#reader/SpoilerDialog.tsx'));

/** Says on every page that the spoiler shield is on. Reveals the page, and changes what was watched. */
export default function ShieldStrip() {
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
