import { useState } from 'react';
import { changeChoice } from '#data/spoilers/changeChoice.ts';
import { useSpoilerChoice } from '#spoilers/shieldState.ts';
import { useSeasons } from '#spoilers/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './SpoilerSettings.module.css';

const SpoilerDialog = lazyComponent(() => import('./SpoilerDialog.tsx'));

export function SpoilerSettings() {
  const { mode, watched } = useSpoilerChoice();
  const seasons = useSeasons();
  const [isOpen, setIsOpen] = useState(false);
  const isOn = mode === 'on';
  return (
    <>
      <p className={styles.status}>
        {isOn
          ? `You see ${watched.length} of ${seasons.length} seasons. The rest stays hidden.`
          : 'Nothing is hidden.'}
      </p>
      <div className={styles.buttons}>
        <Button variant="primary" onClick={() => setIsOpen(true)}>
          Choose seasons
        </Button>
        {isOn && (
          <Button variant="quiet" onClick={() => void changeChoice({ mode: 'off', watched })}>
            Show everything
          </Button>
        )}
      </div>
      {isOpen && <SpoilerDialog onClose={() => setIsOpen(false)} />}
    </>
  );
}
