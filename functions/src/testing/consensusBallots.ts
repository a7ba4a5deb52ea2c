import { parseConsensus } from '@outrank/shared/consensus/consensus';
import { findSubjectSeason } from '@outrank/shared/consensus/subject';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import { consensusPath, type Subject } from '@outrank/shared/documents/results';
import { FieldValue } from 'firebase-admin/firestore';
import { countBallots } from '../results/countBallots.ts';
import { createPoll } from '../results/polls.ts';
import { seedList } from './documents.ts';
import { db } from './emulator.ts';

/** Fields of a list that counts in this order. */
export function listOf(order: readonly string[], subject: Subject = 'seasons') {
  const seasonId = findSubjectSeason(subject)?.id ?? '';
  return { itemIds: [...order], itemSeasonIds: order.map(() => seasonId) };
}

/** Stores which list a user offers past the rules, without counting it. */
export async function offer({ userId, listId }: ListKey, subject: Subject = 'seasons'): Promise<void> {
  await db.doc(consensusBallotPath({ userId, subject })).set({ listId, at: FieldValue.serverTimestamp() });
}

/** Stores a list in this order and offers it, without counting it. Gives the key of the list. */
export async function offerOrder(userId: string, order: readonly string[], subject: Subject = 'seasons') {
  const key = await seedList(`The order of ${userId}`, { userId, more: listOf(order, subject) });
  await offer(key, subject);
  return key;
}

/** Counts what a user offers for a subject. */
export const countOffer = (userId: string, subject: Subject = 'seasons') =>
  countBallots(db, userId, [createPoll(subject)]);

export async function readConsensus(subject: Subject = 'seasons') {
  return parseConsensus((await db.doc(consensusPath(subject)).get()).data());
}
