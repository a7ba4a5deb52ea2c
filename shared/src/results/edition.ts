import * as z from 'zod/mini';
import { DAY_MS, WEEK_MS } from '../limits.ts';
import { knownMembers } from '../members.ts';

const FRIDAY = 5;
const HOUR_MS = 3_600_000;

/** Swedes write dates as ids do: `2026-11-20`. */
const toNewYorkDay = (moment: Date) => moment.toLocaleDateString('sv-SE', { timeZone: 'America/New_York' });

/** The id of the latest edition at a moment: the day of the last Friday 00:00 in New York at or before it. */
export function getEditionId(moment: Date): string {
  const day = new Date(toNewYorkDay(moment));
  const daysSince = (day.getUTCDay() - FRIDAY + 7) % 7;
  return new Date(day.getTime() - daysSince * DAY_MS).toISOString().slice(0, 10);
}

/** When an edition is frozen: its Friday 00:00 in New York, in milliseconds since 1970. */
export function getEditionStart(id: string): number {
  const inSummer = Date.parse(id) + 4 * HOUR_MS;
  return getEditionId(new Date(inSummer)) === id ? inSummer : inSummer + HOUR_MS;
}

/** The id of the edition `weeks` later, or earlier when negative. */
export function addWeeks(id: string, weeks: number): string {
  return new Date(Date.parse(id) + weeks * WEEK_MS).toISOString().slice(0, 10);
}

/** Whether a text is an edition's id: a valid date that is a Friday. */
export function isEditionId(text: string): boolean {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(text) : undefined;
  return day?.getUTCDay() === FRIDAY && day.toISOString().startsWith(text);
}

/** An item with its rank, from 1. */
export type RankedItem = { readonly id: string; readonly rank: number };

/** The ranks of an edition, copied into later results so that movements need no second document. */
export const earlierRanksSchema = z.object({
  /** The Friday: `2026-11-20`. */
  week: z.string(),
  /** The ranked items, best first. */
  items: knownMembers(z.object({ id: z.string(), rank: z.int().check(z.gte(1)) })),
});
export type EarlierRanks = Readonly<z.infer<typeof earlierRanksSchema>>;

type Row = { readonly id: string; readonly rank?: number | undefined };

/** The rows that have a rank. */
export function getRanked<R extends Row>(rows: readonly R[]): readonly (R & RankedItem)[] {
  return rows.flatMap((row) => (row.rank === undefined ? [] : [{ ...row, rank: row.rank }]));
}

/** The ranks that an edition leaves in later results. */
export function toEarlierRanks(week: string, rows: readonly Row[]): EarlierRanks {
  return { week, items: getRanked(rows).map(({ id, rank }) => ({ id, rank })) };
}

/** How an item has moved since an edition, in ranks; `new` had no rank, or was not in its Top 10. */
export type Movement =
  | { readonly kind: 'up' | 'down'; readonly by: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'new' };

/** The movements of all ranked items since an edition, by id. */
export function findMovements(edition: readonly RankedItem[], now: readonly RankedItem[]) {
  const earlier = new Map(edition.map(({ id, rank }) => [id, rank]));
  return new Map(now.map(({ id, rank }) => [id, toMovement(earlier.get(id), rank)]));
}

function toMovement(earlier: number | undefined, rank: number): Movement {
  if (earlier === undefined) return { kind: 'new' };
  if (earlier === rank) return { kind: 'same' };
  return earlier > rank ? { kind: 'up', by: earlier - rank } : { kind: 'down', by: rank - earlier };
}

/** The items that were ranked in an edition and are not any more. */
export function findDropped(edition: readonly RankedItem[], now: readonly RankedItem[]) {
  return edition.filter(({ id }) => now.every((item) => item.id !== id));
}
