import type { Revealed } from '@outrank/shared/spoilers/spoilerShield';

/*
 * What the reader has revealed of the open page. Not a context, so that turning the shield on or off keeps the page's state.
 */

const NOTHING: Revealed = new Set<string>();

let revealed: Revealed = NOTHING;
const listeners = new Set<() => void>();

function setRevealed(next: Revealed): void {
  revealed = next;
  for (const notify of listeners) notify();
}

export const readRevealed = (): Revealed => revealed;

export function watchRevealed(onChange: () => void): () => void {
  listeners.add(onChange);
  return () => listeners.delete(onChange);
}

/** Reveals the item with this key until the reader leaves the page. */
export function revealItem(key: string): void {
  if (revealed !== 'everything') setRevealed(new Set([...revealed, key]));
}

/** Reveals all of the page until the reader leaves it. */
export const revealPage = (): void => setRevealed('everything');

/** The reader leaves the page. */
export const hideAgain = (): void => setRevealed(NOTHING);
