import { type BrowseFilter, listTypeOf } from '@outrank/shared/lists/browseFilter';
import { storedListSchema } from '@outrank/shared/lists/list';
import {
  type ChoosableTag,
  choosableTags,
  isChoosableTag,
  type ListType,
  listTypes,
} from '@outrank/shared/lists/tags';
import { searchText } from '@outrank/shared/text/searchText';
import * as z from 'zod/mini';

/** What search knows of a list; a hundred thousand of them stand in memory. */
export type SearchableList = {
  /** `listKeyText` of the list. */
  readonly key: string;
  /** Name and description as `searchText` compares them, with a line break between: no searched text holds one. */
  readonly text: string;
  /** The tags and the type, one bit each, and whether it is hidden. */
  readonly marks: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
  readonly upvoteCount: number;
};

/** The fields of a list document that search reads; a list's items are its bulk and stay where they are. */
export const searchedFields = [
  'name',
  'description',
  'tags',
  'type',
  'isPublic',
  'public',
  'createdAt',
  'upvoteCount',
] as const;

const searchedSchema = z.pick(storedListSchema, {
  name: true,
  description: true,
  tags: true,
  type: true,
  isPublic: true,
  public: true,
  createdAt: true,
  upvoteCount: true,
});

const publicSchema = z.object({ isPublic: z.literal(true) });

/**
 * A list document as search knows it, or undefined when it is private. One that says `isPublic` but is private in the
 * older way, or is no list, is kept where nobody finds it, so that the catalogue counts what the database counts.
 */
export function toSearchableList(key: string, document: unknown): SearchableList | undefined {
  if (!publicSchema.safeParse(document).success) return undefined;
  const { data } = searchedSchema.safeParse(document);
  if (!data || data.public === false) return { key, text: '', marks: HIDDEN, createdAt: 0, upvoteCount: 0 };
  return {
    key,
    text: `${searchText(data.name)}\n${searchText(data.description)}`,
    marks: marksOf([...data.tags.filter(isChoosableTag), data.type]),
    createdAt: Date.parse(data.createdAt),
    upvoteCount: data.upvoteCount,
  };
}

// Their order is part of the snapshots' layout (searchSnapshot.ts).
const markOrder: readonly (ChoosableTag | ListType)[] = [...choosableTags, ...listTypes];

/** The mark of what nobody finds. */
const HIDDEN = 1 << markOrder.length;

function marksOf(marks: readonly (ChoosableTag | ListType)[]): number {
  return marks.reduce((bits, mark) => bits | (1 << markOrder.indexOf(mark)), 0);
}

/** Whether a list is one that the filter asks for; the same as `matchesFilter` of shared, for the list in memory. */
export function createListFilter(
  { text, type, tags }: BrowseFilter,
  userId: string | undefined,
  favorites: ReadonlySet<string>,
): (list: SearchableList) => boolean {
  const words = searchText(text);
  const wishedType = listTypeOf(type);
  const marks = marksOf([...tags.filter(isChoosableTag), ...(wishedType ? [wishedType] : [])]);
  const owner = userId === undefined ? '' : `${userId}~`;
  const includesFavorites = tags.includes('favorites');
  return (list) =>
    (list.marks & (marks | HIDDEN)) === marks &&
    list.key.startsWith(owner) &&
    (!includesFavorites || favorites.has(list.key)) &&
    list.text.includes(words);
}
