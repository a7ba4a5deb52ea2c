import * as z from 'zod/mini';
import { findContestant } from '../catalogue/catalogue.ts';
import { BALLOT_SLOTS } from '../limits.ts';
import { knownEntries } from '../members.ts';
import { fnv1a } from '../text/text.ts';
import { hasAnyPick, parseSlots, type Slots } from './ballot.ts';

/** How many ballots have a contestant at rank 1 to rank 10. */
export type RankCounts = readonly number[];

/** The sums of some ballots, or the difference of two tallies, which may have negative numbers. */
export type Tally = {
  /** The number of ballots that name a contestant. */
  readonly ballots: number;
  /** By slug. Contestants without a rank are left out. */
  readonly rankCounts: ReadonlyMap<string, RankCounts>;
};

export const emptyTally: Tally = { ballots: 0, rankCounts: new Map() };

export const noRanks: RankCounts = Array<number>(BALLOT_SLOTS).fill(0);

/**
 * The slots of a stored ranking that are counted: those of contestants in the catalogue. The rules cannot check slugs
 * against the catalogue, and sums of made-up slugs would grow without limit. Undefined when no slot is left.
 */
export function toCountedSlots(ranking: unknown): Slots | undefined {
  const slots = parseSlots(ranking).map((slug) => (findContestant(slug) ? slug : ''));
  return hasAnyPick(slots) ? slots : undefined;
}

/** The tally of one ballot. */
export function tallyBallot(counted: Slots | undefined): Tally {
  if (!counted) return emptyTally;
  const picks = counted.flatMap((slug, index) => (slug === '' ? [] : [[slug, index] as const]));
  const rankCounts = picks.map(([slug, index]) => [slug, noRanks.with(index, 1)] as const);
  return { ballots: 1, rankCounts: new Map(rankCounts) };
}

function combine(a: Tally, b: Tally, sign: 1 | -1): Tally {
  const rankCounts = new Map(a.rankCounts);
  for (const [slug, added] of b.rankCounts) {
    const before = rankCounts.get(slug) ?? noRanks;
    const after = before.map((count, index) => count + sign * (added[index] ?? 0));
    if (after.some((count) => count !== 0)) rankCounts.set(slug, after);
    else rankCounts.delete(slug);
  }
  return { ballots: a.ballots + sign * b.ballots, rankCounts };
}

/** The sum of two tallies, or of a tally and a difference. */
export function addTallies(a: Tally, b: Tally): Tally {
  return combine(a, b, 1);
}

/** The difference that turns `before` into `after` when added. */
export function diffTallies(before: Tally, after: Tally): Tally {
  return combine(after, before, -1);
}

export function isEmptyTally({ ballots, rankCounts }: Tally): boolean {
  return ballots === 0 && rankCounts.size === 0;
}

export function sumTallies(parts: readonly Tally[]): Tally {
  return parts.reduce(addTallies, emptyTally);
}

const shardSchema = z.object({
  ballots: z._default(z.int(), 0),
  rankCounts: z._default(knownEntries(knownEntries(z.int())), {}),
});

/**
 * Parses the sums of a shard; a missing one is empty. Its ranks are fields named `'1'` to `'10'`, so that each can be incremented
 * without reading the others.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseTallyShard(document: unknown): Tally {
  const { ballots, rankCounts } = shardSchema.parse(document ?? {});
  const parsed = Object.entries(rankCounts).map(
    ([slug, counts]) => [slug, noRanks.map((_, index) => counts[index + 1] ?? 0)] as const,
  );
  const present = parsed.filter(([, counts]) => counts.some((count) => count !== 0));
  return { ballots, rankCounts: new Map(present) };
}

/** The number of shards of a category. */
export const SHARDS = 64;

/** The shard that counts a user's ballots. */
export function getShardIndex(uid: string, shards = SHARDS): number {
  return fnv1a(uid) % shards;
}
