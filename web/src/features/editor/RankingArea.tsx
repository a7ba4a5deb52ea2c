import { TOUCH_DRAG_DELAY_CREATOR_MS } from '@outrank/shared/limits';
import type { ListedItem } from '@outrank/shared/listedItem';
import { X } from 'lucide-react';
import { ItemPicture } from '#pictures/ItemPicture.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { IconButton } from '#ui/IconButton.tsx';
import { SortableList } from '#ui/SortableList.tsx';
import styles from './RankingArea.module.css';
import type { ListEditorState } from './useListEditor.ts';

/** What the panel's cards and the ranking call a thing that can be dropped. */
export const LISTED_ITEM = 'listed-item';

function Place({ item }: { item: ListedItem }) {
  return (
    <span className={styles.place}>
      <ItemPicture item={item} size="small" isDecorative />
      <span className={styles.words}>
        <span className={styles.name}>{item.name}</span>
        {item.seasonName && <span className={styles.season}>{item.seasonName}</span>}
      </span>
    </span>
  );
}

/** The ranking itself: places to sort, to drop on and to clear. */
export function RankingArea({ editor }: { editor: ListEditorState }) {
  const { content, dispatch, add } = editor;
  return (
    <section className={styles.area} aria-labelledby="ranking-heading">
      <h2 id="ranking-heading" className={styles.heading}>
        Your ranking
      </h2>
      <SortableList
        label="Your ranking"
        items={content.items}
        itemKey={(item) => item.id}
        itemLabel={(item) => item.name}
        onMove={(from, to) => dispatch({ type: 'itemMoved', from, to })}
        foreignType={LISTED_ITEM}
        onDropForeign={add}
        touchDelay={TOUCH_DRAG_DELAY_CREATOR_MS}
        renderItem={(item) => <Place item={item} />}
        renderRowActions={(item) => (
          <IconButton
            label={`Remove ${item.name}`}
            onClick={() => dispatch({ type: 'itemRemoved', id: item.id })}
          >
            <X size={18} />
          </IconButton>
        )}
        empty={
          <EmptyState text="No torches lit yet">Choose from the seasons, and place 1 is taken.</EmptyState>
        }
      />
    </section>
  );
}
