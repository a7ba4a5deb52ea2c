import { Suspense, useState } from 'react';
import { changeChoice } from '#data/spoilers/changeChoice.ts';
import { useIsHydrated } from '#spoilers/useIsHydrated.ts';
import { useSpoilerChoice } from '#spoilers/useSpoilerChoice.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './SpoilerBanner.module.css';

const SpoilerDialog = lazyComponent(() => import('./SpoilerDialog.tsx'));

/** Offers the spoiler shield to those who have not decided. `uid` is the signed-in user, whose account is asked first. */
export default function SpoilerBanner({ uid }: { uid: string | null }) {
  const isHydrated = useIsHydrated();
  const choice = useSpoilerChoice();
  const [isOpen, setIsOpen] = useState(false);
  if (!isHydrated || choice.isDecided || (uid !== null && choice.uid !== uid)) return null;
  return (
    <aside className={styles.banner} aria-label="Spoilers">
      <p className={styles.text}>New to the show? Hide what you haven’t watched.</p>
      <div className={styles.buttons}>
        <Button size="small" onClick={() => setIsOpen(true)}>
          Choose seasons
        </Button>
        <Button size="small" variant="quiet" onClick={() => void changeChoice({ mode: 'off', watched: [] })}>
          No thanks
        </Button>
      </div>
      {isOpen && (
        <Suspense>
          <SpoilerDialog onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </aside>
  );
}
