import { type ListKey, listKeyText } from '../documents/list.ts';
import type { Subject } from '../documents/results.ts';

/** A ranking that can be compared: a user's list, or the consensus of a subject. */
export type RankingKey = ListKey | Subject;

/** A ranking's key in an address: `{userId}~{listId}`, `seasons` or `cast-s20`. */
export function rankingKeyText(key: RankingKey): string {
  return typeof key === 'string' ? key : listKeyText(key);
}
