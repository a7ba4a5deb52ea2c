import { expect, test } from 'vitest';
import { contestantItem, seasonItem } from '../lists/listedItem.ts';
import { findUnsortedSubject, sortLike } from './firstGuess.ts';

const seasons = ['s1', 's2', 's7', 's20', 's47'].map(seasonItem);
const cast = ['ami-cusack', 'chad-crittenden', 'chris-daugherty', 'eliza-orlins'];
const contestants = (ids: readonly string[]) => ids.map((id) => contestantItem(id, 's9'));

test('items in the order of the catalogue are not sorted yet', () => {
  expect(findUnsortedSubject(seasons)).toBe('seasons');
  expect(findUnsortedSubject(contestants(cast))).toBe('cast-s9');
});

test('any other order is one, and few or mixed items have no subject', () => {
  expect(findUnsortedSubject(seasons.toReversed())).toBeUndefined();
  expect(findUnsortedSubject(contestants(cast.toReversed()))).toBeUndefined();
  expect(findUnsortedSubject(seasons.slice(0, 4))).toBeUndefined();
  expect(findUnsortedSubject([...contestants(cast), contestantItem('tom-westman', 's10')])).toBeUndefined();
});

test('the first guess is the order of others, with what they do not know below', () => {
  expect(sortLike(['d', 'x', 'b', 'a'], ['a', 'b', 'c', 'd'])).toEqual(['d', 'b', 'a', 'c']);
  expect(sortLike([], ['a', 'b'])).toEqual(['a', 'b']);
});
