import styles from './RankNumeral.module.css';

type RankNumeralProps = {
  rank: number;
  size?: 'small' | 'regular' | 'large';
};

/** The place in a ranking. The first three are torch-lit; figures line up on the right. */
export function RankNumeral({ rank, size = 'regular' }: RankNumeralProps) {
  return (
    <span className={styles.numeral} data-size={size} data-is-top={rank <= 3 || undefined}>
      {rank}
    </span>
  );
}
