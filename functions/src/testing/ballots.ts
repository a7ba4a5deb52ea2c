import type { Slots } from '@outrank/shared/ballots/ballot';
import { parseTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { parseConsensus } from '@outrank/shared/consensus/consensus';
import { findSubjectSeason } from '@outrank/shared/consensus/subject';
import { ballotsPath, consensusBallotPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import { consensusPath, type Subject, topTenPath } from '@outrank/shared/documents/results';
import { FieldValue } from 'firebase-admin/firestore';
import { countBallots } from '../results/countBallots.ts';
import { categoryPolls, createPoll } from '../results/polls.ts';
import { seedList } from './documents.ts';
import { db } from './emulator.ts';

/** Fourteen contestants of the catalogue: more than fit on a ballot, few enough to tie. */
export const contestants =
  'tony-vlachos kim-spradlin cirie-fields rob-mariano todd-herzog yul-kwon parvati-shallow sarah-lacina dee-valladares john-cochran rob-cesternino jesse-lopez brian-heidik sophie-clarke'.split(
    ' ',
  );

/** Ten slots with these contestants; the others are empty. */
export function slotsOf(...slugs: readonly string[]): Slots {
  return Array.from({ length: 10 }, (_, index) => slugs[index] ?? '');
}

/** Stores a ballot past the rules, without counting it. */
export async function submitBallot(
  uid: string,
  slots: Slots,
  category: CategoryId = 'goat-social',
): Promise<void> {
  const entry = { ranking: [...slots], submittedAt: FieldValue.serverTimestamp() };
  await db.doc(ballotsPath(uid)).set({ [category]: entry }, { merge: true });
}

/** Stores and counts a ballot. */
export async function castBallot(uid: string, ...slugs: readonly string[]) {
  await submitBallot(uid, slotsOf(...slugs));
  return countBallots(db, uid, categoryPolls);
}

export async function publishedResults(category: CategoryId = 'goat-social') {
  const stored = parseTopTen((await db.doc(topTenPath(category)).get()).data());
  if (!stored) return undefined;
  const { publishedAt: _, ...results } = stored;
  return results;
}

/** Fields of a list that counts in this order. */
export function listOf(order: readonly string[], subject: Subject = 'seasons') {
  const seasonId = findSubjectSeason(subject)?.id ?? '';
  return { itemIds: [...order], itemSeasonIds: order.map(() => seasonId) };
}

/** Stores which list a user submits past the rules, without counting it. */
export async function submitList({ userId, listId }: ListKey, subject: Subject = 'seasons'): Promise<void> {
  await db.doc(consensusBallotPath({ userId, subject })).set({ listId, at: FieldValue.serverTimestamp() });
}

/** Stores a list in this order and submits it, without counting it. Returns the key of the list. */
export async function submitOrder(userId: string, order: readonly string[], subject: Subject = 'seasons') {
  const key = await seedList(`The order of ${userId}`, { userId, more: listOf(order, subject) });
  await submitList(key, subject);
  return key;
}

/** Counts what a user submits for a subject. */
export const countSubmission = (userId: string, subject: Subject = 'seasons') =>
  countBallots(db, userId, [createPoll(subject)]);

export async function readConsensus(subject: Subject = 'seasons') {
  return parseConsensus((await db.doc(consensusPath(subject)).get()).data());
}
