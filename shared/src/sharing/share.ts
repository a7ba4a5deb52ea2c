import * as z from 'zod/mini';
import { categories } from '../catalogue/categories.ts';
import { isSubject, type Subject } from '../documents/results.ts';
import { listTypes } from '../documents/tags.ts';
import { BALLOT_SLOTS } from '../limits.ts';

/** The most items of a ranking that a share holds. */
export const SHARED_ITEMS_MAX = 50;

const SHARE_ID = /^[0-9a-f]{24}$/;

/** Whether a text is written like the id of a share. */
export function isShareId(text: string): boolean {
  return SHARE_ID.test(text);
}

const count = z.int().check(z.gte(0));
const rank = z.int().check(z.gte(1));
const itemIds = z.array(z.string()).check(z.maxLength(SHARED_ITEMS_MAX));
const categorySchema = z.enum(categories.map(({ id }) => id));
const subjectSchema = z.custom<Subject>((value) => typeof value === 'string' && isSubject(value));

const common = {
  /** The name of the list, of the category or of the subject, or whose rankings are compared. */
  title: z.string(),
  /** False: every item has a masked id (`isMaskedId`), so that no painter can name it. */
  hasNames: z.boolean(),
  /** When the user saved, or the results were published, in milliseconds since 1970. */
  updatedAt: z.number(),
};

const listShareSchema = z.object({
  kind: z.literal('list'),
  ...common,
  userName: z.string(),
  listType: z.enum(listTypes),
  /** The first items, best first. */
  itemIds,
  /** Parallel to `itemIds`: the season a contestant was picked from, or `''`. */
  itemSeasonIds: itemIds,
  /** The number of all items. */
  count,
});

const ballotShareSchema = z.object({
  kind: z.literal('ballot'),
  ...common,
  category: categorySchema,
  userName: z.string(),
  /** A contestant's slug, a masked id, or `''` for an empty slot. */
  slots: z.array(z.string()).check(z.length(BALLOT_SLOTS)),
  /** In whole percent; undefined before the first results. */
  agreement: z.optional(z.int().check(z.gte(0), z.lte(100))),
  /** The pick that the fewest ballots list. */
  boldest: z.optional(z.object({ id: z.string(), position: rank })),
});

const categoryShareSchema = z.object({
  kind: z.literal('category'),
  ...common,
  category: categorySchema,
  entries: z.array(z.object({ id: z.string(), rank, points: count })).check(z.maxLength(BALLOT_SLOTS)),
  ballots: count,
});

const consensusShareSchema = z.object({
  kind: z.literal('consensus'),
  ...common,
  subject: subjectSchema,
  /** `score` is in millionths. */
  entries: z.array(z.object({ id: z.string(), rank, score: count })).check(z.maxLength(SHARED_ITEMS_MAX)),
  /** The number of counted lists. */
  ballots: count,
});

const comparisonShareSchema = z.object({
  kind: z.literal('comparison'),
  ...common,
  /** Who made each of the two: a user's name, a list's name, or 'Fans'. */
  names: z.tuple([z.string(), z.string()]),
  /** Of `pairs` head-to-heads, how many both decide in the same way. */
  agreeing: count,
  pairs: count,
  /** The item whose ranks differ most, with both ranks. */
  biggest: z.optional(z.object({ id: z.string(), ranks: z.tuple([rank, rank]) })),
  /** The shared items in the order of the first and of the second. */
  itemIds: z.tuple([itemIds, itemIds]),
  /** The season that all contestants were picked from, or `''`. */
  seasonId: z.string(),
});

/** What a shared card shows, as it was when it was shared. */
export const shareSchema = z.discriminatedUnion('kind', [
  listShareSchema,
  ballotShareSchema,
  categoryShareSchema,
  consensusShareSchema,
  comparisonShareSchema,
]);

export type Share = z.infer<typeof shareSchema>;
export type ShareKind = Share['kind'];
export type ShareOf<Kind extends ShareKind> = Extract<Share, { kind: Kind }>;

/** The document `shares/{id}` beside what the card shows. */
const storedSchema = z.object({
  /** As JSON, because Firestore stores no array within an array. */
  share: z.pipe(
    z.pipe(
      z.string(),
      z.transform((text): unknown => JSON.parse(text)),
    ),
    shareSchema,
  ),
  /** What it was made from: paths of documents, a ballot's with its category behind a dot. */
  sources: z.array(z.string()),
  /** The users whose content it shows. */
  userIds: z.array(z.string()),
  /** Whose names the card shows, in its order; `''` for a name that is no user's. */
  namedIds: z.array(z.string()),
});
/** A share as the functions store it; the browser cannot read it. */
export type StoredShare = z.infer<typeof storedSchema>;

/**
 * Parses the document `shares/{id}`.
 * @throws z.core.$ZodError or SyntaxError when it is malformed.
 */
export function parseStoredShare(document: unknown): StoredShare {
  return storedSchema.parse(document);
}
