import { isDeepStrictEqual } from 'node:util';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { TopTen } from '@outrank/shared/ballots/topTen';
import { shardPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { Drift } from '../platform/drift.ts';
import { addShardsUp } from '../tally/addShardsUp.ts';
import { writeTopTen } from '../tally/writeTopTen.ts';

/**
 * Publishes a category's results. Results that claim to count as many changes as the shards, or more, and yet say
 * something else would never be overwritten: then the shards are given a change more. Read first, what is published cannot
 * be newer than the shards.
 */
export async function repairTopTen(db: Firestore, category: CategoryId): Promise<Drift[]> {
  const published = await db.doc(topTenPath(category)).get();
  const { results, version } = await addShardsUp(db, category);
  const ahead = Number(published.get('version') ?? 0) - version;
  const isWrong = ahead >= 0 && published.exists && !says(published, results);
  if (isWrong) {
    const changes = FieldValue.increment(ahead + 1);
    await db.doc(shardPath(category, 0)).set({ changes }, { merge: true });
  }
  await writeTopTen(db, category);
  return isWrong ? [{ path: published.ref.path, stored: 'other results', right: results.totalVotes }] : [];
}

function says(published: DocumentSnapshot, results: TopTen): boolean {
  return Object.entries(results).every(([field, value]) => isDeepStrictEqual(published.get(field), value));
}
