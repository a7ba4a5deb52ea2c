import { listKeyText } from '@outrank/shared/firestore/documentPaths';
import { type BrowseFilter, everything } from '@outrank/shared/lists/browseFilter';
import type { ListType, StoredTag } from '@outrank/shared/lists/tags';
import { SearchCatalogue } from '../search/SearchCatalogue.ts';
import { toSearchableList } from '../search/searchableList.ts';

/** What search reads of a list, with its time in milliseconds. */
export type SomeList = {
  readonly userId: string;
  readonly listId: string;
  readonly name: string;
  readonly description: string;
  readonly tags: readonly StoredTag[];
  readonly type: ListType;
  readonly isPublic: boolean;
  readonly createdAt: number;
  readonly upvoteCount: number;
};

export const oneList: SomeList = {
  userId: 'ana',
  listId: 'list_1',
  name: 'All winners',
  description: '',
  tags: [],
  type: 'survivor-ranking',
  isPublic: true,
  createdAt: 1_700_000_000_000,
  upvoteCount: 0,
};

/** A list's document, as far as search reads it. */
export function storedList({ createdAt, ...list }: SomeList) {
  return { ...list, createdAt: { toDate: () => new Date(createdAt) } };
}

export function catalogueOf(lists: readonly SomeList[]): SearchCatalogue {
  const catalogue = new SearchCatalogue();
  for (const list of lists) {
    const searchable = toSearchableList(listKeyText(list), storedList(list));
    if (searchable) catalogue.put(searchable);
  }
  return catalogue;
}

/** The keys on all pages of a search, and what its last page calls their number. */
export function searchAll(
  catalogue: SearchCatalogue,
  filter: BrowseFilter = everything,
  favorites: ReadonlySet<string> = new Set(),
  userId?: string,
) {
  const keys: string[] = [];
  for (let page = 0; ; page += 1) {
    const answer = catalogue.find({ filter, page, userId }, favorites);
    keys.push(...answer.keys.map(listKeyText));
    if (!answer.hasMore) return { keys, total: answer.total };
  }
}
