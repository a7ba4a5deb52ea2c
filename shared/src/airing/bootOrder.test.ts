import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { showSeason } from './airingFilter.ts';
import { countCalledPairs, findPickState, findPlaces } from './bootOrder.ts';
import type { SeasonEdit } from './seasonCall.ts';
import {
  airsAt,
  announcing,
  cast,
  finishing,
  recording,
  returning,
  scheduling,
  seasonAfter,
} from './testing/editedSeason.ts';

const toIds = (letters: string) =>
  letters.split('').map((letter) => cast.find((id) => id.startsWith(letter)) ?? '');
const after = (...edits: readonly SeasonEdit[]) => seasonAfter(announcing(), scheduling(5), ...edits);
const left = (episode: number, letters: string) => recording(episode, ...toIds(letters));

const back = (episode: number, letters: string, gone = '') => returning(episode, toIds(letters), toIds(gone));

const flo = left(1, 'f');
const two = left(2, 'de');

test.each<[string, string, readonly SeasonEdit[], number, number]>([
  ['nobody has left', 'abcdef', [], 0, 0],
  ['one left, whom the fan had last: below all five', 'abcdef', [flo], 5, 5],
  ['one left, whom the fan had first', 'fabcde', [flo], 0, 5],
  ['one left, from the middle', 'abfcde', [flo], 2, 5],
  // Flo below five; Di and Ed each below three; and nothing between Di and Ed.
  ['two left together, and the fan knew', 'abcdef', [flo, two], 11, 11],
  ['their order among themselves does not matter', 'abcedf', [flo, two], 11, 11],
  ['two left together, one of whom the fan had first', 'dabcef', [flo, two], 8, 11],
  ['a correction: Cy had left in place of Flo', 'abcdef', [flo, left(1, 'c')], 2, 5],
  ['a correction of the first, then two together', 'abcdef', [flo, two, left(1, 'c')], 6, 11],
  ['a correction: of the two only Di had left', 'abcdef', [flo, two, left(2, 'd')], 8, 9],
  ['nobody left in between', 'abcdef', [flo, left(2, ''), left(3, 'e')], 9, 9],
  [
    'the winner is known, which decides no further pair',
    'bacdef',
    [flo, two, finishing(toIds('a')[0] ?? '')],
    11,
    11,
  ],
  ['who is back is undecided again with those who remain', 'abcdef', [flo, two, back(3, 'f')], 6, 8],
  ['who is back and leaves again goes later', 'abcdef', [flo, two, back(3, 'f', 'f')], 9, 11],
  ['somebody who is not in the cast counts for nothing', 'abxcdef', [flo], 5, 5],
])('%s', (_what, order, edits, called, decided) => {
  const letters = order.split('').map((letter) => (letter === 'x' ? 'xena' : (toIds(letter)[0] ?? '')));
  expect(countCalledPairs(letters, after(...edits))).toEqual({ called, decided });
});

test('an order and its reverse call every decided pair once', () => {
  const season = after(flo, two);
  fc.assert(
    fc.property(fc.shuffledSubarray(cast, { minLength: cast.length }), (order) => {
      const [there, back] = [order, order.toReversed()].map((each) => countCalledPairs(each, season));
      expect(Number(there?.called) + Number(back?.called)).toBe(11);
    }),
  );
});

describe('as of the watched episode', () => {
  const season = after(flo, two, finishing('alma-reed'));
  const known = (episode: number) =>
    showSeason(season, { airing: { seasonId: 's51', episode } }, airsAt(2) + 1);
  const order = toIds('dabcef');

  test('who left later is not counted, and the pick is still in', () => {
    expect([0, 1, 2].map((episode) => countCalledPairs(order, known(episode)))).toEqual([
      { called: 0, decided: 0 },
      { called: 5, decided: 5 },
      { called: 8, decided: 11 },
    ]);
    expect([1, 2].map((episode) => findPickState(order, known(episode)))).toEqual(['in', 'out']);
    expect([1, 2].map((episode) => findPickState(toIds('a'), known(episode)))).toEqual(['in', 'won']);
    expect(findPickState(toIds('b'), known(2))).toBe('out');
  });

  test('those who left have a place, and everybody when it is over', () => {
    const places = (episode: number) =>
      [...findPlaces(known(episode))].map(([id, place]) => `${id[0]}${place}`);
    expect(places(1)).toEqual(['f6']);
    expect(places(2)).toEqual(['a1', 'b2', 'c2', 'd4', 'e4', 'f6']);
  });
});
