import type { ListedItem } from '@outrank/shared/listedItem';
import { Check, Plus } from 'lucide-react';
import { useContext, useId } from 'react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import styles from './ContestantRow.module.css';
import { ALREADY_LISTED, ChoosingContext } from './choosing.ts';
import { DragWhileChoosing } from './DragWhileChoosing.tsx';

type Props = { item: ListedItem; detail?: string | undefined };

/** Somebody of a season: to look at, or while choosing a button that adds them. */
export function ContestantRow({ item, detail }: Props) {
  const choosing = useContext(ChoosingContext);
  const id = useId();
  const face = (
    <>
      <ItemPicture item={item} size={48} isDecorative />
      <span className={styles.words}>
        <span id={`${id}-name`} className={styles.name}>
          {item.name}
        </span>
        {detail && (
          <span id={`${id}-detail`} className={styles.detail}>
            {detail}
          </span>
        )}
      </span>
    </>
  );
  if (!choosing) return <div className={styles.row}>{face}</div>;

  const isListed = choosing.listedIds.has(item.id);
  const described = [detail && `${id}-detail`, isListed && `${id}-listed`].filter(Boolean).join(' ');
  return (
    <DragWhileChoosing item={item}>
      <button
        type="button"
        className={styles.row}
        data-is-listed={isListed || undefined}
        aria-labelledby={`${id}-name`}
        aria-describedby={described || undefined}
        onClick={() => choosing.onChoose(item)}
      >
        {face}
        <span className={styles.mark} aria-hidden="true">
          {isListed ? <Check /> : <Plus />}
        </span>
        {isListed && (
          <span id={`${id}-listed`} className="visuallyHidden">
            {ALREADY_LISTED}
          </span>
        )}
      </button>
    </DragWhileChoosing>
  );
}
