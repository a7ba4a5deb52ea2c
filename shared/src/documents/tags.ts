import * as z from 'zod/mini';

/** Tags that a user sets in the editor and can filter by. */
export const choosableTags = ['social', 'strategic', 'challenge', 'spoiler'] as const;
export type ChoosableTag = (typeof choosableTags)[number];

/** Tags that a list shows. `favorites` is an older tag: a list that has it keeps it, and nobody can choose it. */
export const listTags = [...choosableTags, 'favorites'] as const;
export type ListTag = (typeof listTags)[number];

/** Set from the items, never by hand. */
export const listTypes = ['season-ranking', 'survivor-ranking'] as const;
export type ListType = (typeof listTypes)[number];

/** A stored list has its type among its tags. */
export const storedTagSchema = z.enum([...listTags, ...listTypes]);
export type StoredTag = z.infer<typeof storedTagSchema>;

export const tagLabels: Record<ListTag, string> = {
  social: 'Social',
  strategic: 'Strategic',
  challenge: 'Challenge Beasts',
  spoiler: 'Spoiler',
  favorites: 'Favorites',
};

export const typeLabels: Record<ListType, string> = {
  'season-ranking': 'Season Ranking',
  'survivor-ranking': 'Survivor Ranking',
};

export function isChoosableTag(tag: string): tag is ChoosableTag {
  return (choosableTags as readonly string[]).includes(tag);
}

export function isListType(tag: string): tag is ListType {
  return (listTypes as readonly string[]).includes(tag);
}

export function isListTag(tag: string): tag is ListTag {
  return (listTags as readonly string[]).includes(tag);
}
