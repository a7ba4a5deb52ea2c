import { describe, it } from 'vitest';
import { openWorld } from '../support/world.ts';
import { attackAtRandom, attackWithKnownValues, validRequests } from './attack.ts';

const world = openWorld({ isReported: false });

/** `npm run test:long` sends all of them. */
const NTH = 47;
const AT_RANDOM = { numRuns: 12, seed: 47 };

describe.each(validRequests)('$name', (request) => {
  it('is refused with hostile ids and a sample of the hostile values', () =>
    attackWithKnownValues(world, request, NTH));

  it('is refused with random values', () => attackAtRandom(world, request, AT_RANDOM));
});
