import styles from './RankNumeral.module.css';

type RankNumeralProps = {
  rank: number;
  size?: 'small' | 'regular' | 'large';
};

/** The rank of an item. The first three are highlighted. */
export function RankNumeral({ rank, size = 'regular' }: RankNumeralProps) {
  return (
    <span className={styles.numeral} data-size={size} data-is-top={rank <= 3 || undefined}>
      {rank}
    </span>
  );
}
