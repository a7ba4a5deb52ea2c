import { formatAveragePosition } from '@outrank/shared/ballots/topTen';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import type { CSSProperties } from 'react';
import styles from './AveragePosition.module.css';

type Props = { totalScore: number; totalVotes: number };

/** The average position of a contestant as a number, and as a bar that is full for a first place on every ballot. */
export function AveragePosition({ totalScore, totalVotes }: Props) {
  const share = { '--share': totalScore / (totalVotes * BALLOT_SLOTS) };
  return (
    <p className={styles.average}>
      <span className={styles.label}>Avg Pos</span>{' '}
      <strong className={styles.number}>{formatAveragePosition(totalScore, totalVotes)}</strong>
      <span className={styles.bar} style={share as CSSProperties} />
    </p>
  );
}
