import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useCallback, useState } from 'react';
import type { ListEditorState } from './useListEditor.ts';

export type ItemTarget = {
  /** The seasons are open, for the user to choose an item. */
  readonly isChoosing: boolean;
  /** Opens the seasons for the item at an index; one past the end adds an item. */
  readonly openAt: (index: number) => void;
  readonly hide: () => void;
  readonly choose: (item: ListedItem) => void;
};

/** On phones: which item the next choice replaces. After an addition the seasons stay open for the next one. */
export function useItemTarget({ content, add, replace }: ListEditorState): ItemTarget {
  const [target, setTarget] = useState<number>();
  const openAt = useCallback((index: number) => setTarget(index), []);
  const hide = useCallback(() => setTarget(undefined), []);
  const choose = (item: ListedItem) => {
    if (target === undefined || target >= content.items.length) {
      if (add(item) === 'placed') setTarget(content.items.length + 1);
    } else if (replace(item, target) === 'placed') hide();
  };
  return { isChoosing: target !== undefined, openAt, hide, choose };
}
