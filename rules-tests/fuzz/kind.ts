import type { DocumentData, Firestore } from 'firebase/firestore';
import type { Caller, Write } from './rest.ts';

/** What stands in place of a value that is taken away. */
export const removed = Symbol('removed');

/** A change that does no harm, and why. `at` is its place with `*` for any entry of an array and `+` for one more. */
export type Harmless = {
  readonly at: string;
  readonly reason: string;
  readonly is: (value: unknown, data: DocumentData) => boolean;
};

/** A request that the rules accept, whose fields are attacked one after the other. */
export type Kind = {
  readonly name: string;
  readonly by: Caller;
  readonly given: (db: Firestore) => Promise<unknown>;
  readonly id: string;
  readonly data: (id: string) => DocumentData;
  readonly writes: (data: DocumentData, id: string) => readonly Write[];
  /** Ids of other documents of this kind; without it the id is not attacked. */
  readonly isId?: (id: string) => boolean;
  readonly harmless: readonly Harmless[];
};

/** A blank until Unicode 6.3: JavaScript does not trim it any more, the expressions of the emulator's rules still know it as one. */
const formerBlank = /^\u180e|\u180e$/;

/** Trimmed as JavaScript trims, with this many UTF-16 code units. */
export function isTrimmedText(least: number, most: number) {
  return (value: unknown) =>
    isTextOf(least, most)(value) && value === String(value).trim() && !formerBlank.test(value);
}

export function isTextOf(least: number, most: number) {
  return (value: unknown): value is string =>
    typeof value === 'string' && value.length >= least && value.length <= most;
}

export const isSeasonId = (value: unknown) => typeof value === 'string' && /^s[0-9]{1,3}$/.test(value);

export function isSlug(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value) && !/^s?[0-9]+$/.test(value);
}

/** Whether no entry of this array of the document stands there twice. */
export function isListedOnce(value: unknown, entries: readonly unknown[]): boolean {
  return entries.filter((entry) => entry === value).length === 1;
}
