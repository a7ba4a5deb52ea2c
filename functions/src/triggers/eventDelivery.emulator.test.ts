import { expect, it } from 'vitest';
import { checkEventDelivery } from '../testing/delivery/checkEventDelivery.ts';

it('keeps every document consistent, however events are delivered or lost while users act', {
  timeout: 180_000,
}, async () => {
  const { deliveries } = await checkEventDelivery({ actions: 24, runs: 3, timeMs: 90_000 });
  expect(deliveries).toBeGreaterThan(0);
});
