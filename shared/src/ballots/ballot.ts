import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import { BALLOT_SLOTS } from '../limits.ts';
import { isSeasonId } from '../lists/listedItem.ts';
import { type CategoryId, categories } from './categories.ts';

/** The ten places of a ballot, the first one first: a contestant's slug, or `''` for an empty one. */
export type Slots = readonly string[];

/** A fan's ballot in one category. */
export type Ballot = {
  readonly slots: Slots;
  /** ISO, of the server; undefined in an older entry that does not tell. */
  readonly submittedAt: string | undefined;
};

/** A fan's ballots; a category without one is left out. */
export type Ballots = Readonly<Partial<Record<CategoryId, Ballot>>>;

export const emptySlots: Slots = Array<string>(BALLOT_SLOTS).fill('');

const documentSchema = z.record(z.string(), z.unknown());
const entrySchema = z.object({ ranking: z.optional(z.unknown()), submittedAt: z.optional(z.unknown()) });
const nestedSchema = z.object({ contestants: z.array(z.unknown()) });
const itemSchema = z.object({ id: z.string(), isEmpty: z.optional(z.unknown()) });

/** The slugs that the rules let in. */
export const SLUG = /^[a-z0-9-]{1,60}$/;

/** A slot in any of its forms: a slug, or an object with an id. What names no contestant is an empty slot. */
function slotOf(value: unknown): string {
  const item = itemSchema.safeParse(value).data;
  const id = item ? (item.isEmpty === true ? '' : item.id) : value;
  return typeof id === 'string' && SLUG.test(id) && !isSeasonId(id) ? id : '';
}

/**
 * The ten slots of a stored ranking: an array, or an object with an array of `contestants`. Anything else is ten empty
 * slots (specification, section 4). Missing slots are empty, an eleventh is not read, and a second mention of a contestant
 * is empty.
 */
export function parseSlots(ranking: unknown): Slots {
  const values = nestedSchema.safeParse(ranking).data?.contestants ?? ranking;
  if (!Array.isArray(values)) return emptySlots;
  const slots = emptySlots.map((_, place) => slotOf(values[place]));
  return slots.map((slug, place) => (slots.indexOf(slug) === place ? slug : ''));
}

/** Reads one entry of a ballots' document; undefined when there is none. */
export function parseBallot(entry: unknown): Ballot | undefined {
  if (entry === undefined || entry === null) return undefined;
  const { ranking, submittedAt } = entrySchema.safeParse(entry).data ?? {};
  return { slots: parseSlots(ranking), submittedAt: storedTimeSchema.safeParse(submittedAt).data };
}

/** Reads the document `userGlobalRankings/{uid}`; a missing or broken one holds no ballot. */
export function parseBallots(document: unknown): Ballots {
  const entries = documentSchema.safeParse(document).data ?? {};
  const read = categories.map(({ id }) => [id, parseBallot(entries[id])] as const);
  return Object.fromEntries(read.filter(([, ballot]) => ballot));
}

/** Whether a ballot names anybody; one that does not may not be submitted and is not counted. */
export function hasAnyPick(slots: Slots): boolean {
  return slots.some((slug) => slug !== '');
}

/** Where a contestant stands already, counted from 1; undefined when nowhere. */
export function findRank(slots: Slots, slug: string): number | undefined {
  const place = slug === '' ? -1 : slots.indexOf(slug);
  return place < 0 ? undefined : place + 1;
}

/** The words for a contestant who stands on the ballot already; positions count from 1. */
export function alreadyRankedMessage(name: string, position: number): string {
  return `${name} is already ranked at position ${position}.`;
}
