import { type ElectionId, resultsPath } from '@outrank/shared/firestore/documentPaths';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { createElection } from './elections.ts';
import { type CountedResults, sumShards } from './sumShards.ts';

/** Publishes the current results of an election, as `writeResults` does. */
export async function publishResults(db: Firestore, election: ElectionId): Promise<boolean> {
  return writeResults(db, election, await sumShards(db, election));
}

/**
 * Publishes results of an election. Older results never overwrite newer ones. Without a change nothing is written, so that
 * listeners are not notified.
 * @returns whether it wrote.
 */
export function writeResults(
  db: Firestore,
  election: ElectionId,
  { results, version }: CountedResults,
): Promise<boolean> {
  const published = db.doc(resultsPath(election));
  const { figuresPath } = createElection(election);
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
