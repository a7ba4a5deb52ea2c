import styles from './RankNumeral.module.css';

type RankNumeralProps = {
  place: number;
  size?: 'small' | 'regular' | 'large';
};

/** The place in a ranking. The first three are torch-lit; figures line up on the right. */
export function RankNumeral({ place, size = 'regular' }: RankNumeralProps) {
  return (
    <span className={styles.numeral} data-size={size} data-is-top={place <= 3 || undefined}>
      {place}
    </span>
  );
}
