import { type ComponentProps, useState } from 'react';
import { changeChoice } from '#data/reader/changeChoice.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './ChooseSeasons.module.css';
import { useSpoilerChoice } from './shieldState.ts';
import { useSeasons } from './useShield.ts';

const SpoilerDialog = lazyComponent(() => import('./SpoilerDialog.tsx'));

/** Opens the dialog that asks what the reader has watched. */
function ChooseSeasons(props: Pick<ComponentProps<typeof Button>, 'size'>) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" {...props} onClick={() => setIsOpen(true)}>
        Choose seasons
      </Button>
      {isOpen && <SpoilerDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}

/** What is hidden, on the account page. */
export function SpoilerSettings() {
  const { mode, watched } = useSpoilerChoice();
  const seasons = useSeasons();
  const isOn = mode === 'on';
  return (
    <>
      <p className={styles.status}>
        {isOn
          ? `You see ${watched.length} of ${seasons.length} seasons. The rest stays hidden.`
          : 'Nothing is hidden.'}
      </p>
      <div className={styles.buttons}>
        <ChooseSeasons />
        {isOn && (
          <Button variant="quiet" onClick={() => void changeChoice({ mode: 'off', watched })}>
            Show everything
          </Button>
        )}
      </div>
    </>
  );
}

/** Asks those who have not decided whether to hide what they have not watched. */
export function SpoilerBanner() {
  return (
    <aside className={styles.banner} aria-label="Spoilers">
      <p className={styles.text}>New to the show? Hide what you haven't watched.</p>
      <div className={styles.buttons}>
        <ChooseSeasons size="small" />
        <Button size="small" variant="quiet" onClick={() => void changeChoice({ mode: 'off', watched: [] })}>
          No thanks
        </Button>
      </div>
    </aside>
  );
}
