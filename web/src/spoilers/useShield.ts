import type { RankedList } from '@outrank/shared/lists/rankedList';
import type { Revealed } from '@outrank/shared/spoilers/createShield';
import {
  inactiveShield,
  type ShownList,
  type SpoilerShield,
  showOwn,
} from '@outrank/shared/spoilers/spoilerShield';
import { use } from 'react';
import { useStore } from '#createStore.ts';
import type { LocalChoice } from '#data/spoilers/localChoice.ts';
import { getShieldCode, loadShieldCode, revealed, useSpoilerChoice } from './shieldState.ts';

const shields = new WeakMap<LocalChoice, Map<Revealed, SpoilerShield>>();

/**
 * The gate that all names pass before they are drawn. Another one when the choice changes or an item is revealed. Suspends
 * until the shield's code is there, so nothing is drawn without it.
 */
export function useShield(): SpoilerShield {
  const choice = useSpoilerChoice();
  const revealedItems = useStore(revealed);
  if (choice.mode === 'off') return inactiveShield;
  const createShield = getShieldCode() ?? use(loadShieldCode());
  // All components share a shield, so that what has passed it is the same value everywhere.
  const known = shields.get(choice) ?? new Map<Revealed, SpoilerShield>();
  shields.set(choice, known);
  const shield = known.get(revealedItems) ?? createShield(choice, revealedItems);
  known.set(revealedItems, shield);
  return shield;
}

/** A list as the user may see it; the user's own as it is. */
export function useShownList(list: RankedList, uid: string | undefined): ShownList {
  const { showList } = useShield();
  return list.userId === uid ? showOwn(list) : showList(list);
}
