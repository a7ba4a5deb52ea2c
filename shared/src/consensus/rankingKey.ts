import { type ListKey, listKeyText, parseListKey } from '../documents/list.ts';
import type { Subject } from '../documents/results.ts';
import { parseSubject } from './subject.ts';

/** A ranking that can be compared: a user's list, or the consensus of a subject. */
export type RankingKey = ListKey | Subject;

/** A ranking's key in an address: `{userId}~{listId}`, `seasons` or `cast-s20`. */
export function rankingKeyText(key: RankingKey): string {
  return typeof key === 'string' ? key : listKeyText(key);
}

/** With a user's id that Firestore accepts. */
const LIST_KEY = /^(?!(?:\.{1,2}|__[^~]*__)~)[^/~\p{Cs}]{1,128}~list_[0-9]{1,16}$/u;

/** Parses what `rankingKeyText` returns; undefined for anything else. */
export function parseRankingKey(text: string): RankingKey | undefined {
  return LIST_KEY.test(text) ? parseListKey(text) : parseSubject(text);
}
