import * as z from 'zod/mini';
import { isSeasonId } from '../catalogue/catalogue.ts';
import { type CategoryId, categories } from '../catalogue/categories.ts';
import { storedTimeSchema } from '../documents/timestamp.ts';
import { BALLOT_SLOTS } from '../limits.ts';

/** The ten slots of a ballot by rank: a contestant's slug, or `''` for an empty slot. */
export type Slots = readonly string[];

/** A user's ballot in one category. */
export type Ballot = {
  readonly slots: Slots;
  /** The server's time (ISO); undefined in an older entry. */
  readonly submittedAt: string | undefined;
};

/** A user's ballots. A category without a ballot is left out. */
export type Ballots = Readonly<Partial<Record<CategoryId, Ballot>>>;

export const emptySlots: Slots = Array<string>(BALLOT_SLOTS).fill('');

const documentSchema = z.looseObject({});
const entrySchema = z.object({ ranking: z.optional(z.unknown()), submittedAt: z.optional(z.unknown()) });
const nestedSchema = z.object({ contestants: z.array(z.unknown()) });
const itemSchema = z.object({ id: z.string(), isEmpty: z.optional(z.unknown()) });

/** The slugs that the rules accept. */
export const SLUG = /^[a-z0-9-]{1,60}$/;

/** Parses a slot in any of its forms: a slug, or an object with an id. Anything else is an empty slot. */
function parseSlot(value: unknown): string {
  const item = itemSchema.safeParse(value).data;
  const id = item ? (item.isEmpty === true ? '' : item.id) : value;
  return typeof id === 'string' && SLUG.test(id) && !isSeasonId(id) ? id : '';
}

/**
 * Parses a stored ranking, an array or an object with an array of `contestants`, into ten slots. Anything else becomes ten
 * empty slots. Missing slots and repeated contestants become empty slots, more than ten are ignored.
 */
export function parseSlots(ranking: unknown): Slots {
  const values = nestedSchema.safeParse(ranking).data?.contestants ?? ranking;
  if (!Array.isArray(values)) return emptySlots;
  const slots = emptySlots.map((_, index) => parseSlot(values[index]));
  return slots.map((slug, index) => (slots.indexOf(slug) === index ? slug : ''));
}

/** Parses the entry of one category; undefined when there is none. */
export function parseBallot(entry: unknown): Ballot | undefined {
  if (entry === undefined || entry === null) return undefined;
  const { ranking, submittedAt } = entrySchema.safeParse(entry).data ?? {};
  return { slots: parseSlots(ranking), submittedAt: storedTimeSchema.safeParse(submittedAt).data };
}

/** Parses the document `userGlobalRankings/{uid}`. A missing or broken one has no ballots. */
export function parseBallots(document: unknown): Ballots {
  const entries = documentSchema.safeParse(document).data ?? {};
  const parsed = categories.map(({ id }) => [id, parseBallot(entries[id])] as const);
  return Object.fromEntries(parsed.filter(([, ballot]) => ballot));
}

/** Whether a ballot names a contestant. One without any cannot be submitted and is not counted. */
export function hasAnyPick(slots: Slots): boolean {
  return slots.some((slug) => slug !== '');
}

/** The rank of a contestant on the ballot, from 1; undefined when there is none. */
export function findRank(slots: Slots, slug: string): number | undefined {
  const index = slug === '' ? -1 : slots.indexOf(slug);
  return index < 0 ? undefined : index + 1;
}

/** The message for a contestant who is already on the ballot. `position` is from 1. */
export function formatAlreadyRanked(name: string, position: number): string {
  return `${name} is already ranked at position ${position}.`;
}
