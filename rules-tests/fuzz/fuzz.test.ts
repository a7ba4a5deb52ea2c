import { describe, it } from 'vitest';
import { openWorld } from '../world.ts';
import { attackAsKnown, attackAtRandom, kinds } from './attack.ts';

const world = openWorld({ isReported: false });

/** `npm run test:long` tries all. */
const EVERY = 47;
const AT_RANDOM = { numRuns: 12, seed: 47 };

describe.each(kinds)('$name', (kind) => {
  it('is refused with any hostile value, name or id that is known to do harm', () =>
    attackAsKnown(world, kind, EVERY));

  it('is refused with hostile values at random', () => attackAtRandom(world, kind, AT_RANDOM));
});
