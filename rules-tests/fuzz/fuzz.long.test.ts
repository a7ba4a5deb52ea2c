import { afterAll, describe, it } from 'vitest';
import { openWorld } from '../support/world.ts';
import { attackAtRandom, attackWithKnownValues, responses, validRequests } from './attack.ts';

const world = openWorld({ isReported: false });

const AT_RANDOM = { numRuns: 400 };

describe.each(validRequests)('$name', (request) => {
  it('is refused with every hostile id and value', () => attackWithKnownValues(world, request, 1));

  it('is refused with random values', () => attackAtRandom(world, request, AT_RANDOM));
});

afterAll(() => {
  const { refused, unreadable, harmless } = responses;
  console.log(`Attacks on the rules: ${refused} refused, ${unreadable} unreadable, ${harmless} harmless.`);
});
