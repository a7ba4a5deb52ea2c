import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { allKinds } from '@outrank/shared/documents/registry';
import type { Firestore } from 'firebase-admin/firestore';
import { removeOwned } from '../platform/ownedQueries.ts';
import { countBallots } from '../results/countBallots.ts';
import { listPolls } from '../results/polls.ts';

const withdrawnKinds = allKinds.filter(([, { life }]) => life.accountBlocked !== 'stay');

/**
 * Deletes the votes, reports, ballots, predictions and shares of the user of a blocked Google account, who leaves their
 * groups; the events of the deletions count again. Once the account is unblocked, nothing more is deleted. Safe to interrupt,
 * to repeat and to run twice at once. Returns counts of deleted documents, by kind.
 */
export async function withdrawBlocked(db: Firestore, googleId: string): Promise<Record<string, number>> {
  const blocked = db.doc(blockedAccountPath(googleId));
  const uid: unknown = (await blocked.get()).get('uid');
  if (typeof uid !== 'string') return {};
  const withdrawn: Record<string, number> = {};
  for (const [name, kind] of withdrawnKinds)
    withdrawn[name] = await removeOwned(db, kind, uid, { condition: blocked });
  // Uncount the ballots here: if the event of a deletion is lost, they stay counted until the repair job reaches their shard.
  await countBallots(db, uid, listPolls());
  return withdrawn;
}
