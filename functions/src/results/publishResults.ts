import {
  editionPath,
  isSubject,
  type PollId,
  resultsPath,
  shardsPath,
} from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { getEditionId } from '@outrank/shared/results/edition';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import * as z from 'zod/mini';
import { countedAfter } from '../platform/accountQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import type { Services } from '../platform/services.ts';
import { type Poll, parsePollShard } from './poll.ts';
import { createPoll, parsePollId } from './polls.ts';

export const publishTaskSchema = z.object({
  poll: z.custom<PollId>((id) => typeof id === 'string' && parsePollId(id) !== undefined),
});

/** Requests that a poll's results are published within about two seconds; called after each change. */
export async function requestPublication({ request }: Services, poll: PollId): Promise<void> {
  const queue = isSubject(poll) ? 'publishConsensus' : 'publishTopTen';
  await request({ queue, key: poll, payload: { poll } });
}

/** The sums of a poll's shards. The version is the number of counted changes, so newer sums have a higher one. */
export type Sums = {
  readonly parts: readonly unknown[];
  readonly version: number;
  /** The version of the published counts that may be replaced, 0 for missing ones; undefined when they stay. */
  readonly replaced: number | undefined;
};

/**
 * Sums up all stored shards of a poll, as of one moment. A user's ballot is in one shard only, so it is counted
 * completely or not at all.
 */
export async function sumShards(db: Firestore, id: PollId): Promise<Sums> {
  const poll = createPoll(id);
  // Before the shards are read, so that their sums have the changed ballots that this finds.
  const replaced = await findReplaced(db, poll);
  const { docs } = await db.collection(shardsPath(id)).get();
  const parts = docs.map((shard) => parsePollShard(poll, shard.data()));
  return {
    parts: parts.map(({ sums }) => sums),
    version: parts.reduce((changes, part) => changes + part.changes, 0),
    replaced,
  };
}

// Counts are replaced after ten changed ballots: several changes of one ballot, whose user knows them, hide no other.
async function findReplaced(db: Firestore, { id, counts }: Poll): Promise<number | undefined> {
  if (!counts) return undefined;
  const published = (await db.doc(counts.path).get()).data();
  if (!published) return 0;
  const changed = countedAfter(db, id, published.publishedAt).limit(ENOUGH_BALLOTS).count();
  return (await changed.get()).data().count < ENOUGH_BALLOTS ? undefined : published.version;
}

/** The results of sums with the published counts, or with new ones (`counts`), which are to be written. */
async function prepareResults(
  db: Firestore,
  transaction: Transaction,
  { counts, toResults }: Poll,
  { parts, replaced }: Sums,
) {
  const document = counts && (await transaction.get(db.doc(counts.path)));
  const results = toResults(parts, document?.data());
  const isReplaced = replaced === (document?.get('version') ?? 0);
  if (!document || !isReplaced || results.ballots < ENOUGH_BALLOTS) return { results };
  const fields = counts.fromParts(parts);
  return { results: toResults(parts, fields), counts: { ref: document.ref, fields } };
}

/** Publishes the current results of a poll, as `writeResults` does. */
export async function publishResults(db: Firestore, poll: PollId): Promise<boolean> {
  return writeResults(db, poll, await sumShards(db, poll));
}

/**
 * Publishes the results of sums. Older results never overwrite newer ones. Without a change nothing is written, so that
 * listeners are not notified.
 * @returns whether it wrote.
 */
export function writeResults(db: Firestore, id: PollId, sums: Sums): Promise<boolean> {
  const published = db.doc(resultsPath(id));
  const { version } = sums;
  return runTransaction(db, async (transaction) => {
    const present = (await transaction.get(published)).data();
    const before = typeof present?.version === 'number' ? present.version : 0;
    if (version < before) return false;
    const { results, counts } = await prepareResults(db, transaction, createPoll(id), sums);
    // A run that found nine changed ballots may have published the tenth already.
    if (version === before && !counts) return false;
    const lastEdition: unknown = present?.lastEdition;
    const state = { version, publishedAt: FieldValue.serverTimestamp() };
    if (counts) transaction.set(counts.ref, { ...counts.fields, ...state });
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
 * ballots has none. The edition's ranks are copied to the published results, which it brings up to date, and the previous
 * edition's to the edition.
 * @returns whether it wrote.
 */
export async function writeEdition(db: Firestore, poll: PollId, moment: Date): Promise<boolean> {
  const week = getEditionId(moment);
  const edition = db.doc(editionPath(poll, week));
  if ((await edition.get()).exists) return false;
  const sums = await sumShards(db, poll);
  const published = db.doc(resultsPath(poll));
  return runTransaction(db, async (transaction) => {
    const [present, latest] = await transaction.getAll(edition, published);
    if (present?.exists) return false;
    const { results, counts } = await prepareResults(db, transaction, createPoll(poll), sums);
    if (results.ballots === 0) return false;
    const before: unknown = latest?.get('lastEdition');
    const publishedAt = FieldValue.serverTimestamp();
    const document = { ...results.fields, week, publishedAt };
    transaction.create(edition, before ? { ...document, lastEdition: before } : document);
    const state = { version: sums.version, publishedAt };
    if (counts) transaction.set(counts.ref, { ...counts.fields, ...state });
    const isNewer = Number(latest?.get('version') ?? 0) > sums.version;
    const lastEdition = results.toEarlier(week);
    if (isNewer) transaction.update(published, { lastEdition });
    else transaction.set(published, { ...results.fields, ...state, lastEdition });
    return true;
  });
}
