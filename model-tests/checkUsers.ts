import { googleAccountPath } from '@outrank/shared/documents/account';
import * as fc from 'fast-check';
import { FieldValue } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { createFavoritesReader, findLists } from '../functions/src/search/findLists.ts';
import { createLiveListIndex, createMemoryEngine } from '../functions/src/search/liveListIndex.ts';
import { publishWriteEvents, schedules } from '../functions/src/testing/delivery/cloudEvents.ts';
import {
  anyDeliveryPlans,
  type DeliveryPlan,
  EventQueue,
  runSchedules,
} from '../functions/src/testing/delivery/EventQueue.ts';
import { databaseOf, emptyDatabaseOf } from '../functions/src/testing/emulator.ts';
import { createGoogleUsers, emptyAuth, getGoogleId } from '../functions/src/testing/googleUsers.ts';
import { findViolations } from '../functions/src/testing/invariants/findViolations.ts';
import { findStaleCards } from '../functions/src/testing/invariants/listViolations.ts';
import { projectId } from '../web/src/testing/emulatorDatabase.ts';
import { type Action, act, anyAction, createFirstActions } from './actions.ts';
import { getExpected, readActual } from './readings.ts';
import { createWorld, type User, users } from './world.ts';

type Size = { readonly actions: number; readonly runs: number; readonly timeMs: number };

const db = databaseOf(projectId);
const friday = new Date('2026-11-20T04:01:00Z');
const scheduled = [
  schedules.recomputeWeeklyTop,
  schedules.rebuildSearchSnapshot,
  () => schedules.freezeEdition(friday),
  schedules.repairJob,
];
/** A schedule runs after so many actions. */
const SCHEDULE_EVERY = 6;
const totals = { actions: 0, done: 0, deliveries: 0, faults: 0, losses: 0 };

/**
 * Checks that every user reads what the model says after users acted and every event followed any delivery plan. Stops early when
 * the time is over. A failure prints its seed and the shortest failing run found in that time.
 */
export async function checkUsers({ actions, runs, timeMs }: Size) {
  const anyActions = fc.array(anyAction, { minLength: actions / 2, maxLength: actions, size: 'max' });
  await fc.assert(fc.asyncProperty(anyActions, anyDeliveryPlans, checkRun), {
    numRuns: runs,
    plugins: [fc.interruptAfterTimeLimit(timeMs)],
  });
  return totals;
}

async function checkRun(actions: readonly Action[], plans: readonly DeliveryPlan[]): Promise<void> {
  await emptyDatabaseOf(projectId);
  await emptyAuth();
  await createGoogleUsers(...users);
  await Promise.all(users.map(bindGoogleAccount));
  const queue = new EventQueue(db, plans);
  const getListIndex = createLiveListIndex(db, Date.now);
  const world = createWorld();
  for (const [index, action] of [...createFirstActions(), ...actions].entries()) {
    queue.tick();
    const isDone = await publishWriteEvents(db, queue.publish, () => act(action, world, db));
    totals.actions += 1;
    if (isDone) totals.done += 1;
    const schedule = index % SCHEDULE_EVERY === 0 && scheduled[(index / SCHEDULE_EVERY) % scheduled.length];
    if (schedule) queue.publish(schedule());
    await getListIndex(false);
  }
  await queue.settle();
  if (queue.counters.losses === 0) expect(await findStaleCards(db)).toEqual([]);
  await runSchedules(db, queue.counters);
  expect(await findViolations(db, [getListIndex])).toEqual([]);
  const engine = createMemoryEngine(getListIndex);
  const readFavorites = createFavoritesReader(db);
  for (const user of users) {
    const actual = await readActual(user, (request) => findLists(engine, readFavorites, user, request));
    expect(actual).toEqual(getExpected(user, world));
  }
  for (const name of ['deliveries', 'faults', 'losses'] as const) totals[name] += queue.counters[name];
}

async function bindGoogleAccount(uid: User): Promise<void> {
  await db.doc(googleAccountPath(getGoogleId(uid))).set({ uid, at: FieldValue.serverTimestamp() });
}
