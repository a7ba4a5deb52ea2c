import { type EarlierTen, type PublishedTopTen, parseTopTen, type TopTen, type TopTenRow } from './topTen.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const FRIDAY = 5;
const FRIDAY_OFFSET_MS = (4 * 60 + 1) * 60 * 1000;

/** The results of a category at the end of a week. They never change. */
export type Edition = PublishedTopTen & {
  /** The Friday: `2026-11-20`. */
  readonly id: string;
};

/** The id of the latest edition at a moment: the day of the last Friday 04:01 UTC at or before it. */
export function getEditionId(moment: Date): string {
  const shifted = new Date(moment.getTime() - FRIDAY_OFFSET_MS);
  const daysSince = (shifted.getUTCDay() - FRIDAY + 7) % 7;
  return new Date(shifted.getTime() - daysSince * DAY_MS).toISOString().slice(0, 10);
}

/**
 * Parses an edition; undefined when it counts no ballot.
 * @throws z.core.$ZodError when the document is malformed.
 */
export function parseEdition(id: string, document: unknown): Edition | undefined {
  const results = parseTopTen(document);
  return results && { id, ...results };
}

/** The id of the edition `weeks` later, or earlier when negative. */
export function addWeeks(id: string, weeks: number): string {
  return new Date(Date.parse(id) + weeks * 7 * DAY_MS).toISOString().slice(0, 10);
}

/** Whether a text is an edition's id: a valid date that is a Friday. */
export function isEditionId(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day?.getUTCDay() === FRIDAY && day.toISOString().startsWith(text);
}

/** The part of an edition that is copied into later results. */
export function toEarlierTen(week: string, { top10 }: TopTen): EarlierTen {
  return { week, top10: top10.map(({ id, totalScore, rank }) => ({ id, totalScore, rank })) };
}

/** How an item has moved since an edition, in ranks; `new` had no rank, or was not in its Top 10. */
export type Movement =
  | { readonly kind: 'up' | 'down'; readonly by: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'new' };

type Ranked = readonly { readonly id: string; readonly rank: number }[];

/** The movements of all ranked items since an edition, by id. */
export function findMovements(edition: Ranked, now: Ranked): ReadonlyMap<string, Movement> {
  const earlier = new Map(edition.map(({ id, rank }) => [id, rank]));
  return new Map(now.map(({ id, rank }) => [id, toMovement(earlier.get(id), rank)]));
}

function toMovement(earlier: number | undefined, rank: number): Movement {
  if (earlier === undefined) return { kind: 'new' };
  if (earlier === rank) return { kind: 'same' };
  return earlier > rank ? { kind: 'up', by: earlier - rank } : { kind: 'down', by: rank - earlier };
}

type HasTop10 = { readonly top10: readonly TopTenRow[] };

/** The contestants of the edition's Top 10 who are not in the Top 10 any more. */
export function findDropped(edition: HasTop10, { top10 }: HasTop10): readonly TopTenRow[] {
  return edition.top10.filter(({ id }) => top10.every((row) => row.id !== id));
}
