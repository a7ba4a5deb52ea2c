import { seasons } from '@outrank/shared/catalogue/catalogue';
import { useCallback, useState } from 'react';
import { changeChoice } from '#data/spoilers/changeChoice.ts';
import { localChoice } from '#data/spoilers/localChoice.ts';
import { loadShieldCode } from '#spoilers/shieldCode.ts';
import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { SeasonToggles } from './SeasonToggles.tsx';
import styles from './SpoilerDialog.module.css';
import { WatchedPresets } from './WatchedPresets.tsx';

type Props = { onClose: () => void };

const TURNED_ON = 'Spoilers are hidden. Change this anytime in Your Account.';
const TURNED_OFF = 'Nothing is hidden anymore.';

/** Asks what the reader has watched, and hides the rest at once, everywhere. */
export default function SpoilerDialog({ onClose }: Props) {
  const [watched, setWatched] = useState<ReadonlySet<string>>(() => new Set(localChoice.get().watched));
  const toast = useToast();
  const toggle = useCallback((id: string) => {
    setWatched(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  }, []);
  const save = async (mode: 'on' | 'off') => {
    // Before the change, so that the page behind the dialog need not wait for it.
    if (mode === 'on') await loadShieldCode();
    void changeChoice({ mode, watched: seasons.map(({ id }) => id).filter((id) => watched.has(id)) });
    toast.show({ id: 'spoilers', text: mode === 'on' ? TURNED_ON : TURNED_OFF });
    onClose();
  };
  return (
    <Dialog
      title="Which seasons have you watched?"
      description="We’ll hide everybody else: names, pictures and seasons. You can show any of them with a tap."
      isWide
      onClose={onClose}
      actions={
        <>
          <Button onClick={() => save('off')}>Hide nothing</Button>
          <Button variant="primary" onClick={() => save('on')}>
            Hide the rest
          </Button>
        </>
      }
    >
      <WatchedPresets onChoose={(ids) => setWatched(new Set(ids))} />
      <p className={styles.count} role="status">
        {watched.size} of {seasons.length} seasons
      </p>
      <div className={styles.scroll}>
        <SeasonToggles watched={watched} onToggle={toggle} />
      </div>
    </Dialog>
  );
}
