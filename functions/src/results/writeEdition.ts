import { editionPath, type PollId, resultsPath } from '@outrank/shared/documents/results';
import { getEditionId } from '@outrank/shared/results/edition';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import { runTransaction } from '../platform/runTransaction.ts';
import { sumShards } from './sumShards.ts';

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
