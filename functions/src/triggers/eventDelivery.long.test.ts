import { expect, it } from 'vitest';
import { checkEventDelivery } from '../testing/delivery/checkEventDelivery.ts';

it('keeps every document consistent in many long runs', async () => {
  const figures = await checkEventDelivery({ actions: 60, runs: 12, timeMs: 2_000_000 });
  console.info('Event delivery:', figures);
  expect(figures.losses).toBeGreaterThan(0);
});
