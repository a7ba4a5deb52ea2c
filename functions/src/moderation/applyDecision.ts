import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { blockAccount, unblockAccount } from './blockAccount.ts';
import type { Decision } from './decision.ts';
import { dismissReports } from './dismissReports.ts';
import { hideContent } from './hideContent.ts';
import { restoreContent } from './restoreContent.ts';

const ways = {
  hide: hideContent,
  restore: restoreContent,
  keep: dismissReports,
  block: blockAccount,
  unblock: unblockAccount,
} as const;

/**
 * Does what a curator decided, and writes it down once, however often it is asked for. Gives false when there was nothing
 * left to decide about. The week's top lists hold copies, so they are chosen anew at once.
 * @throws when Firestore fails; asking again ends it.
 */
export async function applyDecision(
  db: Firestore,
  curator: string,
  request: ModerateRequest,
  now: Date,
): Promise<boolean> {
  const { action, reason } = request;
  const target = 'target' in request ? request.target : request.uid;
  const decision: Decision = { by: curator, action, target, reason };
  const isDone = await ways[action](db, decision);
  const isAboutSight = action === 'hide' || action === 'restore';
  if (isAboutSight && parseReportTarget(target).kind === 'list') await computeWeeklyTop(db, now);
  return isDone;
}
