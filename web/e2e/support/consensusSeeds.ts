import { toConsensus, toStoredConsensus } from '@outrank/shared/consensus/consensus';
import { countOrder, sumHeadToHeads } from '@outrank/shared/consensus/headToHeads';
import { getSubjectItems } from '@outrank/shared/consensus/subject';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import { consensusPath, type Subject } from '@outrank/shared/documents/results';
import type { ListedItem } from '@outrank/shared/lists/listedItem';
import { toEarlierRanks } from '@outrank/shared/results/edition';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import { Timestamp } from 'firebase-admin/firestore';
import { seedList, seedUser, store } from './seed.ts';

type Owner = { readonly userId: string; readonly userName: string };

/** Stores a list and submits it to the consensus of a subject, by default of a user who has never signed in. */
export async function seedSubmission(
  subject: Subject,
  items: readonly ListedItem[],
  owner?: Owner,
): Promise<ListKey> {
  const user = owner ?? (await seedUser('Submitter'));
  const key = { userId: user.userId, listId: await seedList({ ...user, items }) };
  const ballot = { listId: key.listId, at: Timestamp.now() };
  await store.doc(consensusBallotPath({ userId: key.userId, subject })).set(ballot);
  return key;
}

/** Publishes the consensus of made-up lists, enough for ranks, ranges and movements. No later count replaces it. */
export async function seedConsensus(subject: Subject, lists = 64): Promise<void> {
  const items = getSubjectItems(subject);
  const random = seededRandom(4);
  const parts = Array.from({ length: 16 }, () =>
    sumHeadToHeads(
      items,
      Array.from({ length: lists / 16 }, () => countOrder(items, random.shuffled(items).slice(0, 9))),
    ),
  );
  const [results, before] = [toConsensus(items, parts), toConsensus(items, parts.slice(1))];
  const state = {
    version: 1_000_000,
    publishedAt: new Date(),
    lastEdition: toEarlierRanks('2026-11-20', before.rows),
  };
  await store.doc(consensusPath(subject)).set({ ...toStoredConsensus(results), ...state });
}
