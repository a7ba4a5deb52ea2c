import * as fc from 'fast-check';
import { expect } from 'vitest';
import { liveCatalogue } from '../functions/src/search/liveCatalogue.ts';
import { cloud } from '../functions/src/testing/cloud.ts';
import {
  anyFates,
  anyFatesWithLosses,
  CloudQueue,
  type Fate,
  runSchedules,
} from '../functions/src/testing/cloudQueue.ts';
import { contradictions } from '../functions/src/testing/contradictions.ts';
import { databaseOf, emptyDatabaseOf } from '../functions/src/testing/emulator.ts';
import { projectId } from '../web/src/testing/clientsUnderRules.ts';
import { type Act, outcomeOf } from './action.ts';
import { firstMoments, someActsAtOnce } from './arbitraryActions.ts';
import { worldsAfter } from './interleavings.ts';
import { expectedOf, readingsOf } from './readings.ts';
import { emptyWorld, fans, type World } from './world.ts';

type Size = { readonly moments: number; readonly runs: number; readonly timeMs: number };

const db = databaseOf(projectId);
const totals = { acts: 0, done: 0, deliveries: 0, breaks: 0, losses: 0 };

/**
 * So many runs, fewer where the time is over before, in which fans do anything at the same moments and the cloud hears of it
 * late, twice, never: afterwards each of them reads what a model of plain data says. A failure tells its seed, and the
 * shortest run that fails and was found in that time.
 */
export async function checkUsers({ moments, runs, timeMs }: Size) {
  const someMoments = fc.array(someActsAtOnce, { minLength: moments / 2, maxLength: moments, size: 'max' });
  const someFates = fc.oneof(anyFates, anyFatesWithLosses);
  await fc.assert(fc.asyncProperty(someMoments, someFates, checkRun), {
    numRuns: runs,
    plugins: [fc.interruptAfterTimeLimit(timeMs)],
  });
  return totals;
}

async function checkRun(moments: readonly (readonly Act[])[], fates: readonly Fate[]): Promise<void> {
  await emptyDatabaseOf(projectId);
  const queue = new CloudQueue(db, fates);
  const upToDate = liveCatalogue(db, Date.now);
  let worlds: World[] = [emptyWorld()];
  for (const [moment, acts] of [...firstMoments(), ...moments].entries()) {
    worlds = await actAtOnce(worlds, acts, queue);
    if (moment % 5 === 4)
      queue.tell(moment % 2 === 0 ? cloud.recomputeWeeklyTop() : cloud.rebuildSearchSnapshot());
    await upToDate(false);
  }
  await queue.settle();
  await runSchedules(db, queue.figures);
  expect(await contradictions(db, [upToDate])).toEqual([]);
  for (const fan of fans) {
    const readings = await readingsOf(fan, { db, upToDate });
    expect(worlds.map((world) => expectedOf(fan, world))).toContainEqual(readings);
  }
  for (const figure of ['deliveries', 'breaks', 'losses'] as const) totals[figure] += queue.figures[figure];
}

async function actAtOnce(
  worlds: readonly World[],
  acts: readonly Act[],
  queue: CloudQueue,
): Promise<World[]> {
  queue.pass();
  const site = { cloud: db, tell: queue.tell };
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
