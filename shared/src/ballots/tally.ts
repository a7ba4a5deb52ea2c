import * as z from 'zod/mini';
import { findContestant } from '../catalogue/catalogue.ts';
import { BALLOT_SLOTS } from '../limits.ts';
import { hasAnyPick, parseSlots, type Slots } from './ballot.ts';

/** How many ballots have somebody in the first to the tenth place. */
export type Places = readonly number[];

/** What some ballots add up to; as the difference of two such sums its numbers may be negative. */
export type Tally = {
  /** The ballots that name anybody. */
  readonly ballots: number;
  /** By slug; whoever stands nowhere is not in it. */
  readonly places: ReadonlyMap<string, Places>;
};

export const emptyTally: Tally = { ballots: 0, places: new Map() };

const noPlaces: Places = Array<number>(BALLOT_SLOTS).fill(0);

/**
 * What of a stored ranking counts: the slots of contestants that the catalogue knows. The rules cannot tell those from
 * made-up ones, and sums of made-up ones would grow without end. Undefined when nobody is named, which is no ballot.
 */
export function toCountedSlots(ranking: unknown): Slots | undefined {
  const slots = parseSlots(ranking).map((slug) => (findContestant(slug) ? slug : ''));
  return hasAnyPick(slots) ? slots : undefined;
}

/** What one ballot adds. */
export function tallyBallot(counted: Slots | undefined): Tally {
  if (!counted) return emptyTally;
  const named = counted.flatMap((slug, place) => (slug === '' ? [] : [[slug, place] as const]));
  const places = named.map(([slug, place]) => [slug, noPlaces.with(place, 1)] as const);
  return { ballots: 1, places: new Map(places) };
}

function combine(a: Tally, b: Tally, sign: 1 | -1): Tally {
  const places = new Map(a.places);
  for (const [slug, added] of b.places) {
    const before = places.get(slug) ?? noPlaces;
    const after = before.map((count, place) => count + sign * (added[place] ?? 0));
    if (after.some((count) => count !== 0)) places.set(slug, after);
    else places.delete(slug);
  }
  return { ballots: a.ballots + sign * b.ballots, places };
}

/** The tally with a difference, or another tally, added. */
export function addTallies(tally: Tally, difference: Tally): Tally {
  return combine(tally, difference, 1);
}

/** What must be added to `before` to get `after`. */
export function diffTallies(before: Tally, after: Tally): Tally {
  return combine(after, before, -1);
}

export function isEmptyTally({ ballots, places }: Tally): boolean {
  return ballots === 0 && places.size === 0;
}

/** The tallies of all parts together. */
export function sumTallies(parts: readonly Tally[]): Tally {
  return parts.reduce(addTallies, emptyTally);
}

const shardSchema = z.object({
  ballots: z._default(z.int(), 0),
  places: z._default(z.record(z.string(), z.record(z.string(), z.int())), {}),
  /** How often the shard was changed: the sum over all shards orders what is published. */
  changes: z.int(),
  /** How often `reconcile` repaired it. */
  repairs: z._default(z.int(), 0),
});

/** A part of a category's sums as it is stored. */
export type Shard = { readonly tally: Tally; readonly changes: number; readonly repairs: number };

/**
 * Reads a shard; a missing one has counted nothing yet. Its places are named `'1'` to `'10'`, so that each can be
 * incremented without reading the others.
 * @throws z.core.$ZodError when the document is not one.
 */
export function parseShard(document: unknown): Shard {
  if (document === undefined) return { tally: emptyTally, changes: 0, repairs: 0 };
  const { ballots, places, changes, repairs } = shardSchema.parse(document);
  const read = Object.entries(places).map(
    ([slug, counts]) => [slug, noPlaces.map((_, place) => counts[place + 1] ?? 0)] as const,
  );
  const present = read.filter(([, counts]) => counts.some((count) => count !== 0));
  return { tally: { ballots, places: new Map(present) }, changes, repairs };
}

const countedSchema = z.object({ slots: z.array(z.string()), shard: z.int() });

/** What has been counted of a fan's ballot, and in which shard. */
export type Counted = Readonly<z.infer<typeof countedSchema>>;

/**
 * Reads what has been counted of a ballot; undefined when nothing was.
 * @throws z.core.$ZodError when the document is another thing.
 */
export function parseCountedBallot(document: unknown): Counted | undefined {
  return document === undefined ? undefined : countedSchema.parse(document);
}

/** In how many shards the ballots of a category are counted; moving ballots to other shards would need a recount. */
export const SHARDS = 16;

/** The shard that counts a fan's ballots (FNV-1a, 32 bits). */
export function getShardIndex(uid: string, shards = SHARDS): number {
  let hash = 0x811c9dc5;
  for (const letter of uid) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash % shards;
}
