import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { blockAccount, unblockAccount } from './blockAccount.ts';
import type { Decision } from './decision.ts';
import { dismissReports } from './dismissReports.ts';
import { hideContent } from './hideContent.ts';
import { restoreContent } from './restoreContent.ts';

const handlers = {
  hide: hideContent,
  restore: restoreContent,
  keep: dismissReports,
  block: blockAccount,
  unblock: unblockAccount,
} as const;

/**
 * Applies a curator's decision and logs it once, however often it is called. Gives false when the target no longer exists.
 * A hidden list leaves the week's top lists at once, and the next one takes its place.
 * @throws when Firestore fails; a repeated call completes the decision.
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
  const isDone = await handlers[action](db, decision);
  const changesVisibility = action === 'hide' || action === 'restore';
  if (changesVisibility && parseReportTarget(target).kind === 'list') await computeWeeklyTop(db, now);
  return isDone;
}
