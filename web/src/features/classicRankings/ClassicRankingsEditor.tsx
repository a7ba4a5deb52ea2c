import { TOUCH_DRAG_DELAY_CREATOR_MS } from '@outrank/shared/limits';
import {
  CLASSIC_LIST_KEYS,
  type ClassicEntry,
  classicListTitle,
} from '@outrank/shared/lists/classicRankings';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { X } from 'lucide-react';
import { useCallback } from 'react';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button, IconButton } from '#ui/form/Button.tsx';
import { SegmentedControl } from '#ui/form/Select.tsx';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import styles from './ClassicRankingsEditor.module.css';
import type { ClassicEditor } from './useClassicEditor.ts';

export const CLASSIC_DRAG_TYPE = 'classic-entry';

const listOptions = CLASSIC_LIST_KEYS.map((value) => ({ value, label: classicListTitle(value) }));

const getKey = ({ key }: ClassicEntry) => key;
const getName = ({ name }: ClassicEntry) => name ?? 'Entry without a name';
const renderEntry = (entry: ClassicEntry) => <span className={styles.name}>{getName(entry)}</span>;

type Props = {
  editor: ClassicEditor;
  /** On phones: opens the seasons. */
  onAdd: (() => void) | undefined;
  onCancel: () => void;
};

/** One of the three classic rankings to reorder, extend and shorten, and the buttons that save all three. */
export function ClassicRankingsEditor({ editor, onAdd, onCancel }: Props) {
  const { history, dispatch, list, setList, entries, add, save, isSaving, hasChanges } = editor;
  const title = classicListTitle(list);
  const renderActions = useCallback(
    (entry: ClassicEntry) => (
      <IconButton
        label={`Remove ${getName(entry)}`}
        icon={<X />}
        onClick={() => dispatch({ type: 'removed', list, key: entry.key })}
      />
    ),
    [dispatch, list],
  );
  return (
    <section className={styles.editor} aria-labelledby="classic-list">
      <SegmentedControl label="Ranking" options={listOptions} value={list} onChange={setList} />
      <div className={styles.head}>
        <h2 id="classic-list" className={styles.title}>
          {title}
        </h2>
        <UndoButtons history={history} dispatch={dispatch} />
      </div>
      <SortableList
        key={list}
        label={title}
        items={entries}
        itemKey={getKey}
        itemLabel={getName}
        onMove={(from, to, group) => dispatch({ type: 'moved', list, from, to, group })}
        externalType={CLASSIC_DRAG_TYPE}
        onDropExternal={(item: ListedItem, index) => add(item, index)}
        touchDelay={TOUCH_DRAG_DELAY_CREATOR_MS}
        renderItem={renderEntry}
        renderRowActions={renderActions}
        empty={<EmptyState text="Nobody is ranked here yet. Pick castaways from the seasons." />}
      />
      <div className={styles.buttons}>
        {onAdd && <Button onClick={onAdd}>Add a castaway</Button>}
        <Button variant="primary" isBusy={isSaving} disabled={!hasChanges} onClick={save}>
          Save
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </section>
  );
}
