import type { AiringChoice } from '@outrank/shared/airing/airingFilter';
import { formatSeasonName, type Season, stripSurvivor } from '@outrank/shared/catalogue/catalogue';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { Check } from 'lucide-react';
import { memo, useCallback, useMemo, useState } from 'react';
import { changeChoice } from '#data/spoilers/changeChoice.ts';
import { localChoice } from '#data/spoilers/localChoice.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { loadShieldCode } from '#spoilers/shieldState.ts';
import { useSeasons } from '#spoilers/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { AiringFields } from './AiringFields.tsx';
import styles from './SpoilerDialog.module.css';

type Props = { onClose: () => void };

const TURNED_ON = 'Spoilers are hidden. Change this anytime in Your Account.';
const TURNED_OFF = 'Nothing is hidden anymore.';

/** Asks what the reader has watched, and hides the rest at once, everywhere. */
export default function SpoilerDialog({ onClose }: Props) {
  const [watched, setWatched] = useState<ReadonlySet<string>>(() => new Set(localChoice.get().watched));
  const [choice, setChoice] = useState<AiringChoice>(() => {
    const { airing, watchesLive } = localChoice.get();
    return { airing, watchesLive };
  });
  const seasons = useSeasons();
  const toast = useToast();
  const toggle = useCallback((id: string) => {
    setWatched(
      (before) => new Set(before.has(id) ? [...before].filter((other) => other !== id) : [...before, id]),
    );
  }, []);
  const save = async (mode: 'on' | 'off') => {
    // Before the change, so that the page behind the dialog need not wait for it.
    if (mode === 'on') await loadShieldCode();
    const ids = seasons.map(({ id }) => id).filter((id) => watched.has(id));
    void changeChoice({ mode, watched: ids, ...choice });
    toast.show({ id: 'spoilers', text: mode === 'on' ? TURNED_ON : TURNED_OFF });
    onClose();
  };
  return (
    <Dialog
      title="Which seasons have you watched?"
      description="We'll hide everybody else: names, pictures and seasons. You can show any of them with a tap."
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
      <AiringFields choice={choice} onChange={setChoice} />
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

type WatchedPresetsProps = { onChoose: (watched: readonly string[]) => void };

function toOption({ seasonNumber, name }: Season) {
  const shortName = stripSurvivor(name);
  const label = shortName === String(seasonNumber) ? shortName : `${seasonNumber}: ${shortName}`;
  return { value: String(seasonNumber), label };
}

const NEW_ERA_STARTS = 41;

const presets: readonly { readonly label: string; readonly isWatched: (seasonNumber: number) => boolean }[] =
  [
    { label: 'All', isWatched: () => true },
    { label: 'None', isWatched: () => false },
    { label: 'New era (41+)', isWatched: (seasonNumber) => seasonNumber >= NEW_ERA_STARTS },
  ];

/** Chooses many seasons at once. */
function WatchedPresets({ onChoose }: WatchedPresetsProps) {
  const seasons = useSeasons();
  const choose = (isWatched: (seasonNumber: number) => boolean) =>
    onChoose(seasons.filter(({ seasonNumber }) => isWatched(seasonNumber)).map(({ id }) => id));
  return (
    <div className={styles.presets}>
      {presets.map(({ label, isWatched }) => (
        <Button key={label} size="small" onClick={() => choose(isWatched)}>
          {label}
        </Button>
      ))}
      <Select
        label="Through season"
        options={[{ value: '', label: 'Choose …' }, ...seasons.map(toOption)]}
        value=""
        onChange={(last) => choose((seasonNumber) => seasonNumber <= Number(last))}
      />
    </div>
  );
}

type SeasonTogglesProps = { watched: ReadonlySet<string>; onToggle: (seasonId: string) => void };

/** All seasons as toggle buttons. All are named, in the order in which they aired: which there are is no secret. */
function SeasonToggles({ watched, onToggle }: SeasonTogglesProps) {
  const seasons = useSeasons();
  return (
    <ul className={styles.seasons} aria-label="Seasons">
      {seasons.map((season) => (
        <li key={season.id}>
          <SeasonToggle season={season} isWatched={watched.has(season.id)} onToggle={onToggle} />
        </li>
      ))}
    </ul>
  );
}

type ToggleProps = { season: Season; isWatched: boolean; onToggle: SeasonTogglesProps['onToggle'] };

const SeasonToggle = memo(function SeasonToggle({ season, isWatched, onToggle }: ToggleProps) {
  const item = useMemo(() => showOwn(seasonItem(season.id)), [season.id]);
  const toggle = useCallback(() => onToggle(season.id), [onToggle, season.id]);
  return (
    <button type="button" className={styles.season} aria-pressed={isWatched} onClick={toggle}>
      <span className={styles.emblem}>
        <ItemPicture item={item} size={48} isDecorative />
        {isWatched && <Check className={styles.check} aria-hidden="true" />}
      </span>
      <span className={styles.name}>{formatSeasonName(season.name)}</span>
    </button>
  );
});
