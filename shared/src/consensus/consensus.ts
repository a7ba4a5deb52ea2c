import * as z from 'zod/mini';
import { storedTimeSchema } from '../documents/timestamp.ts';
import { EARLY_BALLOTS } from '../limits.ts';
import { type HeadToHeads, packWins, sumHeadToHeads, unpackWins } from './headToHeads.ts';
import { type RankRange, rankRangeSchema } from './rankRange.ts';
import { computeRankRanges } from './rankRanges.ts';
import { findCircle, findWinnerOverAll, type ScoredItem, scoreItems } from './score.ts';

/** An item in the consensus. */
export type ConsensusRow = ScoredItem & {
  /** The ranks that it may have with more lists. Undefined below 50 lists, and without a rank. */
  readonly range: RankRange | undefined;
};

/** The ranks of an edition, copied into later results so that movements need no second document. */
export type EarlierRanks = {
  /** The Friday: `2026-11-20`. */
  readonly week: string;
  /** The ranked items, best first. */
  readonly items: readonly { readonly id: string; readonly rank: number }[];
};

/** The published consensus of a subject. */
export type Consensus = {
  /** All items, best first; those without a rank follow. */
  readonly rows: readonly ConsensusRow[];
  readonly headToHeads: HeadToHeads;
  /** The number of counted lists. */
  readonly ballots: number;
  /** The item that most lists put above each other ranked item. */
  readonly winner?: string | undefined;
  /** Three ranked items that beat each other, each the next. */
  readonly circle?: readonly [string, string, string] | undefined;
};

/** The consensus as parsed for a screen. */
export type PublishedConsensus = Consensus & {
  /** The server's time (ISO). */
  readonly publishedAt: string;
  /** The edition before these results; undefined before the first edition. */
  readonly lastEdition?: EarlierRanks | undefined;
};

/**
 * Computes the consensus of the lists that the parts count.
 * @param parts random groups of users, which the ranges of ranks compare.
 */
export function toConsensus(itemIds: readonly string[], parts: readonly HeadToHeads[]): Consensus {
  const headToHeads = sumHeadToHeads(itemIds, parts);
  const { ballots } = headToHeads;
  const scored = scoreItems(headToHeads);
  const ranked = scored.filter(({ rank }) => rank !== undefined).map(({ id }) => id);
  const ranges =
    ballots < EARLY_BALLOTS ? new Map<string, RankRange>() : computeRankRanges(itemIds, parts, ranked);
  return {
    rows: scored.map((item) => ({ ...item, range: ranges.get(item.id) })),
    headToHeads,
    ballots,
    winner: findWinnerOverAll(headToHeads, scored),
    circle: findCircle(headToHeads, scored),
  };
}

/**
 * Converts a consensus to what is stored. The counts are Base64 of what `packWins` gives, in the order of `itemIds`. Fields
 * without a value are left out.
 */
export function toStoredConsensus({ rows, headToHeads, ballots, ...rest }: Consensus) {
  return {
    items: rows.map(withoutUndefined),
    itemIds: [...headToHeads.items],
    wins: toBase64(packWins(headToHeads)),
    ballots,
    ...withoutUndefined(rest),
  };
}

/** The ranks that an edition leaves in later results. */
export function toEarlierRanks(week: string, { rows }: Consensus): EarlierRanks {
  return { week, items: rows.flatMap(({ id, rank }) => (rank === undefined ? [] : [{ id, rank }])) };
}

const count = z.int().check(z.gte(0));
const rank = z.int().check(z.gte(1));

const rowSchema = z.object({
  id: z.string(),
  score: count,
  rankedBy: count,
  beats: count,
  met: count,
  rank: z.optional(rank),
  range: z.optional(rankRangeSchema),
});

const earlierSchema = z.object({
  week: z.string(),
  items: z.array(z.object({ id: z.string(), rank })),
});

// An edition may be frozen before the first publication, and leaves its ranks alone.
const countedSchema = z.object({ ballots: z.optional(count) });

const storedSchema = z.object({
  items: z.array(z.unknown()),
  itemIds: z.array(z.string()),
  wins: z.string(),
  ballots: count,
  winner: z.optional(z.string()),
  circle: z.optional(z.array(z.string()).check(z.length(3))),
  publishedAt: storedTimeSchema,
  lastEdition: z.catch(z.optional(earlierSchema), undefined),
});

/**
 * Parses `consensus/{subject}` or one of its editions; undefined before the first list, when it is missing or counts none.
 * A broken row is skipped.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseConsensus(document: unknown): PublishedConsensus | undefined {
  if (document === undefined || !countedSchema.parse(document).ballots) return undefined;
  const { items, itemIds, wins, circle, ...rest } = storedSchema.parse(document);
  const [first = '', second = '', third = ''] = circle ?? [];
  return {
    ...rest,
    circle: circle && [first, second, third],
    rows: items.flatMap(parseRow),
    headToHeads: { items: itemIds, ballots: rest.ballots, wins: unpackWins(itemIds, fromBase64(wins)) },
  };
}

function parseRow(value: unknown): ConsensusRow[] {
  const row = rowSchema.safeParse(value).data;
  return row ? [{ ...row, rank: row.rank, range: row.range }] : [];
}

function withoutUndefined<T extends object>(value: T) {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined)) as {
    [Key in keyof T]: Exclude<T[Key], undefined>;
  };
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
