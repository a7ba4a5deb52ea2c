import styles from './EmptySlot.module.css';

type Props = {
  rank: number;
  /** Whether the next choice fills this slot. */
  isNext: boolean;
  /** Whether the user selected this slot. */
  isSelected: boolean;
  onSelect: () => void;
};

/** An empty slot. Pressing it selects it for the next choice; on phones that opens the seasons. */
export function EmptySlot({ rank, isNext, isSelected, onSelect }: Props) {
  return (
    <button
      type="button"
      className={styles.empty}
      aria-pressed={isSelected}
      data-is-next={isNext || undefined}
      onClick={onSelect}
    >
      Vote for #{rank}
    </button>
  );
}
