import { type ListKey, listKeyText, parseListKey } from '../firestore/documentPaths.ts';
import { parseSubject, type Subject } from './subject.ts';

/** A ranking that can be compared: a user's list, or the consensus of a subject. */
export type RankingKey = ListKey | Subject;

const LIST_KEY = /^[^/~]{1,128}~list_[0-9]{1,16}$/;

/** A ranking's key in an address: `{userId}~{listId}`, `seasons` or `cast-s20`. */
export function rankingKeyText(key: RankingKey): string {
  return typeof key === 'string' ? key : listKeyText(key);
}

/** Parses what `rankingKeyText` returns; undefined for anything else. */
export function parseRankingKey(text: string): RankingKey | undefined {
  return LIST_KEY.test(text) ? parseListKey(text) : parseSubject(text);
}
