import { describe, it } from 'vitest';
import { openWorld } from '../support/world.ts';
import { attackWithKnownValues, validRequests } from './attack.ts';

const world = openWorld({ isReported: false });

/** `npm run test:long` sends all of them. */
const NTH = 47;

describe.each(validRequests)('$name', (request) => {
  it('is refused with hostile ids and a sample of the hostile values', () =>
    attackWithKnownValues(world, request, NTH));
});
