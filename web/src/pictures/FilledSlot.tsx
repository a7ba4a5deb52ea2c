import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { memo } from 'react';
import styles from './FilledSlot.module.css';
import { ItemPicture } from './ItemPicture.tsx';

type Props = {
  item: ListedItem;
  /** Rises when the item is chosen again although it stands here: the place gives a hint. */
  repeat?: number;
  onTap?: (() => void) | undefined;
};

/** Who stands at a place; on phones a tap chooses somebody else for it. */
export const FilledSlot = memo(function FilledSlot({ item, repeat = 0, onTap }: Props) {
  const content = (
    <>
      <ItemPicture item={item} size="small" isDecorative />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
        {item.isUnknown && <span className={styles.season}>not in the catalogue any more</span>}
      </span>
    </>
  );
  const look = { className: styles.filled, 'data-is-repeated': repeat > 0 || undefined };
  return onTap ? (
    <button
      key={repeat}
      type="button"
      {...look}
      aria-label={`Choose somebody else than ${item.name}`}
      onClick={onTap}
    >
      {content}
    </button>
  ) : (
    <span key={repeat} {...look}>
      {content}
    </span>
  );
});
