import { builtInSeasons, type Season } from '@outrank/shared/catalogue/catalogue';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { createShield, type Revealed } from '@outrank/shared/spoilers/createShield';
import { type ShownList, type SpoilerShield, showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { useStore } from '#createStore.ts';
import { seasonsStore } from '#data/catalogue/publishedSeasons.ts';
import type { LocalChoice } from '#data/reader/localChoice.ts';
import { revealed, useSpoilerChoice } from './shieldState.ts';

/** All seasons of the catalogue; a prerendered page has the built-in ones at first. */
export const useSeasons = (): readonly Season[] => useStore(seasonsStore, builtInSeasons);

type Sources = readonly [LocalChoice, Revealed, readonly Season[]];

/** All components share a shield, so that what has passed it is the same value everywhere. */
let latest: { readonly sources: Sources; readonly shield: SpoilerShield } | undefined;

/**
 * The gate that all names pass before they are drawn. Another one when the choice changes, an item is revealed or seasons are
 * published.
 */
export function useShield(): SpoilerShield {
  const sources: Sources = [useSpoilerChoice(), useStore(revealed), useSeasons()];
  if (!latest?.sources.every((source, index) => source === sources[index]))
    latest = { sources, shield: createShield(sources[0], sources[1]) };
  return latest.shield;
}

/** A list as the user may see it; the user's own as it is. */
export function useShownList(list: RankedList, uid: string | undefined): ShownList {
  const { showList } = useShield();
  return list.userId === uid ? showOwn(list) : showList(list);
}
