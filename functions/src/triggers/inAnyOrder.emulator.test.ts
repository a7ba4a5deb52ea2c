import { expect, it } from 'vitest';
import { checkAnyOrder } from '../testing/anyOrder.ts';

it('leaves nothing behind and nothing miscounted, however events arrive or get lost while fans go on', {
  timeout: 180_000,
}, async () => {
  const { deliveries } = await checkAnyOrder({ acts: 24, runs: 3, timeMs: 90_000 });
  expect(deliveries).toBeGreaterThan(0);
});
