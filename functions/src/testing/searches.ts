import { listKeyText } from '@outrank/shared/documents/list';
import {
  choosableTags,
  isChoosableTag,
  type ListType,
  listTypes,
  type StoredTag,
} from '@outrank/shared/documents/tags';
import { type BrowseFilter, compareBy, emptyFilter, matchesFilter } from '@outrank/shared/lists/browseFilter';
import * as fc from 'fast-check';
import { createLiveListIndex } from '../search/liveListIndex.ts';
import { db } from './emulator.ts';

/** What search reads of a list, with its time in milliseconds. */
export const oneList = {
  userId: 'ana',
  listId: 'list_1',
  name: 'All winners',
  description: '',
  tags: [] as readonly StoredTag[],
  type: 'survivor-ranking' as ListType,
  isPublic: true,
  createdAt: 1_700_000_000_000,
  upvoteCount: 0,
};
export type SearchedList = Readonly<typeof oneList>;

/** A list document, as far as search reads it. */
export function searchedDocument({ createdAt, ...list }: SearchedList) {
  return { ...list, createdAt: { toDate: () => new Date(createdAt) } };
}

/** Starts a search whose clock only `wait` moves. */
export function startSearch() {
  const clock = { now: 1_000_000 };
  const getListIndex = createLiveListIndex(db, () => clock.now);
  const totalOf = async (text: string, isFresh = false) =>
    (await getListIndex(isFresh)).find({ filter: { ...emptyFilter, text }, page: 0 }, new Set()).total;
  const wait = (milliseconds: number) => {
    clock.now += milliseconds;
  };
  return { totalOf, wait };
}

const words = fc.constantFrom('Winners', 'ranked', 'Kaôh Rōng', 'IDOL', 'blind side', "J'Tia", '?', '');
const text = fc.array(words, { maxLength: 5 }).map((chosen) => chosen.join(' '));
const anyContent = fc.record({
  userId: fc.constantFrom('ana', 'ben', 'an'),
  name: text,
  description: text,
  tags: fc.subarray<StoredTag>([...choosableTags, 'favorites']),
  type: fc.constantFrom(...listTypes),
  isPublic: fc.constantFrom(true, true, true, false),
  createdAt: fc.integer({ min: 1_700_000_000_000, max: 1_700_000_000_500 }),
  upvoteCount: fc.nat(6),
});

/** Random lists with many ties, the same ones each time. */
export function randomLists(count: number): SearchedList[] {
  return fc
    .sample(anyContent, { numRuns: count, seed: 20001108 })
    .map((content, index) => ({ ...content, listId: `list_${1000 + index}` }));
}

/** What a search must find, computed simply: a plain filter and a plain sort of all public lists. */
export function createPlainSearch(lists: readonly SearchedList[], favorites: ReadonlySet<string>) {
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
