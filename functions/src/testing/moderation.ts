import { MODERATION_LOG } from '@outrank/shared/firestore/documentPaths';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Decision } from '../moderation/decision.ts';
import { db } from './emulator.ts';

/** A decision of the curator Cleo. */
export function createDecision(action: Decision['action'], target: ReportTarget): Decision {
  return { by: 'cleo', action, target: reportTargetId(target), reason: 'Spam' };
}

/** Reads the moderation log, in no order. */
export async function readLog() {
  const { docs } = await db.collection(MODERATION_LOG).get();
  return docs.map((entry) => entry.data());
}
