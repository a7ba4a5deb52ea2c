import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isShuffled, shuffleItems } from './shuffleItems.ts';

const items = fc.uniqueArray(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { maxLength: 50 }).map(toItems);

function toItems(ids: readonly string[]) {
  return ids.map((id) => ({ id }));
}

test('the shuffled order is the same whatever the order was before, and holds every item once', () => {
  fc.assert(
    fc.property(items, fc.string(), (given, seed) => {
      const shuffled = shuffleItems(given, seed);
      expect(shuffleItems(given.toReversed(), seed)).toEqual(shuffled);
      expect(new Set(shuffled)).toEqual(new Set(given));
      expect(isShuffled(shuffled, seed)).toBe(true);
    }),
  );
});

test('what is left after removing items is still shuffled', () => {
  fc.assert(
    fc.property(items, fc.string(), fc.func(fc.boolean()), (given, seed, stays) => {
      expect(isShuffled(shuffleItems(given, seed).filter(stays), seed)).toBe(true);
    }),
  );
});

test('another order is not the shuffled one', () => {
  const shuffled = shuffleItems(toItems(['a', 'b', 'c']), 'seed');
  expect(isShuffled(shuffled.toReversed(), 'seed')).toBe(false);
});

test('every order is about as frequent as any other', () => {
  const counts = new Map<string, number>();
  for (let seed = 0; seed < 6000; seed += 1) {
    const order = shuffleItems(toItems(['s1', 's2', 's3']), `ben ana~list_${seed}`);
    const text = order.map(({ id }) => id).join();
    counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  expect(counts.size).toBe(6);
  for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
});
