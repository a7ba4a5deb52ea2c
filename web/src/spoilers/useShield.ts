import { openShield, type SpoilerShield } from '@outrank/shared/spoilers/openShield';
import type { Revealed } from '@outrank/shared/spoilers/spoilerShield';
import { use } from 'react';
import { useStore } from '#createStore.ts';
import type { LocalChoice } from '#data/spoilers/localChoice.ts';
import { revealed } from './revealed.ts';
import { getShieldCode, loadShieldCode } from './shieldCode.ts';
import { useSpoilerChoice } from './useSpoilerChoice.ts';

const shields = new WeakMap<LocalChoice, Map<Revealed, SpoilerShield>>();

/**
 * The gate that all names pass before they are drawn. Another one when the choice changes or an item is revealed. Suspends
 * until the shield's code is there, so nothing is drawn without it.
 */
export function useShield(): SpoilerShield {
  const choice = useSpoilerChoice();
  const revealedItems = useStore(revealed);
  if (choice.mode === 'off') return openShield;
  const createShield = getShieldCode() ?? use(loadShieldCode());
  // All components share a shield, so that what has passed it is the same value everywhere.
  const known = shields.get(choice) ?? new Map<Revealed, SpoilerShield>();
  shields.set(choice, known);
  const shield = known.get(revealedItems) ?? createShield(choice, revealedItems);
  known.set(revealedItems, shield);
  return shield;
}
