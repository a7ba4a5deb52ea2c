import { beforeEach, expect, it } from 'vitest';
import { type Ballots, expectPublished, simulateBallots } from '../testing/delivery/simulateBallots.ts';
import { emptyDatabase } from '../testing/emulator.ts';
import { DAY_MS, reconcileAt } from '../testing/reconcileAt.ts';

// The short form, which prints its seed when it fails, is ballotDelivery.emulator.test.ts.

beforeEach(emptyDatabase);

const isOffline = (uid: string) => uid.endsWith('7');
/** As of tomorrow, when every event that was not delivered counts as lost. */
const reconcile = () => reconcileAt(new Date(Date.now() + DAY_MS));

it('publishes exactly the ballots whose events were delivered, and all ballots after reconciling', async () => {
  const ballots: Ballots = new Map();
  const first = await simulateBallots({ ballots, changes: 8000, users: 6000, seed: 1 });
  await expectPublished(ballots);

  const before = new Map(ballots);
  const second = await simulateBallots({ ballots, changes: 2000, users: 6000, seed: 2, isOffline });
  const delivered = [...ballots].filter(([uid]) => !isOffline(uid));
  await expectPublished(new Map([...delivered, ...[...before].filter(([uid]) => isOffline(uid))]));

  expect(await reconcile()).not.toEqual([]);
  await expectPublished(ballots);
  expect(await reconcile()).toEqual([]);
  console.table({ first, second });
});

it('publishes all ballots when reconciling overlapped and failed while they arrived', async () => {
  const ballots: Ballots = new Map();
  const simulation = { ballots, changes: 2000, users: 2000, seed: 3, isOffline, reconcileEvery: 100 };
  const figures = await simulateBallots(simulation);
  await reconcile();
  await expectPublished(ballots);
  expect(await reconcile()).toEqual([]);
  console.table(figures);
});
