import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { refreshItem } from '@outrank/shared/lists/refreshItems';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { memo } from 'react';
import { useStore } from '#createStore.ts';
import { seasonsStore } from '#data/catalogue/publishedSeasons.ts';
import styles from './FilledSlot.module.css';
import { ItemPicture } from './ItemPicture.tsx';

type Props = {
  item: ListedItem;
  onTap?: (() => void) | undefined;
};

/** The item of a slot, which the user has filled. On phones a tap replaces it. */
export const FilledSlot = memo(function FilledSlot({ item: given, onTap }: Props) {
  useStore(seasonsStore);
  // It may have been published since the list was opened.
  const item = refreshItem(given);
  const content = (
    <>
      <ItemPicture item={showOwn(item)} size="small" />
      <span className={styles.text} translate="no">
        <span className={styles.name}>{item.name}</span>{' '}
        {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
        {item.isUnknown && (
          <span className={styles.season} translate="yes">
            No longer in the catalog
          </span>
        )}
      </span>
    </>
  );
  return onTap ? (
    <button type="button" className={styles.filled} onClick={onTap}>
      {content}
      <span className="visuallyHidden">, replace</span>
    </button>
  ) : (
    <span className={styles.filled}>{content}</span>
  );
});
