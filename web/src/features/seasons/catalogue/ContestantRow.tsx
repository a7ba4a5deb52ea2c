import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { Check, Plus } from 'lucide-react';
import { useContext } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { ALREADY_LISTED, ChoosingContext } from './addItemContext.ts';
import styles from './ContestantRow.module.css';
import { DragWhileChoosing } from './DraggableItem.tsx';

type Props = { item: ListedItem; detail?: string | undefined };

/** Somebody of a season: to look at, or while choosing a button that adds them. */
export function ContestantRow({ item, detail }: Props) {
  const choosing = useContext(ChoosingContext);
  const face = (
    <>
      <ItemPicture item={item} size={48} isDecorative />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>{' '}
        {detail && <span className={styles.detail}>{detail}</span>}
      </span>
    </>
  );
  if (!choosing) return <div className={styles.row}>{face}</div>;

  const isListed = choosing.listedIds.has(item.id);
  return (
    <DragWhileChoosing item={item}>
      <button
        type="button"
        className={styles.row}
        data-is-listed={isListed || undefined}
        onClick={() => choosing.onChoose(item)}
      >
        {face}
        {isListed && <span className="visuallyHidden">, {ALREADY_LISTED}</span>}
        <span className={styles.mark} aria-hidden="true">
          {isListed ? <Check /> : <Plus />}
        </span>
      </button>
    </DragWhileChoosing>
  );
}
