import { averagePosition, figuresOf, type TopTenRow } from '@outrank/shared/ballots/topTen';
import { percentOf } from '#features/topTen/topTenText.ts';
import styles from './ContestantStats.module.css';

type Props = { row: TopTenRow; totalVotes: number };

/** The numbers of a contestant. An older document knows no more than points. */
export function Figures({ row: { totalScore, places }, totalVotes }: Props) {
  const figures = places && figuresOf(totalScore, places, totalVotes);
  return (
    <dl className={styles.figures}>
      <Figure term="Avg Pos" value={averagePosition(totalScore, totalVotes)} isChief />
      <Figure term="Points" value={totalScore.toLocaleString('en')} />
      {figures && (
        <>
          <Figure term="On ballots" value={percentOf(figures.share)} />
          <Figure term="Firsts" value={figures.firstPlaces.toLocaleString('en')} />
        </>
      )}
    </dl>
  );
}

function Figure({ term, value, isChief = false }: { term: string; value: string; isChief?: boolean }) {
  return (
    <div className={styles.figure} data-is-chief={isChief || undefined}>
      <dt>{term}</dt>
      <dd>{value}</dd>
    </div>
  );
}
