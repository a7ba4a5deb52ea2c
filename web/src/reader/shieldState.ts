import type { Revealed } from '@outrank/shared/spoilers/createShield';
import { createStore, useStore } from '#createStore.ts';
import { type LocalChoice, localChoice } from '#data/reader/localChoice.ts';

/* What the spoiler shield depends on: the reader's choice, and what is revealed of the page. */

/** What the user has watched; in another tab, too. A hydrated page reads it as well: what the build draws has no names. */
export const useSpoilerChoice = (): LocalChoice => useStore(localChoice);

const NOTHING: Revealed = new Set<string>();

/** What the reader has revealed of the open page. Not a context, so that turning the shield on or off keeps the page's state. */
export const revealed = createStore<Revealed>(NOTHING);

/** Reveals the item with this key until the reader leaves the page. */
export function revealItem(key: string): void {
  const before = revealed.get();
  if (before !== 'everything') revealed.set(new Set([...before, key]));
}

/** Reveals all of the page until the reader leaves it. */
export const revealPage = (): void => revealed.set('everything');

/** The reader leaves the page. */
export const hideAgain = (): void => revealed.set(NOTHING);

const hydrated = createStore(true);

/** False while a prerendered page is hydrated: the build knows no reader's choice, and what it drew must match at first. */
export const useIsHydrated = (): boolean => useStore(hydrated, false);
