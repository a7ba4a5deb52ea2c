import { afterAll, describe, it } from 'vitest';
import { openWorld } from '../support/world.ts';
import { attackWithKnownValues, responses, validRequests } from './attack.ts';

const world = openWorld({ isReported: false });

describe.each(validRequests)('$name', (request) => {
  it('is refused with every hostile id and value', () => attackWithKnownValues(world, request, 1));
});

afterAll(() => {
  const { refused, unreadable, harmless } = responses;
  console.log(`Attacks on the rules: ${refused} refused, ${unreadable} unreadable, ${harmless} harmless.`);
});
