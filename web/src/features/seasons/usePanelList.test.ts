import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useListUpdates, usePanelList } from './usePanelList.ts';

const [tom, ian] = ['tom-westman', 'ian-rosenberger'].map((id) => contestantItem(id, 's10')) as [
  ListedItem,
  ListedItem,
];

/** A list of ids that takes each item once. */
function place(item: ListedItem, index = 0) {
  return item.id === tom.id ? undefined : [item.id, `at ${index}`];
}

test('each registered callback gets the new list once, for a click and for a drop, and none after its cleanup', () => {
  const { result } = renderHook(() => usePanelList(place));
  const [first, second] = [vi.fn(), vi.fn()];
  const { add, onUpdate } = result.current;
  const cleanUp = onUpdate(first);
  onUpdate(second);
  expect([add(ian), add(ian, 4)]).toEqual([true, true]);
  cleanUp();
  add(ian, 7);
  expect(first.mock.calls).toEqual([[[ian.id, 'at 0']], [[ian.id, 'at 4']]]);
  expect(second).toHaveBeenCalledTimes(3);
});

test('an item that the list refuses reaches no callback', () => {
  const { result } = renderHook(() => usePanelList(place));
  const callback = vi.fn();
  result.current.onUpdate(callback);
  expect(result.current.add(tom)).toBe(false);
  expect(callback).not.toHaveBeenCalled();
});

test("a component's callback ends when it unmounts", () => {
  const { result } = renderHook(() => usePanelList(place));
  const callback = vi.fn();
  const { unmount } = renderHook(() => useListUpdates(result.current, callback));
  result.current.add(ian);
  unmount();
  result.current.add(ian);
  expect(callback).toHaveBeenCalledOnce();
});
