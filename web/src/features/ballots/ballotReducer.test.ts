import { emptySlots, type Slots } from '@outrank/shared/ballots/ballot';
import { BALLOT_SLOTS } from '@outrank/shared/limits';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { historyOf } from '#ui/history/history.ts';
import { type BallotHistory, type BallotHistoryAction, ballotHistoryReducer } from './ballotHistory.ts';
import { type BallotAction, ballotReducer, isSameSlots, nextEmpty } from './ballotReducer.ts';

/** Ten places from their holders' letters; `.` is an empty one, and so are those that are left out. */
const ballot = (holders: string): Slots =>
  emptySlots.map((_, place) => (holders[place] ?? '.').replace('.', ''));
const changed = (holders: string, ...actions: BallotAction[]) =>
  actions.reduce(ballotReducer, ballot(holders));
const moved = (from: number, to: number): BallotAction => ({ type: 'moved', from, to });

describe('a place of a ballot', () => {
  test('is filled, and whoever stood there leaves the ballot', () => {
    expect(changed('ab', { type: 'filled', slug: 'x', at: 3 })).toEqual(ballot('ab.x'));
    expect(changed('ab', { type: 'filled', slug: 'x', at: 0 })).toEqual(ballot('xb'));
  });

  test('where somebody is put in between is theirs, and the others make way to the next empty one', () => {
    expect(changed('ab.d', { type: 'inserted', slug: 'x', at: 0 })).toEqual(ballot('xabd'));
    expect(changed('abcdefghij', { type: 'inserted', slug: 'x', at: 0 })).toEqual(ballot('abcdefghij'));
  });

  test('stays empty where somebody was removed', () => {
    expect(changed('abc', { type: 'removed', at: 1 })).toEqual(ballot('a.c'));
  });

  test.each([
    ['onto an empty place moves nobody else', 'ab...f', moved(0, 4), '.b..af'],
    ['up a full stretch pushes those between down', 'abcde', moved(4, 0), 'eabcd'],
    ['down a full stretch pushes those between up', 'abcde', moved(0, 3), 'bcdae'],
    ['pushes no further than the first empty place', 'ab.de', moved(4, 0), 'eabd'],
    ['from an empty place is none', 'a.c', moved(1, 0), 'a.c'],
    ['out of the ballot is none', 'abc', moved(0, BALLOT_SLOTS), 'abc'],
  ])('a move %s', (_, before, move, expected) => {
    expect(changed(before, move)).toEqual(ballot(expected));
  });

  test('is given to nobody twice', () => {
    expect(changed('ab', { type: 'filled', slug: 'a', at: 5 })).toEqual(ballot('ab'));
    expect(changed('ab', { type: 'inserted', slug: 'a', at: 1 })).toEqual(ballot('ab'));
  });

  test('that is next is the first empty one at or after another, else the first of all', () => {
    expect(nextEmpty(ballot('.b.d'))).toBe(0);
    expect(nextEmpty(ballot('.b.d'), 1)).toBe(2);
    expect(nextEmpty(ballot('.bcdefghij'), 4)).toBe(0);
    expect(nextEmpty(ballot('abcdefghij'))).toBeUndefined();
  });
});

const place = fc.nat(BALLOT_SLOTS - 1);
const slug = fc.constantFrom(...'abcdefghijklm');
const action: fc.Arbitrary<BallotAction> = fc.oneof(
  fc.record({ type: fc.constant('filled' as const), slug, at: place }),
  fc.record({ type: fc.constant('inserted' as const), slug, at: place }),
  fc.record({ type: fc.constant('moved' as const), from: place, to: place }),
  fc.record({ type: fc.constant('removed' as const), at: place }),
);

describe('whatever a fan does', () => {
  test('there are ten places and nobody stands twice', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const slots = actions.reduce(ballotReducer, emptySlots);
        const names = slots.filter(Boolean);
        expect(slots).toHaveLength(BALLOT_SLOTS);
        expect(new Set(names).size).toBe(names.length);
      }),
    );
  });

  test('a move loses nobody and puts the moved one where it was meant to go', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 20 }), place, place, (actions, from, to) => {
        const before = actions.reduce(ballotReducer, emptySlots);
        const then = ballotReducer(before, { type: 'moved', from, to });
        expect(then.toSorted()).toEqual(before.toSorted());
        if (before[from]) expect(then[to]).toBe(before[from]);
      }),
    );
  });

  test('undoing it all gives the beginning, redoing it all the end', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 40 }), (actions) => {
        const end = actions.reduce<BallotHistory>(ballotHistoryReducer, historyOf(emptySlots));
        const steps = (type: 'undone' | 'redone'): BallotHistoryAction[] => end.past.map(() => ({ type }));
        const undone = steps('undone').reduce(ballotHistoryReducer, end);
        expect(undone.present).toEqual(emptySlots);
        expect(steps('redone').reduce(ballotHistoryReducer, undone).present).toEqual(end.present);
      }),
    );
  });

  test('what changes nothing is no step', () => {
    const history = ballotHistoryReducer(historyOf(ballot('a')), { type: 'removed', at: 5 });
    expect(history.past).toEqual([]);
    expect(isSameSlots(history.present, ballot('a'))).toBe(true);
  });
});
