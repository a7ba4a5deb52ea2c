import { isDeepStrictEqual } from 'node:util';
import { type PollId, resultsPath, shardPath } from '@outrank/shared/documents/results';
import { type DocumentSnapshot, FieldValue, type Firestore } from 'firebase-admin/firestore';
import type { ReportDrift, StepResult } from '../platform/log.ts';
import { createPoll } from '../results/polls.ts';
import { sumShards, writeResults } from '../results/publishResults.ts';

/**
 * Publishes a poll's results. Results whose version is above the shards', or wrong ones of the same version, would not be
 * overwritten by the next ones, so the shards' version is raised past theirs. The published documents are read first, so they
 * cannot be newer than the shards.
 */
export async function repairResults(db: Firestore, poll: PollId, report: ReportDrift): Promise<StepResult> {
  const { shards, figuresPath } = createPoll(poll);
  const published = await db.doc(resultsPath(poll)).get();
  const figures = figuresPath ? await db.doc(figuresPath).get() : undefined;
  const counted = await sumShards(db, poll);
  const { results, version } = counted;
  const ahead = Number(published.get('version') ?? 0) - version;
  const isRight = hasFields(published, results.fields) && (!figures || hasFields(figures, results.figures));
  const isWrong = ahead >= 0 && published.exists && !isRight;
  const needsRaise = isWrong || ahead > 0;
  if (needsRaise) {
    const changes = FieldValue.increment(ahead + 1);
    await db.doc(shardPath(poll, 0)).set({ changes }, { merge: true });
  }
  // Results that were summed up before the raise could count as older than those of ballots counted meanwhile.
  await writeResults(db, poll, needsRaise ? await sumShards(db, poll) : counted);
  if (isWrong) report({ path: published.ref.path, stored: 'other results', right: results.ballots });
  // The shards, the published results twice, and their figures.
  const read = shards + 2 + (figures ? 1 : 0);
  return { checked: 1, read, repaired: isWrong ? 1 : 0, skipped: 0, isFinished: true };
}

function hasFields(published: DocumentSnapshot, fields: object | undefined): boolean {
  const { version: _, publishedAt: __, lastEdition: ___, ...stored } = published.data() ?? {};
  return isDeepStrictEqual(stored, fields);
}
