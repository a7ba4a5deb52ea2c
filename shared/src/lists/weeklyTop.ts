import * as z from 'zod/mini';
import { findListTexts, storedListSchema, toStoredTexts } from '../documents/list.ts';
import { storedTimeSchema } from '../documents/timestamp.ts';
import { PREVIEW_ITEMS } from '../limits.ts';
import { knownMembers } from '../members.ts';
import { type RankedList, toRankedList } from './rankedList.ts';

const closingSchema = z.object({ airing: z.object({ key: z.string(), closesAt: storedTimeSchema }) });
const cardSchema = z.object({ ...storedListSchema.shape, itemCount: z.int() });
const weeklyTopSchema = z.object({ lists: knownMembers(cardSchema) });

/** What no card shows. */
const textsNotOnCards = findListTexts(({ seenOn }) => !seenOn.includes('card'));
const notOnCards: readonly string[] = ['basedOn', 'lastWeek', 'notes', ...textsNotOnCards];

/**
 * What `weeklyTop/current` holds of a stored list: what its card shows, so not its description, notes and earlier order, and
 * only its first items with their number.
 */
export function toStoredCard(list: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const isKnown = ([field]: [string, unknown]) =>
    field in storedListSchema.shape && !notOnCards.includes(field);
  const takeFirst = (items: unknown) => (Array.isArray(items) ? items.slice(0, PREVIEW_ITEMS) : items);
  return {
    ...toStoredTexts(() => ''),
    ...Object.fromEntries(Object.entries(list).filter(isKnown)),
    itemIds: takeFirst(list.itemIds),
    itemSeasonIds: takeFirst(list.itemSeasonIds),
    itemCount: Array.isArray(list.itemIds) ? list.itemIds.length : 0,
  };
}

/**
 * Parses `weeklyTop/current`, this week's top lists, best first, as far as their cards show them; empty when it is missing. A broken
 * card is skipped.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseWeeklyTop(document: unknown): RankedList[] {
  if (document === undefined) return [];
  const { lists } = weeklyTopSchema.parse(document);
  return lists.map(({ itemCount, ...list }) => ({ ...toRankedList(list), itemCount }));
}

/** What can be predicted, and until when. */
export type NextClosing = Readonly<z.infer<typeof closingSchema>['airing']>;

/** The prediction that closes next, as `weeklyTop/current` says; null when none does. */
export function parseNextClosing(document: unknown): NextClosing | null {
  return closingSchema.safeParse(document).data?.airing ?? null;
}
