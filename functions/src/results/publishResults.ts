import { type PollId, resultsPath } from '@outrank/shared/documents/results';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { createPoll } from './polls.ts';
import { type CountedResults, sumShards } from './sumShards.ts';

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
  const { figuresPath } = createPoll(poll);
  return runTransaction(db, async (transaction) => {
    const present = (await transaction.get(published)).data();
    if (version <= (typeof present?.version === 'number' ? present.version : 0)) return false;
    const lastEdition: unknown = present?.lastEdition;
    const state = { version, publishedAt: FieldValue.serverTimestamp() };
    if (figuresPath) transaction.set(db.doc(figuresPath), { ...results.figures, ...state });
    transaction.set(published, {
      ...results.fields,
      ...state,
      ...(lastEdition !== undefined && { lastEdition }),
    });
    return true;
  });
}
