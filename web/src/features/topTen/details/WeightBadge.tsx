import { weightOf } from '@outrank/shared/ballots/topTen';
import { EARLY_BALLOTS, ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { Badge } from '#ui/layout/Badge.tsx';
import styles from './WeightBadge.module.css';

/** That few ballots say little; nothing once there are many. */
export function WeightBadge({ totalVotes }: { totalVotes: number }) {
  const weight = weightOf(totalVotes);
  if (weight === 'settled') return null;
  return (
    <p className={styles.mark}>
      <Badge tone="torch">{weight === 'early' ? 'early' : 'not enough ballots yet'}</Badge>
      fewer than {weight === 'early' ? EARLY_BALLOTS : ENOUGH_BALLOTS}, so every one still moves the list
    </p>
  );
}
