import { toUsername } from '@outrank/shared/accounts/username';
import { type RateKind, ratePath } from '@outrank/shared/documents/rate';
import { USERNAME_MAX } from '@outrank/shared/limits';
import { findTextProblem } from '@outrank/shared/text/readable';
import type { DocumentData } from 'firebase/firestore';
import type { Writes } from '../support/requests.ts';
import type { Caller, RestWrite } from '../support/rest.ts';
import { getGoogleId, newRate } from '../support/users.ts';

/** Stands for a value that is removed. */
export const removed = Symbol('removed');

/** A replaced value that the rules accept. In the path, `*` is any entry of an array and `+` is one more. */
export type Harmless = readonly [
  path: string,
  reason: string,
  isHarmless: (value: unknown, data: DocumentData) => boolean,
];

/** A request that the rules accept, whose fields and id are attacked one at a time. */
export type ValidRequest = {
  readonly name: string;
  readonly by: Caller;
  readonly seed: Writes;
  readonly id: string;
  readonly createData: (id: string) => DocumentData;
  readonly createWrites: (data: DocumentData, id: string) => readonly RestWrite[];
  /** Whether the rules accept this id, too. Without it, the id is not attacked. */
  readonly isValidId?: (id: string) => boolean;
  readonly harmless?: readonly Harmless[];
};

/** Takes the first token of a bucket. */
export function takeFirst(uid: string, kind: RateKind, documentId: string): RestWrite {
  return { set: ratePath(getGoogleId(uid), kind), data: newRate(kind, documentId) };
}

// JavaScript no longer trims this blank, but the regular expressions of the emulator still do.
const formerBlank = /^\u180e|\u180e$/;

/** Trimmed as JavaScript trims, with this many UTF-16 code units. */
function isTrimmedText(min: number, max: number) {
  return (value: unknown) =>
    isText(min, max)(value) && value === String(value).trim() && !formerBlank.test(value);
}

/** The same, and others can read it. The emulator stores a question mark for half a surrogate pair. */
export function isReadableText(min: number, max: number) {
  return (value: unknown) =>
    isTrimmedText(min, max)(value) && findTextProblem(String(value).toWellFormed()) === undefined;
}

/** What the app makes no other username of. The emulator stores a question mark for half a surrogate pair. */
export function isUsername(value: unknown): boolean {
  const name = String(value).toWellFormed().replaceAll('\ufffd', '?');
  return isTrimmedText(1, USERNAME_MAX)(value) && toUsername(name) === name;
}

export function isText(min: number, max: number) {
  return (value: unknown): value is string =>
    typeof value === 'string' && value.length >= min && value.length <= max;
}

export const isSeasonId = (value: unknown) => typeof value === 'string' && /^s[0-9]{1,3}$/.test(value);

export function isSlug(value: unknown): boolean {
  return typeof value === 'string' && /^[a-z0-9-]{1,60}$/.test(value) && !/^s?[0-9]+$/.test(value);
}

export function occursOnce(value: unknown, entries: readonly unknown[]): boolean {
  return entries.filter((entry) => entry === value).length === 1;
}

/** Another contestant in this array, even one who is not in the catalogue. */
export function allowOtherContestants(
  path: string,
  getSlugs: (data: DocumentData) => readonly unknown[],
): Harmless {
  const isHarmless = (value: unknown, data: DocumentData) =>
    isSlug(value) && occursOnce(value, getSlugs(data));
  return [`${path}.*`, 'another contestant, even one who is not in the catalogue', isHarmless];
}
