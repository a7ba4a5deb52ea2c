import styles from './EmptySlot.module.css';

type Props = {
  place: number;
  /** The next choice from the seasons comes here. */
  isNext: boolean;
  /** The fan picked this place out. */
  isSelected: boolean;
  onSelect: () => void;
};

/** A place to fill: pressing it aims the next choice at it; on phones that opens the seasons. */
export function EmptySlot({ place, isNext, isSelected, onSelect }: Props) {
  return (
    <button
      type="button"
      className={styles.empty}
      aria-pressed={isSelected}
      data-is-next={isNext || undefined}
      onClick={onSelect}
    >
      Vote for #{place}
    </button>
  );
}
