import { categories } from '@outrank/shared/ballots/categories';
import { beforeEach, expect, it } from 'vitest';
import { repairEverything } from '../reconcile/repairEverything.ts';
import { ballotSimulation, recountOf, type Standing } from '../testing/ballotSimulation.ts';
import { publishedResults } from '../testing/ballots.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { runAgainAndAgain } from '../testing/storm.ts';

// The small form, with a plan that is told when it fails, is anyInterleaving.emulator.test.ts.

beforeEach(emptyDatabase);

async function expectPublished(standing: Standing) {
  for (const { id } of categories) expect(await publishedResults(id)).toEqual(recountOf(standing, id));
}

/** As of tomorrow, when every event that did not come is lost. */
const reconcile = () => repairEverything(db, new Date(Date.now() + 86_400_000));

it('publishes exactly the ballots whose events came, and after reconciling exactly all', async () => {
  const standing: Standing = new Map();
  const first = await ballotSimulation({ standing, changes: 8000, fans: 6000 });
  await expectPublished(standing);

  const before = new Map(standing);
  const isOffline = (uid: string) => uid.endsWith('7');
  const second = await ballotSimulation({ standing, changes: 2000, fans: 6000, isOffline });
  const heard = [...standing].filter(([uid]) => !isOffline(uid));
  await expectPublished(new Map([...heard, ...[...before].filter(([uid]) => isOffline(uid))]));

  expect(await reconcile()).not.toEqual([]);
  await expectPublished(standing);
  expect(await reconcile()).toEqual([]);
  console.table({ first, second });
});

it('publishes exactly all, though reconciling ran twice at once and broke off while ballots came in', async () => {
  const standing: Standing = new Map();
  const coming = ballotSimulation({
    standing,
    changes: 2000,
    fans: 2000,
    isOffline: (uid) => uid.endsWith('7'),
  });
  const repairs = await runAgainAndAgain((cloud) => repairEverything(cloud, new Date()), 100, coming);
  await reconcile();
  await expectPublished(standing);
  expect(await reconcile()).toEqual([]);
  console.table({ coming: await coming, repairs });
});
