import type { ListItems } from '@outrank/shared/lists/itemChanges';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useCallback, useState } from 'react';
import type { ListEditorState } from './useListEditor.ts';

export type ItemTarget = {
  /** The index that the next choice fills; one past the end adds an item. */
  readonly index: number;
  /** The seasons are open, for the user to choose an item. */
  readonly isChoosing: boolean;
  /** Opens the seasons for the item at an index. */
  readonly selectSlot: (index: number) => void;
  readonly hide: () => void;
  /** The items with a chosen one, or with a dropped one at `dropIndex`; undefined when the list refuses it. */
  readonly place: (item: ListedItem, dropIndex: number | undefined) => ListItems | undefined;
  /** Goes on after the items changed: to the next addition, or away after a replacement. */
  readonly advance: (items: ListItems) => void;
};

type Editor = Pick<ListEditorState, 'content' | 'withAdded' | 'withReplaced'>;

/** On phones: which item the next choice replaces. After an addition the seasons stay open for the next one. */
export function useItemTarget({ content, withAdded, withReplaced }: Editor): ItemTarget {
  const [target, setTarget] = useState<number>();
  const end = content.items.length;
  const index = Math.min(target ?? end, end);
  const selectSlot = useCallback((at: number) => setTarget(at), []);
  const hide = useCallback(() => setTarget(undefined), []);
  return {
    index,
    isChoosing: target !== undefined,
    selectSlot,
    hide,
    place: (item, dropIndex) =>
      dropIndex === undefined && index < end ? withReplaced(item, index) : withAdded(item, dropIndex),
    advance: (items) => {
      if (target !== undefined) setTarget(items.length > end ? items.length : undefined);
    },
  };
}
