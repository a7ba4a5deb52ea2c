import { expect, it } from 'vitest';
import { checkAnyOrder } from '../testing/anyOrder.ts';

it('leaves nothing behind and nothing miscounted, in many long runs', async () => {
  const figures = await checkAnyOrder({ acts: 60, runs: 12, timeMs: 2_000_000 });
  console.info('Events in any order:', figures);
  expect(figures.losses).toBeGreaterThan(0);
});
