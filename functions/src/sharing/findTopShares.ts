import type { TopShare } from '@outrank/shared/sharing/shareCall';
import type { Firestore } from 'firebase-admin/firestore';
import { latestOwnShares } from '../platform/accountQueries.ts';
import { findShownShare } from './findShownShare.ts';

const SHOWN = 6;
const KEPT_MS = 5 * 60 * 1000;

let kept: { readonly at: number; readonly shares: Promise<readonly TopShare[]> } | undefined;

/**
 * The most upvoted of the lists that their owners shared last, for everybody. At most five minutes old, and read once for all
 * who ask meanwhile, so that nobody can buy reads by asking: about 140 of them for each instance.
 * @throws when Firestore fails; the next request tries again.
 */
export function findTopShares(db: Firestore, now = Date.now()): Promise<readonly TopShare[]> {
  if (kept && Math.abs(now - kept.at) < KEPT_MS) return kept.shares;
  const shares = readTopShares(db);
  kept = { at: now, shares };
  shares.catch(() => {
    if (kept?.shares === shares) kept = undefined;
  });
  return shares;
}

async function readTopShares(db: Firestore): Promise<readonly TopShare[]> {
  const { docs } = await latestOwnShares(db).get();
  // Of several shares of a list, the latest.
  const ids = new Map(docs.toReversed().map((share) => [String(share.get('sources')[0]), share.id]));
  const references = [...ids.keys()].map((source) => db.doc(source));
  const lists = references.length > 0 ? await db.getAll(...references, { fieldMask: ['upvoteCount'] }) : [];
  const upvotes = (index: number): number => lists[index]?.get('upvoteCount') ?? 0;
  const ranked = [...ids.values()].map((id, index) => ({ id, upvotes: upvotes(index) }));
  const shares: TopShare[] = [];
  for (const { id } of ranked.toSorted((a, b) => b.upvotes - a.upvotes)) {
    if (shares.length === SHOWN) break;
    const shown = await findShownShare(db, id);
    if (shown && !shown.isReported) shares.push({ id, title: shown.words.title, author: shown.words.author });
  }
  return shares;
}
