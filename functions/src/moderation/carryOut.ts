import type { ModerateRequest } from '@outrank/shared/moderateCall';
import { thingOf } from '@outrank/shared/thing';
import type { Firestore } from 'firebase-admin/firestore';
import { computeWeeklyTop } from '../weeklyTop/computeWeeklyTop.ts';
import { barAccount, freeAccount } from './barAccount.ts';
import type { Decision } from './decision.ts';
import { hideThing } from './hideThing.ts';
import { keepThing } from './keepThing.ts';
import { restoreThing } from './restoreThing.ts';

const ways = {
  hide: hideThing,
  restore: restoreThing,
  keep: keepThing,
  block: barAccount,
  unblock: freeAccount,
} as const;

/**
 * Does what a curator decided, and writes it down once, however often it is asked for. Gives false when there was nothing
 * left to decide about. The week's top lists hold copies, so they are chosen anew at once.
 * @throws when Firestore fails; asking again ends it.
 */
export async function carryOut(
  db: Firestore,
  curator: string,
  request: ModerateRequest,
  now: Date,
): Promise<boolean> {
  const { action, reason } = request;
  const target = 'thing' in request ? request.thing : request.uid;
  const decision: Decision = { by: curator, action, target, reason };
  const isDone = await ways[action](db, decision);
  const isAboutSight = action === 'hide' || action === 'restore';
  if (isAboutSight && thingOf(target).kind === 'list') await computeWeeklyTop(db, now);
  return isDone;
}
