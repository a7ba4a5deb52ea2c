import { TOUCH_DRAG_DELAY_CREATOR_MS } from '@outrank/shared/limits';
import type { ListItems } from '@outrank/shared/lists/itemChanges';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { canAddNote } from '@outrank/shared/lists/notes';
import { memo, type ReactNode, useCallback, useRef, useState } from 'react';
import { readStored, writeStored } from '#data/storage/browserStorage.ts';
import { FilledSlot } from '#pictures/FilledSlot.tsx';
import { Button } from '#ui/form/Button.tsx';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { ListStarts, type ListStartsProps } from './ListStarts.tsx';
import { MenuNote, NotedSlot, NoteText } from './NotedSlot.tsx';
import styles from './RankingArea.module.css';
import type { ListEditorState } from './useListEditor.ts';

/** The drag type that the season panel's cards and the ranking share. */
export const LIST_ITEM_DRAG_TYPE = 'listed-item';

type RankingProps = Pick<ListEditorState, 'dispatch' | 'add' | 'remove'> & {
  items: ListItems;
  onTapItem?: ((index: number) => void) | undefined;
};

type Props = RankingProps & ListStartsProps & { action?: ReactNode };

export function RankingArea({ action, onStart, onPick, ...ranking }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  const start: typeof onStart = (name, items) => {
    // The pressed button disappears with the empty list.
    if (items.length > 0) heading.current?.focus();
    onStart(name, items);
  };
  return (
    <section className={styles.area} aria-labelledby="ranking-heading">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} id="ranking-heading" className={styles.heading}>
          Your ranking
        </h2>
        {action}
      </div>
      {ranking.items.length === 0 && <ListStarts onStart={start} onPick={onPick} />}
      {ranking.items.length > 1 && ranking.onTapItem && <DragHint />}
      <Ranking {...ranking} />
    </section>
  );
}

/** Memoized, because typing must not re-render it. */
const Ranking = memo(function Ranking(props: RankingProps) {
  const { items, dispatch, add, remove, onTapItem } = props;
  const canAdd = canAddNote(items);
  const renderItem = useCallback(
    (item: ListedItem, index: number) => {
      if (!onTapItem) {
        return (
          <NotedSlot item={item} canAdd={canAdd} dispatch={dispatch}>
            <FilledSlot item={item} />
          </NotedSlot>
        );
      }
      return (
        <>
          <FilledSlot item={item} onTap={() => onTapItem(index)} />
          <NoteText note={item.note} />
        </>
      );
    },
    [onTapItem, canAdd, dispatch],
  );
  const renderMenuNote = (item: ListedItem, close: () => void) => (
    <MenuNote key={item.id} item={item} canAdd={canAdd} dispatch={dispatch} onDone={close} />
  );
  return (
    <>
      <SortableList
        label="Your ranking"
        items={items}
        itemKey={getKey}
        itemLabel={getLabel}
        onMove={(from, to, group) => {
          markHintSeen();
          dispatch({ type: 'itemMoved', from, to, group });
        }}
        externalType={LIST_ITEM_DRAG_TYPE}
        onDropExternal={add}
        touchDelay={TOUCH_DRAG_DELAY_CREATOR_MS}
        renderItem={renderItem}
        onRemove={remove}
        renderMenuExtra={onTapItem && renderMenuNote}
        empty={<AddItemPrompt rank={1} onTap={onTapItem && (() => onTapItem(0))} />}
      />
      {items.length > 0 && onTapItem && (
        <AddItemPrompt rank={items.length + 1} onTap={() => onTapItem(items.length)} />
      )}
    </>
  );
});

const getKey = (item: ListedItem) => item.id;
const getLabel = (item: ListedItem) => item.name;

/** The empty row below the ranking. With `onTap`, on phones, it opens the seasons. */
function AddItemPrompt({ rank, onTap }: { rank: number; onTap?: (() => void) | undefined }) {
  const content = (
    <>
      <span className={styles.rank} aria-hidden="true">
        {rank}
      </span>
      <span>{onTap ? `Tap to pick #${rank}` : 'Pick a castaway or season, or drop one here'}</span>
    </>
  );
  return onTap ? (
    <button type="button" className={styles.empty} onClick={onTap}>
      {content}
    </button>
  ) : (
    <p className={styles.empty}>{content}</p>
  );
}

const HINT_KEY = 'dragHintSeen';

/** Whoever has moved a row needs no hint at the next visit. */
const markHintSeen = () => writeStored(HINT_KEY, 'true');

/** Says how to move a row. A move leaves it in place, because the rows below must not jump. */
function DragHint() {
  const [isShown, setIsShown] = useState(() => readStored(HINT_KEY) === null);
  if (!isShown) return null;
  const handleDone = () => {
    markHintSeen();
    setIsShown(false);
  };
  return (
    <p className={styles.hint}>
      Hold a row to drag it, or tap its place to move it.
      <Button variant="quiet" size="small" onClick={handleDone}>
        Got it
      </Button>
    </p>
  );
}
