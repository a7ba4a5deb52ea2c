import { expect, test } from 'vitest';
import { emptySlots, findRank, formatAlreadyRanked, hasAnyPick, parseBallots, parseSlots } from './ballot.ts';
import { toSlots } from './testing/ballots.ts';

const ten = 'a b c d e f g h i j'.split(' ');
const objects = ten.map((id) => ({ id, name: id, imageUrl: '' }));

test.each<[string, unknown, readonly string[]]>([
  ['slugs', ten, ten],
  ['objects with an id', objects, ten],
  ['empty objects', [{ id: 'slot-1', isEmpty: true }, { id: 'b' }], toSlots('', 'b')],
  ['a nested array of contestants', { contestants: objects }, ten],
  ['more than ten', [...ten, 'k'], ten],
  ['fewer than ten', ['a'], toSlots('a')],
  ['a repeated contestant', ['a', 'b', 'a'], toSlots('a', 'b')],
  ['null', ['a', null, 'c'], toSlots('a', '', 'c')],
  ['a number', ['a', 7, 'c'], toSlots('a', '', 'c')],
  ['a season', ['a', 's20', 'c'], toSlots('a', '', 'c')],
  ['a plain number', ['a', '20', 'c'], toSlots('a', '', 'c')],
  ['a name', ['a', 'Parvati Shallow', 'c'], toSlots('a', '', 'c')],
  ['an id of 61 characters', ['a', 'x'.repeat(61), 'c'], toSlots('a', '', 'c')],
  ['an array', ['a', ['b'], 'c'], toSlots('a', '', 'c')],
])('parses %s', (_, ranking, slots) => {
  expect(parseSlots(ranking)).toEqual(slots);
});

test.each(['text', 7, null, undefined, true, {}, { contestants: 'text' }])(
  'parses %j as ten empty slots',
  (ranking) => {
    expect(parseSlots(ranking)).toEqual(['', '', '', '', '', '', '', '', '', '']);
  },
);

test('parses the ballots of known categories', () => {
  const submittedAt = { toDate: () => new Date('2026-11-20T04:01:00Z') };
  const document = { 'goat-social': { ranking: ten, submittedAt }, 'goat-luck': { ranking: ten } };
  const ballot = { slots: ten, submittedAt: '2026-11-20T04:01:00.000Z' };
  expect(parseBallots(document)).toEqual({ 'goat-social': ballot });
});

test('parses a broken entry as a ballot with ten empty slots', () => {
  const document = { 'goat-social': 'text', 'goat-strategy': { ranking: 7, submittedAt: 'today' } };
  const empty = { slots: emptySlots, submittedAt: undefined };
  expect(parseBallots(document)).toEqual({ 'goat-social': empty, 'goat-strategy': empty });
});

test.each([undefined, null, 'text', 7, []])('finds no ballot in %j', (document) => {
  expect(parseBallots(document)).toEqual({});
});

test('finds out whether a ballot has a pick, and the rank of a contestant', () => {
  expect(hasAnyPick(emptySlots)).toBe(false);
  expect(hasAnyPick(emptySlots.with(9, 'a'))).toBe(true);
  expect(findRank(ten, 'c')).toBe(3);
  expect(findRank(ten, 'k')).toBeUndefined();
  expect(findRank(emptySlots, '')).toBeUndefined();
  expect(formatAlreadyRanked('Parvati Shallow', 3)).toBe('Parvati Shallow is already ranked at position 3.');
});
