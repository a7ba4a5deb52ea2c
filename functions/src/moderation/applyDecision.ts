import type { ReportedContent } from '@outrank/shared/documents/moderation';
import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { parseReportTarget } from '@outrank/shared/moderation/reportTarget';
import type { Firestore } from 'firebase-admin/firestore';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { blockAccount, unblockAccount } from './blockAccount.ts';
import { dismissReports } from './closeReports.ts';
import type { Decision } from './decision.ts';
import { hideContent, restoreContent } from './hideContent.ts';
import { resetName } from './resetName.ts';

/** @param seen what the curator keeps or restores. */
type Handler = (db: Firestore, decision: Decision, seen: ReportedContent | null) => Promise<boolean>;

const handlers: Readonly<Record<Decision['action'], Handler>> = {
  hide: hideContent,
  restore: restoreContent,
  resetName,
  keep: dismissReports,
  block: blockAccount,
  unblock: unblockAccount,
};

/**
 * Applies a curator's decision and logs it once, however often it is called. Returns false when the target no longer exists,
 * or no longer says what the curator keeps or restores. The next list takes the place of a hidden one among the week's top at once.
 */
export async function applyDecision(db: Firestore, curator: string, request: ModerateRequest, now: Date) {
  const { action, reason } = request;
  const target = getTarget(request);
  const seen = 'content' in request ? request.content : null;
  const hidesLists = request.action === 'block' && request.hidesLists;
  const decision = { by: curator, action, target, reason, ...(hidesLists && { hidesLists }) };
  const isDone = await handlers[action](db, decision, seen);
  const changesVisibility = action === 'hide' || action === 'restore';
  if (changesVisibility && parseReportTarget(target).kind === 'list') await computeWeeklyTop(db, now);
  return isDone;
}

function getTarget(request: ModerateRequest): string {
  if ('target' in request) return request.target;
  return request.action === 'block' ? request.uid : request.googleId;
}
