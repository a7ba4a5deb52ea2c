import { findSubject, isSubmittedByDefault } from '@outrank/shared/consensus/subject';
import {
  type ConsensusBallot,
  type ConsensusBallotKey,
  consensusBallotPath,
  consensusBallotSchema,
} from '@outrank/shared/documents/ballots';
import type { Subject } from '@outrank/shared/documents/results';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { toStoredItems } from '@outrank/shared/lists/listedItem';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { doc, type Transaction } from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';
import { readOne } from '#data/firebase/queries.ts';
import { readList } from './lists.ts';

export type CountedList = { readonly listId: string; readonly name: string };

/** Reads a user's submission for a subject; null without one. One document, which only its owner may read. */
export const readConsensusBallot = (key: ConsensusBallotKey): Promise<ConsensusBallot | null> =>
  readOne(consensusBallotPath(key), consensusBallotSchema);

/** Reads which list of a user counts for a subject; null without one, or when it was deleted. Two documents. */
export async function readCountedList(key: ConsensusBallotKey): Promise<CountedList | null> {
  const ballot = await readConsensusBallot(key);
  const list = ballot && (await readList({ userId: key.userId, listId: ballot.listId }));
  return list ? { listId: list.id, name: list.name } : null;
}

export type OwnedList = Pick<RankedList, 'userId' | 'id' | 'items'>;

/** What a saved list counts in, and whether it is the user's submission there. Reads one document. */
export async function readSubmission(transaction: Transaction, list: OwnedList) {
  const { userId, id, items } = list;
  const subject = findSubject(toStoredItems(items));
  if (subject === undefined) return { subject, isSubmitted: false };
  const ballot = await transaction.get(submissionOf(userId, subject));
  return {
    subject,
    isSubmitted: ballot.exists() && consensusBallotSchema.parse(ballot.data()).listId === id,
  };
}

type StoredSubmission = Awaited<ReturnType<typeof readSubmission>>;

/** The subject that content counts in once it is saved; only public lists count. */
export function findCountedSubject(
  content: ListContent,
  isPublic: boolean,
  stored?: StoredSubmission,
): Subject | undefined {
  const subject = isPublic ? findSubject(toStoredItems(content.items)) : undefined;
  if (subject === undefined) return undefined;
  return (content.isSubmitted ?? isSubmittedByDefault(content.name, subject, stored)) ? subject : undefined;
}

/** Where a user's submission for a subject stands: the batch that saves the list writes it, and replaces the earlier one. */
export const submissionOf = (userId: string, subject: Subject) =>
  doc(db, consensusBallotPath({ userId, subject }));
