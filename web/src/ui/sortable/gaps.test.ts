import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { freePlaceFor, makeWay, roomAmongGaps } from './gaps.ts';

/** `A.C` is a list of three places whose middle one nobody holds. */
const gapsOf = (places: string) => [...places].map((holder) => holder === '.');
const rowsOf = (places: string) => [...places].map((_, place) => ({ top: place * 60, height: 60 }));

/** A list with `X` put at a place, as the reducers do it. */
function put(places: string, at: number): string {
  const free = freePlaceFor(gapsOf(places), at);
  return free < 0 ? places : makeWay([...places], 'X', at, free).join('');
}

describe('what is put into a list with gaps', () => {
  test.each([
    ['onto a gap stays there, and nobody moves', 'A.C.', 1, 'AXC.'],
    ['onto somebody pushes them on to the next gap below', 'ABC..', 1, 'AXBC.'],
    ['with no gap below pushes those above', '.BCD', 2, 'BCXD'],
    ['into a full list changes nothing', 'ABC', 1, 'ABC'],
  ])('%s', (_, before, at, after) => {
    expect(put(before, at)).toBe(after);
  });

  test('only shifts those between its place and the nearest gap, and loses nobody', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }), fc.nat(), (holds, seed) => {
        const before = holds
          .map((isHeld, place) => (isHeld ? String.fromCharCode(97 + place) : '.'))
          .join('');
        const at = seed % holds.length;
        const after = put(before, at);
        expect(after.replace('X', '').replaceAll('.', '')).toBe(before.replaceAll('.', ''));
        expect(after).toHaveLength(before.length);
        expect(after[at] === 'X').toBe(before.includes('.'));
      }),
    );
  });
});

describe('the room that rows make', () => {
  test('for somebody who goes onto a gap is none: the gap itself is the target', () => {
    expect(roomAmongGaps(70, rowsOf('A.C'), gapsOf('A.C'), 2)).toEqual({
      index: 1,
      shifts: [0, 0, 0],
      markAt: undefined,
      extra: 0,
    });
  });

  test('for a move is one row high between the two places', () => {
    const { index, shifts, markAt } = roomAmongGaps(10, rowsOf('ABC'), gapsOf('ABC'), 2);
    expect({ index, shifts, markAt }).toEqual({ index: 0, shifts: [60, 60, -120], markAt: 30 });
  });

  test('ends at the first gap on the way', () => {
    expect(roomAmongGaps(10, rowsOf('AB.DE'), gapsOf('AB.DE'), 4).shifts).toEqual([60, 60, -120, 0, 0]);
  });

  test('is nowhere in a full list for somebody from outside', () => {
    expect(roomAmongGaps(10, rowsOf('ABC'), gapsOf('ABC')).index).toBe(-1);
  });
});
