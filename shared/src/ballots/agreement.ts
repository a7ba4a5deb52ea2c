import { BALLOT_SLOTS } from '../limits.ts';
import { hasAnyPick, type Slots } from './ballot.ts';
import type { PublishedTopTen, TopTenRow } from './topTen.ts';

/** The points of places 1 to 10; whoever stands nowhere has none. */
function pointsByPlace(slots: readonly string[]): ReadonlyMap<string, number> {
  const points = slots.map((slug, place) => [slug, BALLOT_SLOTS - place] as const);
  return new Map(points.filter(([slug]) => slug !== ''));
}

// Those who share a rank are taken in the fan's own order: neither order of theirs is more right.
function slugsInFavorOf(slots: Slots, top10: readonly TopTenRow[]): string[] {
  const place = (id: string) => (slots.includes(id) ? slots.indexOf(id) : BALLOT_SLOTS);
  return top10.toSorted((a, b) => a.rank - b.rank || place(a.id) - place(b.id)).map(({ id }) => id);
}

/**
 * How far a ballot agrees with the Top 10, in whole percent: the points (10 for a first place down to 1 for a tenth) that
 * both give to the same people, as a share of all points that the two give. The same ten in the same order are 100, no
 * name in common is 0. Undefined when either names nobody.
 *
 * It is one minus Spearman's footrule on top-k lists with location parameter k + 1, which like 'Avg Pos' reads an unlisted
 * contestant as 11th, divided by what it is for lists without a common name: |i - j| = (11 - i) + (11 - j) - 2 min(11 - i, 11 - j).
 * @see Fagin, Kumar, Sivakumar: Comparing top k lists. SIAM Journal on Discrete Mathematics 17 (2003), 134-160.
 */
export function computeAgreement(slots: Slots, top10: readonly TopTenRow[]): number | undefined {
  if (!hasAnyPick(slots) || top10.length === 0) return undefined;
  const mine = pointsByPlace(slots);
  const theirs = pointsByPlace(slugsInFavorOf(slots, top10));
  const shared = [...mine].map(([slug, points]) => Math.min(points, theirs.get(slug) ?? 0));
  const all = [...mine.values(), ...theirs.values()];
  const total = (points: readonly number[]) => points.reduce((sum, each) => sum + each, 0);
  return Math.round((200 * total(shared)) / total(all));
}

export type BoldestPick = {
  readonly id: string;
  /** Where it stands on the ballot, from 1. */
  readonly position: number;
  /** How many ballots list it, one's own among them. */
  readonly listed: number;
};

/** The pick that the fewest ballots list, of equal ones the highest; undefined when the results do not tell. */
export function findBoldestPick(slots: Slots, { listedBy }: PublishedTopTen): BoldestPick | undefined {
  const picks = slots.flatMap((id, place) => {
    const listed = listedBy[id];
    return listed === undefined ? [] : [{ id, position: place + 1, listed }];
  });
  return picks.toSorted((a, b) => a.listed - b.listed)[0];
}
