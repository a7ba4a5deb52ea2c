import type { Firestore } from 'firebase-admin/firestore';
import { log } from '../platform/log.ts';
import { publicLists } from '../platform/queries.ts';
import { catchUp, readEveryList, runSerially, type SeenCatalogue } from './catchUp.ts';
import { SearchCatalogue } from './SearchCatalogue.ts';
import { readSnapshot } from './searchSnapshot.ts';
import { listsOfChunk } from './snapshotRows.ts';

/** By how many lists the database has more than the catalogue: 0, unless a list says nothing of its changes. */
export type CountedCatalogue = SeenCatalogue & { readonly drift: number };

/** The catalogue as of now: the snapshot and what happened since, or every list when there is no snapshot. */
export async function loadCatalogue(db: Firestore): Promise<CountedCatalogue> {
  const snapshot = await readSnapshot(db);
  if (!snapshot) return readAnew(db);
  const catalogue = new SearchCatalogue();
  for (const chunk of snapshot.chunks) {
    for (const list of listsOfChunk(chunk)) catalogue.put(list);
  }
  return catchUpAndCount(db, { catalogue, seenUpTo: snapshot.seenUpTo, drift: 0 });
}

/**
 * Catches up and counts. A number that is off tells of lists that were written or removed past the rules, without
 * `changedAt` or a mark in `deletedLists` (an import, a restore): then every list is read anew.
 */
export async function catchUpAndCount(db: Firestore, known: CountedCatalogue): Promise<CountedCatalogue> {
  // Alone first: many changes may take longer to read than a transaction lasts.
  const caughtUp = await catchUp(db, known, runSerially);
  const counted = await count(db, caughtUp);
  if (counted.drift === known.drift) return counted;
  log.warn('searchCatalogue.readAnew', { drift: counted.drift });
  return readAnew(db);
}

// A drift that is left even now would be left the next time too, so it is taken as it is.
async function readAnew(db: Firestore): Promise<CountedCatalogue> {
  return count(db, await readEveryList(db, new SearchCatalogue()));
}

// In one transaction, so that both numbers are of the same moment.
function count(db: Firestore, known: SeenCatalogue): Promise<CountedCatalogue> {
  return db.runTransaction(
    async (transaction) => {
      const [seen, stored] = await Promise.all([
        catchUp(db, known, (query) => transaction.get(query)),
        transaction.get(publicLists(db).count()),
      ]);
      return { ...seen, drift: stored.data().count - seen.catalogue.size };
    },
    { readOnly: true },
  );
}
