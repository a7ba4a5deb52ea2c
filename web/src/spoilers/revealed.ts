import type { Revealed } from '@outrank/shared/spoilers/spoilerShield';
import { createStore } from '#createStore.ts';

/*
 * What the reader has revealed of the open page. Not a context, so that turning the shield on or off keeps the page's state.
 */

const NOTHING: Revealed = new Set<string>();

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
