import { MODERATION_LOG } from '@outrank/shared/documentPaths';
import { type Thing, thingText } from '@outrank/shared/thing';
import type { Decision } from '../moderation/decision.ts';
import { db } from './emulator.ts';

export const anasComment: Thing = { kind: 'comment', commentId: 'ana-1' };

/** What the curator Cleo decides about a thing. */
export function decisionOf(action: Decision['action'], thing: Thing): Decision {
  return { by: 'cleo', action, target: thingText(thing), reason: 'Spam' };
}

/** What the log holds, in no order. */
export async function logged() {
  const { docs } = await db.collection(MODERATION_LOG).get();
  return docs.map((entry) => entry.data());
}
