import { parseListKey } from '../documents/list.ts';
import type { RankingKey } from './rankingKey.ts';
import { parseSubject } from './subject.ts';

const LIST_KEY = /^[^/~]{1,128}~list_[0-9]{1,16}$/;

/** Parses what `rankingKeyText` returns; undefined for anything else. Needs the catalogue. */
export function parseRankingKey(text: string): RankingKey | undefined {
  return LIST_KEY.test(text) ? parseListKey(text) : parseSubject(text);
}
