import { MODERATION_LOG } from '@outrank/shared/firestore/documentPaths';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Decision } from '../moderation/decision.ts';
import { db } from './emulator.ts';

export const anasComment: ReportTarget = { kind: 'comment', commentId: 'ana-1' };

/** What the curator Cleo decides about a target. */
export function decisionOf(action: Decision['action'], target: ReportTarget): Decision {
  return { by: 'cleo', action, target: reportTargetId(target), reason: 'Spam' };
}

/** What the log holds, in no order. */
export async function logged() {
  const { docs } = await db.collection(MODERATION_LOG).get();
  return docs.map((entry) => entry.data());
}
