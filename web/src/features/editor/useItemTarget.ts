import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useCallback, useState } from 'react';
import type { ListEditorState } from './useListEditor.ts';

export type ItemTarget = {
  /** The seasons are shown for a slot. */
  readonly isChoosing: boolean;
  /** Shows the seasons for the slot at an index; one past the end is the empty slot. */
  readonly openAt: (index: number) => void;
  readonly hide: () => void;
  readonly choose: (item: ListedItem) => void;
};

/** On phones: which slot the next choice is for. Filling the empty slot goes on to the next one, a replacement is done. */
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
