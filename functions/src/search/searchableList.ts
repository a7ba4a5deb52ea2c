import {
  findListTexts,
  getListText,
  type ListTexts,
  mapListTexts,
  storedListSchema,
} from '@outrank/shared/documents/list';
import {
  type ChoosableTag,
  choosableTags,
  isChoosableTag,
  type ListType,
  listTypes,
} from '@outrank/shared/documents/tags';
import { type BrowseFilter, toListType } from '@outrank/shared/lists/browseFilter';
import { normalizeText } from '@outrank/shared/text/text';
import * as z from 'zod/mini';

/** What search needs of a list. */
export const searchableListSchema = z.object({
  /** `listKeyText` of the list. */
  key: z.string(),
  text: z.string(),
  /** One bit for each of `flagOrder`. */
  flags: z.int(),
  /** Milliseconds since 1970. */
  createdAt: z.int(),
  upvoteCount: z.int(),
});
export type SearchableList = Readonly<z.infer<typeof searchableListSchema>>;

const searchedSchema = z.pick(storedListSchema, {
  ...mapListTexts(() => true as const),
  tags: true,
  type: true,
  isPublic: true,
  public: true,
  createdAt: true,
  upvoteCount: true,
});

/** The fields of a list document that search reads. The items make up most of a document and are left out. */
export const searchedFields = Object.keys(searchedSchema.shape);

/** The tags and types, in the order of their bits in `flags`. */
export const flagOrder: readonly (ChoosableTag | ListType)[] = [...choosableTags, ...listTypes];

/** Converts a list document; undefined when it is private, also in the older way, or when no reader can parse it. */
export function toSearchableList(key: string, document: unknown): SearchableList | undefined {
  const { data } = searchedSchema.safeParse(document);
  if (!data?.isPublic || data.public === false) return undefined;
  return {
    key,
    text: toSearchableText(data),
    flags: toFlags([...data.tags.filter(isChoosableTag), data.type]),
    createdAt: Date.parse(data.createdAt),
    upvoteCount: data.upvoteCount,
  };
}

/** The searched texts in the form that searches compare. What is searched for has no line break, so it never spans two. */
export function toSearchableText(list: ListTexts): string {
  return findListTexts(({ isSearched }) => isSearched)
    .map((text) => normalizeText(getListText(list, text)))
    .join('\n');
}

function toFlags(tagsAndTypes: readonly (ChoosableTag | ListType)[]): number {
  return tagsAndTypes.reduce((bits, each) => bits | (1 << flagOrder.indexOf(each)), 0);
}

/** The flags that a list needs for the filter. */
export function toRequiredFlags({ type, tags }: BrowseFilter): number {
  const listType = toListType(type);
  return toFlags([...tags.filter(isChoosableTag), ...(listType ? [listType] : [])]);
}
