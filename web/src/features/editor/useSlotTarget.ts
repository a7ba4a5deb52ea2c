import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { useCallback, useState } from 'react';
import type { ListEditorState } from './useListEditor.ts';

export type SlotTarget = {
  /** The seasons are shown for a slot. */
  readonly isChoosing: boolean;
  /** Shows the seasons for the slot at an index; one past the end is the empty slot. */
  readonly openFor: (index: number) => void;
  readonly hide: () => void;
  readonly choose: (item: ListedItem) => void;
};

/** On phones: which slot the next choice is for. Filling the empty slot goes on to the next one, a replacement is done. */
export function useSlotTarget({ content, add, replace }: ListEditorState): SlotTarget {
  const [target, setTarget] = useState<number>();
  const openFor = useCallback((index: number) => setTarget(index), []);
  const hide = useCallback(() => setTarget(undefined), []);
  const choose = (item: ListedItem) => {
    if (target === undefined || target >= content.items.length) {
      if (add(item) === 'placed') setTarget(content.items.length + 1);
    } else if (replace(item, target) === 'placed') hide();
  };
  return { isChoosing: target !== undefined, openFor, hide, choose };
}
