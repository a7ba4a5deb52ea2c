import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Ballots, expectPublished, simulateBallots } from '../testing/delivery/simulateBallots.ts';
import { emptyDatabase } from '../testing/emulator.ts';

it('publishes what a plain recount gives, however events are delivered while users change ballots', {
  timeout: 120_000,
}, async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(), async (seed) => {
      await emptyDatabase();
      const ballots: Ballots = new Map();
      const { deliveries } = await simulateBallots({ ballots, changes: 40, users: 12, seed });
      expect(deliveries).toBeGreaterThan(40);
      await expectPublished(ballots);
    }),
    { numRuns: 2, endOnFailure: true },
  );
});
