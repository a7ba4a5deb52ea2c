import { isDeepStrictEqual } from 'node:util';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { TopTen } from '@outrank/shared/ballots/topTen';
import { shardPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ReportDrift } from '../platform/drift.ts';
import { sumShards } from '../tally/sumShards.ts';
import { writeTopTen } from '../tally/writeTopTen.ts';

/**
 * Publishes a category's results. Wrong results whose version is not below the shards' would never be overwritten, so the
 * shards' version is raised past it. The published document is read first, so it cannot be newer than the shards.
 */
export async function repairTopTen(db: Firestore, category: CategoryId, report: ReportDrift): Promise<void> {
  const published = await db.doc(topTenPath(category)).get();
  const { results, version } = await sumShards(db, category);
  const ahead = Number(published.get('version') ?? 0) - version;
  const isWrong = ahead >= 0 && published.exists && !hasResults(published, results);
  if (isWrong) {
    const changes = FieldValue.increment(ahead + 1);
    await db.doc(shardPath(category, 0)).set({ changes }, { merge: true });
  }
  await writeTopTen(db, category);
  if (isWrong) report({ path: published.ref.path, stored: 'other results', right: results.totalVotes });
}

function hasResults(published: DocumentSnapshot, results: TopTen): boolean {
  return Object.entries(results).every(([field, value]) => isDeepStrictEqual(published.get(field), value));
}
