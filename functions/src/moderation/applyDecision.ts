import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { blockAccount, unblockAccount } from './blockAccount.ts';
import { dismissReports, resetName } from './closeReports.ts';
import type { Decision } from './decision.ts';
import { hideContent, restoreContent } from './hideContent.ts';

const handlers = {
  hide: hideContent,
  resetName,
  block: blockAccount,
  unblock: unblockAccount,
} as const;

/**
 * Applies a curator's decision and logs it once, however often it is called. Returns false when the target no longer exists,
 * or no longer says what the curator keeps or restores. The next list takes the place of a hidden one among the week's top at once.
 * @throws when Firestore fails; a repeated call completes the decision.
 */
export async function applyDecision(
  db: Firestore,
  curator: string,
  request: ModerateRequest,
  now: Date,
): Promise<boolean> {
  const { action, reason } = request;
  const target = getTarget(request);
  const decision: Decision = { by: curator, action, target, reason };
  const isDone = await apply(db, decision, request);
  const changesVisibility = action === 'hide' || action === 'restore';
  if (changesVisibility && parseReportTarget(target).kind === 'list') await computeWeeklyTop(db, now);
  return isDone;
}

function apply(db: Firestore, decision: Decision, request: ModerateRequest): Promise<boolean> {
  if (request.action === 'keep') return dismissReports(db, decision, request.content);
  if (request.action === 'restore') return restoreContent(db, decision, request.content);
  return handlers[request.action](db, decision);
}

function getTarget(request: ModerateRequest): string {
  if ('target' in request) return request.target;
  return request.action === 'block' ? request.uid : request.googleId;
}
