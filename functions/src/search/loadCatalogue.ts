import type { Firestore } from 'firebase-admin/firestore';
import { publicLists } from '../platform/contentQueries.ts';
import { log } from '../platform/log.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { catchUp, readEveryList, runOutsideTransaction, type SeenCatalogue } from './catchUp.ts';
import { SearchCatalogue } from './SearchCatalogue.ts';
import { readSnapshot, type Snapshot } from './searchSnapshot.ts';

export type CountedCatalogue = SeenCatalogue & {
  /** How many more lists the database has than the catalogue; 0 unless lists changed without `changedAt`. */
  readonly drift: number;
  /** What the catalogue was loaded from, unless every list was read. */
  readonly snapshot?: Snapshot;
};

/**
 * Loads the catalogue from the snapshot and the changes since, or from all lists when there is no snapshot. `changed` receives
 * the keys of lists that differ from the snapshot.
 */
export async function loadCatalogue(db: Firestore, changed?: Set<string>): Promise<CountedCatalogue> {
  let catalogue = new SearchCatalogue();
  const snapshot = await readSnapshot(db, () => {
    catalogue = new SearchCatalogue();
    return (row) => (typeof row === 'string' ? catalogue.remove(row) : catalogue.put(row));
  });
  if (!snapshot) return reloadCatalogue(db);
  return catchUpAndCount(db, { catalogue, seenUpTo: snapshot.seenUpTo, snapshot, changed, drift: 0 });
}

/**
 * Catches up and compares the sizes. Another difference than before means that lists were written or removed past the
 * rules, without `changedAt` or a tombstone in `deletedLists` (an import, a restore). Then every list is read again.
 */
export async function catchUpAndCount(db: Firestore, known: CountedCatalogue): Promise<CountedCatalogue> {
  // Outside a transaction first, because reading many changes may take longer than a transaction lasts.
  const caughtUp = await catchUp(db, known, runOutsideTransaction);
  const counted = await count(db, caughtUp);
  if (counted.drift === known.drift) return counted;
  log.warn('searchCatalogue.reloaded', { drift: counted.drift });
  return reloadCatalogue(db);
}

// A drift that remains after a full read would remain next time too, so it becomes the expected difference.
async function reloadCatalogue(db: Firestore): Promise<CountedCatalogue> {
  return count(db, await readEveryList(db, new SearchCatalogue()));
}

// One transaction, so that both numbers are of the same moment.
function count<Known extends SeenCatalogue>(
  db: Firestore,
  known: Known,
): Promise<Known & { readonly drift: number }> {
  return runTransaction(
    db,
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
