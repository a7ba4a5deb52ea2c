import { formatSeasonName, seasons } from '@outrank/shared/catalogue/catalogue';
import { Button } from '#ui/form/Button.tsx';
import { Select } from '#ui/form/Select.tsx';
import { getSeasonsThrough, presets } from './presets.ts';
import styles from './SpoilerDialog.module.css';

type Props = { onChoose: (watched: readonly string[]) => void };

const throughOptions = [
  { value: '', label: 'Choose …' },
  ...seasons.map(({ seasonNumber, name }) => {
    const shortName = formatSeasonName(name);
    const label = shortName === String(seasonNumber) ? shortName : `${seasonNumber}: ${shortName}`;
    return { value: String(seasonNumber), label };
  }),
];

/** Chooses many seasons at once. */
export function WatchedPresets({ onChoose }: Props) {
  return (
    <div className={styles.presets}>
      {presets.map(({ label, watched }) => (
        <Button key={label} size="small" onClick={() => onChoose(watched)}>
          {label}
        </Button>
      ))}
      <Select
        label="Through season"
        options={throughOptions}
        value=""
        onChange={(last) => onChoose(getSeasonsThrough(Number(last)))}
      />
    </div>
  );
}
