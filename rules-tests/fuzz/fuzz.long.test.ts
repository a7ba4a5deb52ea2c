import { afterAll, describe, it } from 'vitest';
import { openWorld } from '../world.ts';
import { attackAsKnown, attackAtRandom, kinds, tally } from './attack.ts';

const world = openWorld({ isReported: false });

const AT_RANDOM = { numRuns: 400 };

describe.each(kinds)('$name', (kind) => {
  it('is refused with every hostile value, name or id that is known to do harm', () =>
    attackAsKnown(world, kind, 1));

  it('is refused with hostile values at random', () => attackAtRandom(world, kind, AT_RANDOM));
});

afterAll(() => {
  const { refused, unreadable, harmless } = tally;
  console.log(`Attacks on the rules: ${refused} refused, ${unreadable} not even read, ${harmless} harmless.`);
});
