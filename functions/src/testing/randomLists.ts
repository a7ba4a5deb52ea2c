import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { type BrowseFilter, compareBy, matchesFilter } from '@outrank/shared/lists/browseFilter';
import { choosableTags, isChoosableTag, listTypes, type StoredTag } from '@outrank/shared/lists/tags';
import * as fc from 'fast-check';
import type { SomeList } from './catalogues.ts';

const words = fc.constantFrom('Winners', 'ranked', 'Kaôh Rōng', 'IDOL', 'blind side', "J'Tia", '?', '');
const text = fc.array(words, { maxLength: 5 }).map((chosen) => chosen.join(' '));
const contents = fc.record({
  userId: fc.constantFrom('ana', 'ben', 'an'),
  name: text,
  description: text,
  tags: fc.subarray<StoredTag>([...choosableTags, 'favorites']),
  type: fc.constantFrom(...listTypes),
  isPublic: fc.constantFrom(true, true, true, false),
  createdAt: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_500 }),
  upvoteCount: fc.nat(6),
});

/** Lists by chance, the same ones each time, with many ties. */
export function randomLists(count: number): SomeList[] {
  return fc
    .sample(contents, { numRuns: count, seed: 20001108 })
    .map((content, place) => ({ ...content, listId: `list_${1000 + place}` }));
}

/** A search as the specification words it: a plain filter and a plain sort over the public ones of all lists. */
export function plainSearch(lists: readonly SomeList[], favorites: ReadonlySet<string>) {
  const publicLists = lists
    .filter(({ isPublic }) => isPublic)
    .map((list) => ({
      ...list,
      key: listKeyText(list),
      tags: list.tags.filter(isChoosableTag),
      createdAt: new Date(list.createdAt).toISOString(),
    }))
    .toSorted((a, b) => (a.key < b.key ? -1 : 1));
  return (filter: BrowseFilter, userId?: string): string[] =>
    publicLists
      .filter((list) => userId === undefined || list.userId === userId)
      .filter((list) => matchesFilter(list, filter, favorites.has(list.key)))
      .sort(compareBy(filter.sort))
      .map(({ key }) => key);
}
