import { isDeepStrictEqual } from 'node:util';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import { SHARDS } from '@outrank/shared/ballots/tally';
import type { TopTen } from '@outrank/shared/ballots/topTen';
import { shardPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ReportDrift } from '../platform/drift.ts';
import { sumShards } from '../tally/sumShards.ts';
import { writeResults } from '../tally/writeTopTen.ts';
import type { StepResult } from './runSteps.ts';

/** The shards, and the published results twice. */
const READS = SHARDS + 2;

/**
 * Publishes a category's results. Results whose version is above the shards', or wrong ones of the same version, would not be
 * overwritten by the next ones, so the shards' version is raised past theirs. The
 * published document is read first, so it cannot be newer than the shards.
 */
export async function repairTopTen(
  db: Firestore,
  category: CategoryId,
  report: ReportDrift,
): Promise<StepResult> {
  const published = await db.doc(topTenPath(category)).get();
  const counted = await sumShards(db, category);
  const { results, version } = counted;
  const ahead = Number(published.get('version') ?? 0) - version;
  const isWrong = ahead >= 0 && published.exists && !hasResults(published, results);
  const needsRaise = isWrong || ahead > 0;
  if (needsRaise) {
    const changes = FieldValue.increment(ahead + 1);
    await db.doc(shardPath(category, 0)).set({ changes }, { merge: true });
  }
  // Results that were summed up before the raise could count as older than those of ballots counted meanwhile.
  await writeResults(db, category, needsRaise ? await sumShards(db, category) : counted);
  if (isWrong) report({ path: published.ref.path, stored: 'other results', right: results.totalVotes });
  return { checked: 1, read: READS, repaired: isWrong ? 1 : 0, skipped: 0, isFinished: true };
}

function hasResults(published: DocumentSnapshot, results: TopTen): boolean {
  return Object.entries(results).every(([field, value]) => isDeepStrictEqual(published.get(field), value));
}
