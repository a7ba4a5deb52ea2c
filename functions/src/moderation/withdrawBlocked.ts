import type { DocumentKind } from '@outrank/shared/documents/documentKind';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { allKinds } from '@outrank/shared/documents/registry';
import type { DocumentReference, Firestore, Query } from 'firebase-admin/firestore';
import { findKnown, findOwned, withdrawOwned } from '../platform/ownedQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { countBallots } from '../results/countBallots.ts';
import { listPolls } from '../results/polls.ts';

/** Documents in one transaction. */
const PAGE = 200;

/** Counts of deleted documents, by kind. */
export type Withdrawn = Readonly<Record<string, number>>;

const withdrawnKinds = allKinds.filter(([, { life }]) => life.accountBlocked !== 'stay');

/**
 * Deletes the votes, reports, ballots, predictions and shares of the user of a blocked Google account, who leaves their
 * groups; the events of the deletions count again. Once the account is unblocked, nothing more is deleted. Safe to interrupt, to repeat and to run twice at once.
 * @throws when Firestore fails; the next run continues.
 */
export async function withdrawBlocked(db: Firestore, googleId: string): Promise<Withdrawn> {
  const blocked = db.doc(blockedAccountPath(googleId));
  const uid: unknown = (await blocked.get()).get('uid');
  if (typeof uid !== 'string') return {};
  const withdrawn: Record<string, number> = {};
  for (const [name, kind] of withdrawnKinds) {
    const owned = findOwned(db, kind, uid);
    const withdrawal = { blocked, kind, uid };
    withdrawn[name] = owned
      ? await removeAllWhileBlocked(db, withdrawal, owned)
      : await removeWhileBlocked(db, withdrawal, await findKnown(db, kind, uid));
  }
  // Uncount the ballots here: if the event of a deletion is lost, they stay counted until the repair job reaches their shard.
  await countBallots(db, uid, listPolls());
  return withdrawn;
}

type Withdrawal = { readonly blocked: DocumentReference; readonly kind: DocumentKind; readonly uid: string };

async function removeAllWhileBlocked(
  db: Firestore,
  withdrawal: Withdrawal,
  documents: Query,
): Promise<number> {
  let count = 0;
  for await (const page of readPages(documents.select(), PAGE)) {
    const refs = page.map(({ ref }) => ref);
    count += await removeWhileBlocked(db, withdrawal, refs);
  }
  return count;
}

/** Deletes documents and returns how many existed. Deletes nothing after the block has ended. */
function removeWhileBlocked(
  db: Firestore,
  { blocked, kind, uid }: Withdrawal,
  documents: readonly DocumentReference[],
): Promise<number> {
  return runTransaction(db, async (transaction) => {
    const [block, ...found] = await transaction.getAll(blocked, ...documents);
    const present = block?.exists ? found.filter(({ exists }) => exists) : [];
    for (const document of present) withdrawOwned(transaction, kind, document, uid);
    return present.length;
  });
}
