import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { Check, Plus } from 'lucide-react';
import { useContext } from 'react';
import styles from './AddSeasonButton.module.css';
import { AddItemContext, ALREADY_LISTED } from './addItemContext.ts';

/** Adds a whole season without opening it: the alternative to dragging its card. */
export function AddSeasonButton({ item }: { item: ListedItem }) {
  const adding = useContext(AddItemContext);
  if (!adding?.acceptsSeasons) return null;
  const isListed = adding.listedIds.has(item.id);
  const label = `Add ${item.name} to your list${isListed ? `, ${ALREADY_LISTED}` : ''}`;
  return (
    <button
      type="button"
      className={styles.add}
      data-is-listed={isListed || undefined}
      aria-label={label}
      title={label}
      onClick={() => adding.onAdd(item)}
    >
      <span className={styles.icon} aria-hidden="true">
        {isListed ? <Check /> : <Plus />}
      </span>
    </button>
  );
}
