import type { OpenItem } from '@outrank/shared/spoilers/spoilerShield';
import { Check, Plus } from 'lucide-react';
import { useContext } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { AddItemContext, ALREADY_LISTED, DraggableItem } from './AddItemContext.tsx';
import styles from './ContestantRow.module.css';

type Props = { item: OpenItem; detail?: string | undefined };

/** A contestant of a season: plain text, or a button that adds the contestant while a list is edited. */
export function ContestantRow({ item, detail }: Props) {
  const adding = useContext(AddItemContext);
  const content = (
    <>
      <ItemPicture item={item} size={48} />
      <span className={styles.text}>
        <span className={styles.name} translate="no">
          {item.name}
        </span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
  if (!adding) return <div className={styles.row}>{content}</div>;

  const isListed = adding.listedIds.has(item.id);
  return (
    <DraggableItem item={item}>
      <button
        type="button"
        className={styles.row}
        data-is-listed={isListed || undefined}
        onClick={() => adding.onAdd(item)}
      >
        {content}
        {isListed && <span className="visuallyHidden">, {ALREADY_LISTED}</span>}
        <span className={styles.icon} aria-hidden="true">
          {isListed ? <Check /> : <Plus />}
        </span>
      </button>
    </DraggableItem>
  );
}
