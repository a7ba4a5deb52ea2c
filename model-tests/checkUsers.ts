import { googleAccountPath } from '@outrank/shared/documents/account';
import * as fc from 'fast-check';
import { FieldValue } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { createFavorites } from '../functions/src/search/findLists.ts';
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
import { type Action, findPossibleWorlds, performAction } from './action.ts';
import { anySimultaneousActions, createFirstMoments } from './arbitraryActions.ts';
import { getExpected, readActual } from './readings.ts';
import { createWorld, type User, users, type World } from './world.ts';

type Size = { readonly moments: number; readonly runs: number; readonly timeMs: number };

const db = databaseOf(projectId);
const friday = new Date('2026-11-20T04:01:00Z');
const scheduled = [
  schedules.recomputeWeeklyTop,
  schedules.rebuildSearchSnapshot,
  () => schedules.freezeEdition(friday),
  schedules.repairJob,
];
const totals = { actions: 0, done: 0, deliveries: 0, faults: 0, losses: 0 };

/**
 * Checks that every user reads what the model says after users acted simultaneously and every event followed any delivery
 * plan. Stops early when the time is over. A failure prints its seed and the shortest failing run found in that time.
 */
export async function checkUsers({ moments, runs, timeMs }: Size) {
  const anyMoments = fc.array(anySimultaneousActions, {
    minLength: moments / 2,
    maxLength: moments,
    size: 'max',
  });
  await fc.assert(fc.asyncProperty(anyMoments, anyDeliveryPlans, checkRun), {
    numRuns: runs,
    plugins: [fc.interruptAfterTimeLimit(timeMs)],
  });
  return totals;
}

async function checkRun(
  moments: readonly (readonly Action[])[],
  plans: readonly DeliveryPlan[],
): Promise<void> {
  await emptyDatabaseOf(projectId);
  await emptyAuth();
  await createGoogleUsers(...users);
  await Promise.all(users.map(bindGoogleAccount));
  const queue = new EventQueue(db, plans);
  const getListIndex = createLiveListIndex(db, Date.now);
  const getFavorites = createFavorites(db);
  let worlds: World[] = [createWorld()];
  for (const [moment, actions] of [...createFirstMoments(), ...moments].entries()) {
    worlds = await actSimultaneously(worlds, actions, queue);
    const schedule = moment % 3 === 2 && scheduled[Math.floor(moment / 3) % scheduled.length];
    if (schedule) queue.publish(schedule());
    await Promise.all([getListIndex(false), ...users.map(getFavorites)]);
  }
  await queue.settle();
  if (queue.counters.losses === 0) expect(await findStaleCards(db)).toEqual([]);
  await runSchedules(db, queue.counters);
  expect(await findViolations(db, [getListIndex])).toEqual([]);
  for (const user of users) {
    const actual = await readActual(user, { engine: createMemoryEngine(getListIndex), getFavorites });
    expect(worlds.map((world) => getExpected(user, world))).toContainEqual(actual);
  }
  for (const name of ['deliveries', 'faults', 'losses'] as const) totals[name] += queue.counters[name];
}

async function bindGoogleAccount(uid: User): Promise<void> {
  await db.doc(googleAccountPath(getGoogleId(uid))).set({ uid, at: FieldValue.serverTimestamp() });
}

async function actSimultaneously(
  worlds: readonly World[],
  actions: readonly Action[],
  queue: EventQueue,
): Promise<World[]> {
  queue.tick();
  const perform = async (action: Action) => ({ action, outcome: await performAction(action, { db }) });
  const results = await publishWriteEvents(db, queue.publish, () => Promise.all(actions.map(perform)));
  totals.actions += actions.length;
  totals.done += results.filter(({ outcome }) => outcome === 'done').length;
  const possible = findPossibleWorlds(worlds, results);
  const words = results.map(({ action, outcome }) => `${action} (${outcome})`);
  expect(possible, `no order of these actions explains their outcomes: ${words.join(', ')}`).not.toEqual([]);
  return possible;
}
