import { type KeyboardEvent, useRef, useState } from 'react';
import { announce } from '#ui/feedback/announce.ts';
import { isComposing } from '#ui/form/isComposing.ts';
import { clampIndex } from './dropLayout.ts';

/** What all moves of one grab have in common, and no other: the items before it. */
export type MoveGroup = readonly unknown[];

type KeyboardSort<Item> = {
  items: readonly Item[];
  itemKey: (item: Item) => string;
  itemLabel: (item: Item) => string;
  /** `isSilent` while a key is held: where the row has come to is announced once. */
  move: (from: number, to: number, group: MoveGroup, isSilent?: boolean) => void;
  /** Restores all items on Escape; needed where a second move does not undo the first, as in a list with gaps. */
  restore?: ((items: readonly Item[]) => void) | undefined;
};

type Grab<Item> = { key: string; from: number; items: readonly Item[] };

const grabKeys = [' ', 'Enter'];
const grabbedKeys = [...grabKeys, 'Escape', 'ArrowUp', 'ArrowDown', 'Home', 'End'];

function getTargetIndex(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowUp') return clampIndex(index - 1, count);
  if (key === 'ArrowDown') return clampIndex(index + 1, count);
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Space or Enter on a handle grabs its row, arrow keys move it, Space or Enter drops it, Escape restores it. */
export function useKeyboardSort<Item>(options: KeyboardSort<Item>) {
  const { items, itemKey, itemLabel, move, restore } = options;
  const [grab, setGrab] = useState<Grab<Item> | null>(null);
  const wasSilent = useRef(false);
  const count = items.length;

  function handleGrabbedKey(event: KeyboardEvent, name: string, index: number, grabbed: Grab<Item>) {
    const { from, items: before } = grabbed;
    const target = getTargetIndex(event.key, index, count);
    if (target !== undefined) {
      wasSilent.current = event.repeat;
      return move(index, target, before, event.repeat);
    }
    setGrab(null);
    if (event.key !== 'Escape') return announce(`${name} dropped at place ${index + 1} of ${count}.`);
    event.stopPropagation();
    if (restore) restore(before);
    else if (index !== from) move(index, from, before);
    announce(`${name} put back at place ${from + 1} of ${count}.`);
  }

  function handleKey(event: KeyboardEvent, index: number) {
    const item = items[index];
    if (item === undefined || isComposing(event.nativeEvent)) return;
    const name = itemLabel(item);
    const grabbed = grab?.key === itemKey(item) ? grab : undefined;
    if (!(grabbed ? grabbedKeys : grabKeys).includes(event.key)) return;
    event.preventDefault();
    if (grabbed) return handleGrabbedKey(event, name, index, grabbed);
    setGrab({ key: itemKey(item), from: index, items });
    announce(
      `${name} grabbed, place ${index + 1} of ${count}. Arrow keys move it, Space drops it, Escape puts it back.`,
    );
  }

  function handleKeyUp(event: KeyboardEvent, index: number) {
    // Space would also press the handle.
    if (event.key === ' ') event.preventDefault();
    const item = items[index];
    if (!wasSilent.current || item === undefined) return;
    wasSilent.current = false;
    announce(`${itemLabel(item)} moved to place ${index + 1} of ${count}.`);
  }

  return { grabbedKey: grab?.key, handleKey, handleKeyUp, release: () => setGrab(null) };
}
