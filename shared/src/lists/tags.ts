import * as z from 'zod/mini';

/** Tags that a fan sets in the creator. */
export const listTags = ['social', 'strategic', 'challenge', 'spoiler'] as const;
/** Set from the items, never by hand. */
export const listTypes = ['season-ranking', 'survivor-ranking'] as const;

export type ListTag = (typeof listTags)[number];
export type ListType = (typeof listTypes)[number];

/** Older lists may hold `favorites`, which only Browse gives a meaning. */
export const storedTagSchema = z.enum([...listTags, ...listTypes, 'favorites']);
export type StoredTag = z.infer<typeof storedTagSchema>;

export const tagLabels: Record<ListTag, string> = {
  social: 'Social',
  strategic: 'Strategic',
  challenge: 'Challenge Beasts',
  spoiler: 'Spoiler',
};

export const typeLabels: Record<ListType, string> = {
  'season-ranking': 'Season Ranking',
  'survivor-ranking': 'Survivor Ranking',
};

export function isListTag(tag: string): tag is ListTag {
  return (listTags as readonly string[]).includes(tag);
}
