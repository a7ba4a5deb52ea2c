import { findCategory } from '@outrank/shared/catalogue/categories';
import { parseSubject } from '@outrank/shared/consensus/subject';
import {
  editionPath,
  isSubject,
  type PollId,
  resultsPath,
  shardsPath,
} from '@outrank/shared/documents/results';
import { getEditionId } from '@outrank/shared/results/edition';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { runTransaction } from '../platform/runTransaction.ts';
import type { Services } from '../platform/services.ts';
import { parseShard, type Results } from './poll.ts';
import { createPoll } from './polls.ts';

export const publishTaskSchema = z.object({
  poll: z.custom<PollId>(
    (id) => typeof id === 'string' && (findCategory(id) ?? parseSubject(id)) !== undefined,
  ),
  dueAt: z.int(),
});

/** Requests that a poll's results are published within about two seconds; called after each change. */
export async function requestPublication({ request }: Services, poll: PollId): Promise<void> {
  const queue = isSubject(poll) ? 'publishConsensus' : 'publishTopTen';
  await request({ queue, key: poll, payload: { poll } });
}

/** The results of a poll. The version is the number of counted changes, so newer results have a higher one. */
export type CountedResults = { readonly results: Results; readonly version: number };

/**
 * Sums up all stored shards of a poll, as of one moment. A user's ballot is in one shard only, so it is counted
 * completely or not at all.
 */
export async function sumShards(db: Firestore, id: PollId): Promise<CountedResults> {
  const poll = createPoll(id);
  const { docs } = await db.collection(shardsPath(id)).get();
  const parts = docs.map((shard) => parseShard(poll, shard.data()));
  return {
    results: poll.toResults(parts.map(({ sums }) => sums)),
    version: parts.reduce((changes, part) => changes + part.changes, 0),
  };
}

/** Publishes the current results of a poll, as `writeResults` does. */
export async function publishResults(db: Firestore, poll: PollId): Promise<boolean> {
  return writeResults(db, poll, await sumShards(db, poll));
}

/**
 * Publishes results of a poll. Older results never overwrite newer ones. Without a change nothing is written, so that
 * listeners are not notified.
 * @returns whether it wrote.
 */
export function writeResults(
  db: Firestore,
  poll: PollId,
  { results, version }: CountedResults,
): Promise<boolean> {
  const published = db.doc(resultsPath(poll));
  const { rankCountsPath } = createPoll(poll);
  return runTransaction(db, async (transaction) => {
    const present = (await transaction.get(published)).data();
    if (version <= (typeof present?.version === 'number' ? present.version : 0)) return false;
    const lastEdition: unknown = present?.lastEdition;
    const state = { version, publishedAt: FieldValue.serverTimestamp() };
    if (rankCountsPath) transaction.set(db.doc(rankCountsPath), { ...results.rankCounts, ...state });
    transaction.set(published, {
      ...results.fields,
      ...state,
      ...(lastEdition !== undefined && { lastEdition }),
    });
    return true;
  });
}

/**
 * Freezes the results of a poll as its edition of the week. An existing edition is never changed, and a poll without
 * ballots has none. The edition's ranks are copied to the published results, and the previous edition's to the edition.
 * @returns whether it wrote.
 */
export async function writeEdition(db: Firestore, poll: PollId, moment: Date): Promise<boolean> {
  const week = getEditionId(moment);
  const edition = db.doc(editionPath(poll, week));
  if ((await edition.get()).exists) return false;
  const { results } = await sumShards(db, poll);
  if (results.ballots === 0) return false;
  const published = db.doc(resultsPath(poll));
  return runTransaction(db, async (transaction) => {
    const [present, latest] = await transaction.getAll(edition, published);
    if (present?.exists) return false;
    const before: unknown = latest?.get('lastEdition');
    const document = { ...results.fields, week, publishedAt: FieldValue.serverTimestamp() };
    transaction.create(edition, before ? { ...document, lastEdition: before } : document);
    transaction.set(published, { lastEdition: results.toEarlier(week) }, { mergeFields: ['lastEdition'] });
    return true;
  });
}
