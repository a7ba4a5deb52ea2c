import type { createShield, Revealed } from '@outrank/shared/spoilers/createShield';
import { useSyncExternalStore } from 'react';
import { createStore, useStore } from '#createStore.ts';
import { type LocalChoice, localChoice } from '#data/spoilers/localChoice.ts';

/*
 * What the spoiler shield depends on: the reader's choice, what is revealed of the page, and the shield's own code. Without the
 * catalogue, because the login page starts with this.
 */

/**
 * What the user has watched; in another tab, too. A hydrated page reads it as well: what the build draws has no names.
 */
export function useSpoilerChoice(): LocalChoice {
  return useStore(localChoice);
}

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

type CreateShield = typeof createShield;

let loading: Promise<CreateShield> | undefined;
let loaded: CreateShield | undefined;

/** The code of the shield, once it is loaded: only readers who have turned it on need it. */
export const getShieldCode = (): CreateShield | undefined => loaded;

/** Loads the code of the shield. When that fails, what is drawn with it stays suspended, and the app offers to reload. */
export function loadShieldCode(): Promise<CreateShield> {
  loading ??= import('@outrank/shared/spoilers/createShield').then(
    (module) => {
      loaded = module.createShield;
      return loaded;
    },
    () => new Promise(() => {}),
  );
  return loading;
}

/** Loads it ahead of the first paint, which waits for it, when this browser has the shield on. */
export function preloadShield(): void {
  if (localChoice.get().mode === 'on') void loadShieldCode();
}

const watchNothing = () => () => undefined;

/** False while a prerendered page is hydrated: the build knows no reader's choice, and what it drew must match at first. */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    watchNothing,
    () => true,
    () => false,
  );
}
