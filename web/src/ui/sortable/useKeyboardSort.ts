import { type KeyboardEvent, useState } from 'react';
import { clampIndex } from './dropLayout.ts';

/** What all moves of one grab have in common, and no other: the items before it. */
export type MoveGroup = readonly unknown[];

type KeyboardSort<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  move: (from: number, to: number, group: MoveGroup) => void;
  announce: (message: string) => void;
  /** Restores all items on Escape; needed where a second move does not undo the first, as in a list with gaps. */
  restore?: ((items: readonly Item[]) => void) | undefined;
};

type Grab<Item> = { key: string; from: number; items: readonly Item[] };

function getTargetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp') return clampIndex(index - 1, count);
  if (key === 'ArrowDown') return clampIndex(index + 1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Space or Enter on a handle grabs its row, arrow keys move it, Space or Enter drops it, Escape restores it. */
export function useKeyboardSort<Item>({
  items,
  itemKey,
  itemLabel,
  move,
  announce,
  restore,
}: KeyboardSort<Item>) {
  const [grab, setGrab] = useState<Grab<Item> | null>(null);
  const count = items.length;

  function start(item: Item, index: number) {
    setGrab({ key: itemKey(item), from: index, items });
    announce(
      `${itemLabel(item)} grabbed, place ${index + 1} of ${count}. Arrow keys move it, Space drops it, Escape puts it back.`,
    );
  }

  function handleGrabbedKey(
    event: KeyboardEvent,
    item: Item,
    index: number,
    { from, items: before }: Grab<Item>,
  ) {
    const target = getTargetIndex(event.key, index, count);
    if (target !== undefined) {
      event.preventDefault();
      move(index, target, before);
    } else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      setGrab(null);
      announce(`${itemLabel(item)} dropped at place ${index + 1} of ${count}.`);
    } else if (event.key === 'Escape') {
      event.preventDefault();
      event.stopPropagation();
      setGrab(null);
      if (restore) restore(before);
      else if (index !== from) move(index, from, before);
      announce(`${itemLabel(item)} put back at place ${from + 1} of ${count}.`);
    }
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const item = items[index];
    if (item === undefined) return;
    if (grab?.key === itemKey(item)) handleGrabbedKey(event, item, index, grab);
    else if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault();
      start(item, index);
    }
  }

  return { grabbedKey: grab?.key, handleKey, release: () => setGrab(null) };
}
