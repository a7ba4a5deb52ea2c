import { isDeepStrictEqual } from 'node:util';
import { parseCountableList } from '@outrank/shared/consensus/consensusTally';
import { parseSubject } from '@outrank/shared/consensus/subject';
import type { ListKey } from '@outrank/shared/documents/list';
import type { PollId } from '@outrank/shared/documents/results';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { consensusBallotsOfList } from '../platform/accountQueries.ts';
import { createPoll } from './polls.ts';
import { tallyChange } from './tallyChange.ts';

/**
 * Counts a list again in the subjects that it is offered for, and requests their publication, as `tallyChange` does. A list
 * that is offered or taken back has another event, of the consensus ballot.
 * @returns the subjects in which this run changed something.
 */
export async function tallyOfferedList(
  db: Firestore,
  key: ListKey,
  requestPublication: (poll: PollId) => unknown,
): Promise<PollId[]> {
  const { docs } = await consensusBallotsOfList(db, key).get();
  const subjects = docs.flatMap(({ id }) => parseSubject(id) ?? []);
  const change = { uid: key.userId, changed: subjects, counted: subjects.map(createPoll) };
  return tallyChange(db, change, requestPublication);
}

/** Whether a list counts in another way after a change: a count of its votes is no such change. */
export function isCountedOtherwise(
  before: DocumentData | undefined,
  after: DocumentData | undefined,
): boolean {
  return !isDeepStrictEqual(parseCountableList(before), parseCountableList(after));
}
