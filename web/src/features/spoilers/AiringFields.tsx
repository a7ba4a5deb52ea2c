import type { AiringChoice } from '@outrank/shared/airing/airingFilter';
import { findAired, useShownSeason } from '#spoilers/airingSeason.ts';
import { nameSeason } from '#spoilers/markSeasonWatched.ts';
import { useSeasons } from '#spoilers/useShield.ts';
import { Select } from '#ui/form/Select.tsx';
import { Checkbox } from '#ui/form/Toggle.tsx';
import styles from './SpoilerDialog.module.css';

type Props = { choice: AiringChoice; onChange: (choice: AiringChoice) => void };

/** How far the reader has watched the latest season. Nothing unless it airs. */
export function AiringFields({ choice, onChange }: Props) {
  const { query, now, isOver } = useShownSeason(useSeasons().at(-1)?.id);
  const season = query.data;
  if (!season || isOver) return null;
  const { seasonId } = season;
  const aired = Array.from({ length: findAired(season, now) }, (_, index) => String(index + 1));
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
