import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { Check, Plus } from 'lucide-react';
import { useContext } from 'react';
import styles from './AddSeasonButton.module.css';
import { ALREADY_LISTED, ChoosingContext } from './addItemContext.ts';

/** Adds a whole season without opening it: the twin of dragging its card. */
export function AddSeasonButton({ item }: { item: ListedItem }) {
  const choosing = useContext(ChoosingContext);
  if (!choosing?.takesSeasons) return null;
  const isListed = choosing.listedIds.has(item.id);
  const label = `Add ${item.name} to your list${isListed ? `, ${ALREADY_LISTED}` : ''}`;
  return (
    <button
      type="button"
      className={styles.add}
      data-is-listed={isListed || undefined}
      aria-label={label}
      title={label}
      onClick={() => choosing.onChoose(item)}
    >
      <span className={styles.mark} aria-hidden="true">
        {isListed ? <Check /> : <Plus />}
      </span>
    </button>
  );
}
