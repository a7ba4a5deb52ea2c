import * as z from 'zod/mini';
import { storedTimeSchema } from '../documents/timestamp.ts';
import { EARLY_BALLOTS } from '../limits.ts';
import { knownMembers } from '../members.ts';
import { findRankRange, type RankRange, rankRangeSchema } from '../results/certainty.ts';
import { type EarlierRanks, earlierRanksSchema, getRanked } from '../results/edition.ts';
import {
  type HeadToHeads,
  packWins,
  subtractHeadToHeads,
  sumHeadToHeads,
  unpackWins,
} from './headToHeads.ts';
import { computeScores, findCycle, findWinnerOverAll, type ScoredItem, scoreItems } from './score.ts';

/** An item in the consensus. */
export type ConsensusRow = ScoredItem & {
  /** The ranks that it may have with more lists. Undefined below 50 lists, and without a rank. */
  readonly range?: RankRange | undefined;
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
  readonly cycle?: readonly [string, string, string] | undefined;
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
  const ranked = getRanked(scored).map(({ id }) => id);
  const ranges =
    ballots < EARLY_BALLOTS ? new Map<string, RankRange>() : computeRankRanges(itemIds, parts, ranked);
  return {
    rows: scored.map((item) => {
      const range = ranges.get(item.id);
      return range ? { ...item, range } : item;
    }),
    headToHeads,
    ballots,
    winner: findWinnerOverAll(headToHeads, scored),
    cycle: findCycle(headToHeads, scored),
  };
}

/** Student's t for 95 % and 15 degrees of freedom, one less than the 16 groups of users. */
const STUDENT_T = 2.131;

/**
 * The ranges of ranks in a consensus.
 * @param parts random groups of users.
 * @param ids the ranked items; others have no range.
 * @returns by id; empty for fewer than two parts.
 */
export function computeRankRanges(
  items: readonly string[],
  parts: readonly HeadToHeads[],
  ids: readonly string[],
): ReadonlyMap<string, RankRange> {
  if (parts.length < 2) return new Map();
  const all = sumHeadToHeads(items, parts);
  const estimates = {
    scores: computeScores(all),
    withoutOne: parts.map((part) => computeScores(subtractHeadToHeads(all, part))),
    studentT: STUDENT_T,
  };
  const indices = ids.map((id) => items.indexOf(id));
  return new Map(ids.map((id, position) => [id, findRankRange(estimates, indices[position] ?? -1, indices)]));
}

/** How many leaders a card shows at most. */
const LEADERS_MAX = 5;

/**
 * Converts a consensus to what is stored. The counts are Base64 of what `packWins` gives, in the order of `itemIds`. Fields
 * without a value are left out.
 */
export function toStoredConsensus({ rows, headToHeads, ballots, winner, cycle }: Consensus) {
  const leaders = getRanked(rows).slice(0, LEADERS_MAX);
  return {
    items: [...rows],
    leaders: leaders.map(({ id, rank, score }) => ({ id, rank, score })),
    itemIds: [...headToHeads.items],
    wins: toBase64(packWins(headToHeads)),
    ballots,
    ...(winner !== undefined && { winner }),
    ...(cycle && { circle: cycle }),
  };
}

const count = z.int().check(z.gte(0));

const rowSchema = z.object({
  id: z.string(),
  score: count,
  rankedBy: count,
  beats: count,
  met: count,
  rank: z.optional(z.int().check(z.gte(1))),
  range: z.optional(rankRangeSchema),
});

// An edition may be frozen before the first publication, and leaves its ranks alone.
const countedSchema = z.object({ ballots: z.optional(count) });

const storedSchema = z.object({
  items: knownMembers(rowSchema),
  itemIds: z.array(z.string()),
  wins: z.string(),
  ballots: count,
  winner: z.optional(z.string()),
  circle: z.catch(z.optional(z.array(z.string()).check(z.length(3))), undefined),
  publishedAt: storedTimeSchema,
  lastEdition: z.catch(z.optional(earlierRanksSchema), undefined),
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
    cycle: circle && [first, second, third],
    rows: items,
    headToHeads: { items: itemIds, ballots: rest.ballots, wins: unpackWins(itemIds, fromBase64(wins)) },
  };
}

const leadersSchema = z.object({
  // Missing in what was published before the field was.
  leaders: z._default(knownMembers(z.object({ id: z.string(), rank: count, score: count })), []),
  ballots: count,
});

/** What a card shows of a consensus. */
export type ConsensusLeaders = z.infer<typeof leadersSchema>;

const scoresSchema = z.object({ items: knownMembers(rowSchema), ballots: count });

export type ConsensusScores = Pick<PublishedConsensus, 'rows' | 'ballots'>;

/** The fields that these are read from. */
export const CONSENSUS_SCORES = ['items', 'ballots'] as const;

/** Parses only the rows and the number of lists, as `parseConsensus` does. */
export function parseConsensusScores(document: unknown): ConsensusScores | undefined {
  if (document === undefined || !countedSchema.parse(document).ballots) return undefined;
  const { items, ballots } = scoresSchema.parse(document);
  return { rows: items, ballots };
}

/** Parses only the leaders and the number of lists, as `parseConsensus` does. */
export function parseConsensusLeaders(document: unknown): ConsensusLeaders | undefined {
  if (document === undefined || !countedSchema.parse(document).ballots) return undefined;
  return leadersSchema.parse(document);
}

function toBase64(bytes: Uint8Array): string {
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
}

function fromBase64(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
