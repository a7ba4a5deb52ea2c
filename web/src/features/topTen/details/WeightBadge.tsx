import { getSampleWeight } from '@outrank/shared/ballots/topTen';
import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { Badge } from '#ui/layout/Badge.tsx';
import styles from './WeightBadge.module.css';

/** Warns that the results rest on few ballots; nothing once there are enough. */
export function WeightBadge({ totalVotes }: { totalVotes: number }) {
  const weight = getSampleWeight(totalVotes);
  if (weight === 'settled') return null;
  return (
    <p className={styles.note}>
      <Badge tone="torch">{weight === 'early' ? 'early' : 'not enough ballots yet'}</Badge>
      fewer than {weight === 'early' ? EARLY_BALLOTS : ENOUGH_BALLOTS}, so every one still moves the list
    </p>
  );
}
