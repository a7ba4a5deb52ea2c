import { emptySlots, type Slots } from '@outrank/shared/ballots/ballot';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createHistory } from '#ui/history/history.ts';
import {
  type BallotAction,
  type BallotHistory,
  ballotReducer,
  changeSlots,
  findNextEmpty,
} from './ballotReducer.ts';

type SlotsAction = Parameters<typeof changeSlots>[1];

/** Ten slots from their contestants' letters. A `.` is an empty slot, and so are those left out at the end. */
const ballot = (letters: string): Slots =>
  emptySlots.map((_, index) => (letters[index] ?? '.').replace('.', ''));
const filled = (slug: string, at: number): SlotsAction => ({ type: 'filled', slug, at });
const inserted = (slug: string, at: number): SlotsAction => ({ type: 'inserted', slug, at });
const moved = (from: number, to: number): SlotsAction => ({ type: 'moved', from, to });
const sorted = (letters: string): SlotsAction => ({ type: 'sorted', order: [...letters] });
const removed = (at: number): SlotsAction => ({ type: 'removed', at });

test.each([
  ['filling puts a contestant into an empty slot', 'ab', filled('x', 3), 'ab.x'],
  ['filling replaces the contestant of a filled slot', 'ab', filled('x', 0), 'xb'],
  ['filling ranks nobody twice', 'ab', filled('a', 5), 'ab'],
  ['inserting shifts others as far as the next empty slot', 'ab.d', inserted('x', 0), 'xabd'],
  ['inserting changes nothing on a full ballot', 'abcdefghij', inserted('x', 0), 'abcdefghij'],
  ['inserting ranks nobody twice', 'ab', inserted('a', 1), 'ab'],
  ['removing leaves the slot empty', 'abc', removed(1), 'a.c'],
  ['sorting fills the slots that were filled', 'a.cd', sorted('dac'), 'd.ac'],
  ['sorting empties the last of them when one leaves', 'a.cd', sorted('da'), 'd.a'],
  ['moving onto an empty slot moves nobody else', 'ab...f', moved(0, 4), '.b..af'],
  ['moving up shifts those between down', 'abcde', moved(4, 0), 'eabcd'],
  ['moving down shifts those between up', 'abcde', moved(0, 3), 'bcdae'],
  ['moving shifts no further than the first empty slot', 'ab.de', moved(4, 0), 'eabd'],
  ['moving an empty slot changes nothing', 'a.c', moved(1, 0), 'a.c'],
  ['moving out of the ballot changes nothing', 'abc', moved(0, BALLOT_SLOTS), 'abc'],
])('%s', (_, before, action, expected) => {
  expect(changeSlots(ballot(before), action)).toEqual(ballot(expected));
});

test.each([
  ['.b.d', 0, 0],
  ['.b.d', 1, 2],
  ['.bcdefghij', 4, 0],
  ['abcdefghij', 0, undefined],
])('the next empty slot of %s after index %i is %s', (letters, after, expected) => {
  expect(findNextEmpty(ballot(letters), after)).toBe(expected);
});

const index = fc.nat(BALLOT_SLOTS - 1);
const slug = fc.constantFrom(...'abcdefghijklm');
const anyActions = fc.array(
  fc.oneof(
    fc.tuple(slug, index).map((parts) => filled(...parts)),
    fc.tuple(slug, index).map((parts) => inserted(...parts)),
    fc.tuple(index, index).map((parts) => moved(...parts)),
    index.map(removed),
  ),
  { maxLength: 40 },
);

test('any sequence of actions keeps ten slots, ranks nobody twice and can be undone; a move ends at its target', () => {
  fc.assert(
    fc.property(anyActions, index, index, (actions, from, to) => {
      const end = actions.reduce<BallotHistory>(ballotReducer, createHistory(emptySlots));
      const slots = end.present;
      const ranked = slots.filter(Boolean);
      expect(slots).toHaveLength(BALLOT_SLOTS);
      expect(new Set(ranked).size).toBe(ranked.length);
      const after = changeSlots(slots, moved(from, to));
      expect(after.toSorted()).toEqual(slots.toSorted());
      if (slots[from]) expect(after[to]).toBe(slots[from]);
      const steps = (type: 'undone' | 'redone'): BallotAction[] => end.past.map(() => ({ type }));
      const undone = steps('undone').reduce(ballotReducer, end);
      expect(undone.present).toEqual(emptySlots);
      expect(steps('redone').reduce(ballotReducer, undone).present).toEqual(slots);
    }),
  );
});

test('an action that changes nothing is no step of the history', () => {
  const history = createHistory(ballot('a'));
  expect(ballotReducer(history, removed(5))).toBe(history);
});

test('moves of one group are one step of the history', () => {
  const group: unknown[] = [];
  const moves = [0, 1].map((from) => ({ type: 'moved', from, to: from + 1, group }) as const);
  expect(moves.reduce<BallotHistory>(ballotReducer, createHistory(ballot('a'))).past).toHaveLength(1);
});
