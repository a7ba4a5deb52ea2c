import * as fc from 'fast-check';
import { expect } from 'vitest';
import { createLiveCatalogue } from '../functions/src/search/createLiveCatalogue.ts';
import { cloudEvents } from '../functions/src/testing/delivery/cloudEvents.ts';
import {
  anyDeliveryPlans,
  type DeliveryPlan,
  EventQueue,
  runSchedules,
} from '../functions/src/testing/delivery/EventQueue.ts';
import { databaseOf, emptyDatabaseOf } from '../functions/src/testing/emulator.ts';
import { findViolations } from '../functions/src/testing/invariants/findViolations.ts';
import { projectId } from '../web/src/testing/emulatorDatabase.ts';
import { type Act, outcomeOf } from './action.ts';
import { firstMoments, someActsAtOnce } from './arbitraryActions.ts';
import { worldsAfter } from './interleavings.ts';
import { expectedOf, readingsOf } from './readings.ts';
import { emptyWorld, fans, type World } from './world.ts';

type Size = { readonly moments: number; readonly runs: number; readonly timeMs: number };

const db = databaseOf(projectId);
const totals = { acts: 0, done: 0, deliveries: 0, faults: 0, losses: 0 };

/**
 * So many runs, fewer where the time is over before, in which fans do anything at the same moments and the cloud hears of it
 * late, twice, never: afterwards each of them reads what a model of plain data says. A failure tells its seed, and the
 * shortest run that fails and was found in that time.
 */
export async function checkUsers({ moments, runs, timeMs }: Size) {
  const someMoments = fc.array(someActsAtOnce, { minLength: moments / 2, maxLength: moments, size: 'max' });
  await fc.assert(fc.asyncProperty(someMoments, anyDeliveryPlans, checkRun), {
    numRuns: runs,
    plugins: [fc.interruptAfterTimeLimit(timeMs)],
  });
  return totals;
}

async function checkRun(moments: readonly (readonly Act[])[], fates: readonly DeliveryPlan[]): Promise<void> {
  await emptyDatabaseOf(projectId);
  const queue = new EventQueue(db, fates);
  const getCatalogue = createLiveCatalogue(db, Date.now);
  let worlds: World[] = [emptyWorld()];
  for (const [moment, acts] of [...firstMoments(), ...moments].entries()) {
    worlds = await actAtOnce(worlds, acts, queue);
    if (moment % 5 === 4)
      queue.publish(
        moment % 2 === 0 ? cloudEvents.recomputeWeeklyTop() : cloudEvents.rebuildSearchSnapshot(),
      );
    await getCatalogue(false);
  }
  await queue.settle();
  await runSchedules(db, queue.figures);
  expect(await findViolations(db, [getCatalogue])).toEqual([]);
  for (const fan of fans) {
    const readings = await readingsOf(fan, { db, getCatalogue });
    expect(worlds.map((world) => expectedOf(fan, world))).toContainEqual(readings);
  }
  for (const figure of ['deliveries', 'faults', 'losses'] as const) totals[figure] += queue.figures[figure];
}

async function actAtOnce(
  worlds: readonly World[],
  acts: readonly Act[],
  queue: EventQueue,
): Promise<World[]> {
  queue.tick();
  const site = { cloud: db, tell: queue.publish };
  const outcomes = await Promise.all(acts.map((act) => outcomeOf(act, site)));
  const deeds = acts.flatMap((act, place) => {
    const outcome = outcomes[place];
    return outcome ? [{ act, outcome }] : [];
  });
  totals.acts += acts.length;
  totals.done += outcomes.filter((outcome) => outcome === 'done').length;
  const after = worldsAfter(worlds, deeds);
  const told = deeds.map(({ act, outcome }) => `${act} (${outcome})`);
  expect(after, `no order of these explains what came of them: ${told.join(', ')}`).not.toEqual([]);
  return after;
}
