import { expect, test } from 'vitest';
import {
  alreadyRankedMessage,
  emptySlots,
  findRank,
  hasAnyPick,
  parseBallots,
  parseSlots,
} from './ballot.ts';

const ten = 'a b c d e f g h i j'.split(' ');
const at = { toDate: () => new Date('2026-11-20T04:01:00Z') };

test('a ballot has ten slots, which are empty at first', () => {
  expect(emptySlots).toEqual(['', '', '', '', '', '', '', '', '', '']);
});

test('reads slots as slugs', () => {
  expect(parseSlots(ten)).toEqual(ten);
});

test('reads slots as objects with an id, empty ones too', () => {
  const objects = ten.map((id) => ({ id, name: id, imageUrl: '' }));
  expect(parseSlots(objects)).toEqual(ten);
  expect(parseSlots([{ id: 'slot-1', isEmpty: true }, { id: 'b' }])).toEqual([
    '',
    'b',
    ...emptySlots.slice(2),
  ]);
});

test('reads a nested array of contestants', () => {
  expect(parseSlots({ contestants: ten.map((id) => ({ id })) })).toEqual(ten);
  expect(parseSlots({ contestants: 'text' })).toEqual(emptySlots);
});

test.each(['text', 7, null, undefined, true, {}])(
  'reads %j, which is no array, as ten empty slots',
  (ranking) => {
    expect(parseSlots(ranking)).toEqual(emptySlots);
  },
);

test.each([
  ['nothing', null],
  ['a number', 7],
  ['a season', 's20'],
  ['a plain number', '20'],
  ['words', 'Parvati Shallow'],
  ['an id of 61 characters', 'x'.repeat(61)],
  ['a list', ['b']],
])('reads %s as an empty slot', (_what, value) => {
  expect(parseSlots(['a', value, 'c'])).toEqual(['a', '', 'c', ...emptySlots.slice(3)]);
});

test('reads ten of more slots, and fills up fewer', () => {
  expect(parseSlots([...ten, 'k'])).toEqual(ten);
  expect(parseSlots(['a'])).toEqual(['a', ...emptySlots.slice(1)]);
});

test('reads a second mention of a contestant as an empty slot', () => {
  expect(parseSlots(['a', 'b', 'a'])).toEqual(['a', 'b', ...emptySlots.slice(2)]);
});

test('a fan has a ballot in each category that the document holds', () => {
  const document = { 'goat-social': { ranking: ten, submittedAt: at }, 'goat-luck': { ranking: ten } };
  expect(parseBallots(document)).toEqual({
    'goat-social': { slots: ten, submittedAt: '2026-11-20T04:01:00.000Z' },
  });
});

test('an entry that is broken still is a ballot, with ten empty slots', () => {
  const document = { 'goat-social': 'text', 'goat-strategy': { ranking: 7, submittedAt: 'today' } };
  const empty = { slots: emptySlots, submittedAt: undefined };
  expect(parseBallots(document)).toEqual({ 'goat-social': empty, 'goat-strategy': empty });
});

test.each([undefined, null, 'text', 7, []])('%j holds no ballot', (document) => {
  expect(parseBallots(document)).toEqual({});
});

test('a ballot names somebody or nobody', () => {
  expect(hasAnyPick(emptySlots)).toBe(false);
  expect(hasAnyPick(emptySlots.with(9, 'a'))).toBe(true);
});

test('tells where a contestant stands already', () => {
  expect(findRank(ten, 'c')).toBe(3);
  expect(findRank(ten, 'k')).toBeUndefined();
  expect(findRank(emptySlots, '')).toBeUndefined();
  expect(alreadyRankedMessage('Parvati Shallow', 3)).toBe('Parvati Shallow is already ranked at position 3.');
});
