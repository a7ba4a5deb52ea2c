import { useState } from 'react';
import { changeChoice } from '#data/spoilers/changeChoice.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './SpoilerBanner.module.css';

const SpoilerDialog = lazyComponent(() => import('./SpoilerDialog.tsx'));

/** Asks those who have not decided whether to hide what they have not watched. */
export default function SpoilerBanner() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <aside className={styles.banner} aria-label="Spoilers">
      <p className={styles.text}>New to the show? Hide what you haven't watched.</p>
      <div className={styles.buttons}>
        <Button size="small" variant="primary" onClick={() => setIsOpen(true)}>
          Choose seasons
        </Button>
        <Button size="small" variant="quiet" onClick={() => void changeChoice({ mode: 'off', watched: [] })}>
          No thanks
        </Button>
      </div>
      {isOpen && <SpoilerDialog onClose={() => setIsOpen(false)} />}
    </aside>
  );
}
