import type { AiringChoice } from '@outrank/shared/airing/airingFilter';
import {
  formatSeasonName,
  nameSeason,
  type Season,
  stripSurvivor,
} from '@outrank/shared/catalogue/catalogue';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { changeChoice } from '#data/reader/changeChoice.ts';
import { localChoice } from '#data/reader/localChoice.ts';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { Button } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import { Checkbox } from '#ui/form/Toggle.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useShownSeason } from './airingSeason.ts';
import styles from './SpoilerDialog.module.css';
import { useSeasons } from './useShield.ts';

const TURNED_ON = 'Spoilers are hidden. Change this anytime in Your Account.';
const TURNED_OFF = 'Nothing is hidden anymore.';

/** Asks what the reader has watched, and hides the rest at once, everywhere. */
export default function SpoilerDialog({ onClose }: { onClose: () => void }) {
  const [watched, setWatched] = useState<readonly string[]>(() => localChoice.get().watched);
  const [choice, setChoice] = useState<AiringChoice>(() => localChoice.get());
  const seasons = useSeasons();
  const toast = useToast();
  const toggle = (id: string) =>
    setWatched(watched.includes(id) ? watched.filter((other) => other !== id) : [...watched, id]);
  const save = (mode: 'on' | 'off') => {
    const ids = seasons.map(({ id }) => id).filter((id) => watched.includes(id));
    void changeChoice({ ...choice, mode, watched: ids });
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
      <WatchedPresets onChoose={setWatched} />
      <p className={styles.count} role="status">
        {watched.length} of {seasons.length} seasons
      </p>
      <div className={styles.scroll}>
        <SeasonToggles watched={watched} onToggle={toggle} />
      </div>
    </Dialog>
  );
}

type AiringProps = { choice: AiringChoice; onChange: (choice: AiringChoice) => void };

/** How far the reader has watched the latest season. Nothing unless it airs. */
function AiringFields({ choice, onChange }: AiringProps) {
  const { query, isOver } = useShownSeason(useSeasons().at(-1)?.id);
  const season = query.data;
  if (!season || isOver) return null;
  const { seasonId } = season;
  const aired = Array.from({ length: season.airedEpisode }, (_, index) => String(index + 1));
  const said = choice.airing?.seasonId === seasonId ? String(choice.airing.episode) : '';
  return (
    <fieldset className={styles.airing}>
      <legend>{nameSeason(seasonId)} is on</legend>
      <Select
        label="I've watched up to episode"
        options={[
          { value: '', label: 'What aired over a week ago' },
          { value: '0', label: 'None yet' },
          ...aired.map((episode) => ({ value: episode, label: episode })),
        ]}
        value={said}
        onChange={(episode) =>
          onChange({
            ...choice,
            airing: episode === '' ? undefined : { seasonId, episode: Number(episode) },
          })
        }
      />
      <Checkbox
        label="I watch live"
        isChecked={choice.watchesLive ?? false}
        onChange={(watchesLive) => onChange({ ...choice, watchesLive })}
      >
        You see at once who left.
      </Checkbox>
    </fieldset>
  );
}

/** The first of the seasons that each of them chooses. */
const presets = [
  { label: 'All', from: 1 },
  { label: 'None', from: Number.POSITIVE_INFINITY },
  { label: 'New era (41+)', from: 41 },
];

function toOption({ seasonNumber, name }: Season) {
  const shortName = stripSurvivor(name);
  const label = shortName === String(seasonNumber) ? shortName : `${seasonNumber}: ${shortName}`;
  return { value: String(seasonNumber), label };
}

function WatchedPresets({ onChoose }: { onChoose: (watched: readonly string[]) => void }) {
  const seasons = useSeasons();
  const choose = (isWatched: (seasonNumber: number) => boolean) =>
    onChoose(seasons.filter(({ seasonNumber }) => isWatched(seasonNumber)).map(({ id }) => id));
  return (
    <div className={styles.presets}>
      {presets.map(({ label, from }) => (
        <Button key={label} size="small" onClick={() => choose((seasonNumber) => seasonNumber >= from)}>
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

type TogglesProps = { watched: readonly string[]; onToggle: (seasonId: string) => void };

/** All seasons as toggle buttons. All are named, in the order in which they aired: which there are is no secret. */
function SeasonToggles({ watched, onToggle }: TogglesProps) {
  return (
    <ul className={styles.seasons} aria-label="Seasons">
      {useSeasons().map(({ id, name }) => (
        <li key={id}>
          <button
            type="button"
            className={styles.season}
            aria-pressed={watched.includes(id)}
            onClick={() => onToggle(id)}
          >
            <span className={styles.emblem}>
              <ItemPicture item={showOwn(seasonItem(id))} size={48} />
              {watched.includes(id) && <Check className={styles.check} aria-hidden="true" />}
            </span>
            <span className={styles.name} translate="no">
              {formatSeasonName(name)}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
