import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { usePanelList } from './usePanelList.ts';

const [tom, ian] = ['tom-westman', 'ian-rosenberger'].map((id) => contestantItem(id, 's10')) as [
  ListedItem,
  ListedItem,
];

/** A list of ids that takes each item once. */
function place(item: ListedItem, index = 0) {
  return item.id === tom.id ? undefined : [item.id, `at ${index}`];
}

test('the registered callback gets the new list once, for a click and for a drop, and a later one replaces it', () => {
  const [first, second] = [vi.fn(), vi.fn()];
  const { result, rerender } = renderHook((onUpdate) => usePanelList(place, onUpdate), {
    initialProps: first,
  });
  const { add } = result.current;
  expect([add(ian), add(ian, 4)]).toEqual([true, true]);
  rerender(second);
  expect(result.current.add).toBe(add);
  add(ian, 7);
  expect(first.mock.calls).toEqual([[[ian.id, 'at 0']], [[ian.id, 'at 4']]]);
  expect(second.mock.calls).toEqual([[[ian.id, 'at 7']]]);
});

test('an item that the list refuses reaches no callback', () => {
  const callback = vi.fn();
  const { result } = renderHook(() => usePanelList(place, callback));
  expect(result.current.add(tom)).toBe(false);
  expect(callback).not.toHaveBeenCalled();
});
