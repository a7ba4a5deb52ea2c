import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getShownUpvotes, type UpvoteState } from './upvote.ts';

const copy = { upvoteCount: 5, changedAt: '2026-03-01T12:00:00.000Z' };
const before = '2026-03-01T11:00:00.000Z';
const after = '2026-03-01T13:00:00.000Z';

test('of a list whose vote is not known yet the count stands as it is', () => {
  expect(getShownUpvotes(copy)).toEqual({ isUpvoted: false, count: 5 });
});

test('one’s own vote is counted once, whether the copy of the list knows of it or not', () => {
  expect(getShownUpvotes(copy, { votedAt: before })).toEqual({ isUpvoted: true, count: 5 });
  expect(getShownUpvotes(copy, { votedAt: copy.changedAt })).toEqual({ isUpvoted: true, count: 5 });
  expect(getShownUpvotes(copy, { votedAt: after })).toEqual({ isUpvoted: true, count: 6 });
});

test('a wish shows at once', () => {
  expect(getShownUpvotes(copy, { votedAt: undefined }, true)).toEqual({ isUpvoted: true, count: 6 });
  expect(getShownUpvotes(copy, { votedAt: before }, false)).toEqual({ isUpvoted: false, count: 4 });
  expect(getShownUpvotes(copy, { votedAt: before }, true)).toEqual({ isUpvoted: true, count: 5 });
});

test('the later copy of a list is believed', () => {
  const unvoted: UpvoteState = { votedAt: undefined, list: { upvoteCount: 4, changedAt: after } };
  expect(getShownUpvotes(copy, unvoted)).toEqual({ isUpvoted: false, count: 4 });
  const older: UpvoteState = { votedAt: undefined, list: { upvoteCount: 4, changedAt: before } };
  expect(getShownUpvotes(copy, older)).toEqual({ isUpvoted: false, count: 5 });
});

/** A list's life: who toggles, one minute after the other, and what each copy of it and each look at a vote would say. */
function live(toggles: readonly ('me' | 'another')[]) {
  const moment = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
  const voted = { me: undefined as string | undefined, another: undefined as string | undefined };
  const states = [{ upvoteCount: 3, changedAt: moment(0), votedAt: voted.me }];
  toggles.forEach((who, index) => {
    const changedAt = moment(index + 1);
    voted[who] = voted[who] === undefined ? changedAt : undefined;
    const upvoteCount = 3 + Number(voted.me !== undefined) + Number(voted.another !== undefined);
    states.push({ upvoteCount, changedAt, votedAt: voted.me });
  });
  return states;
}

const lives = fc.array(fc.constantFrom('me' as const, 'another' as const), { maxLength: 12 }).map(live);

test('after a vote every copy of the list, however old, shows what the server counted then', () => {
  fc.assert(
    fc.property(lives, fc.nat(), fc.nat(), (states, someCopy, someLook) => {
      const look = states[someLook % states.length] ?? expect.unreachable();
      const shown = states[someCopy % ((someLook % states.length) + 1)] ?? expect.unreachable();
      const { upvoteCount: count, votedAt } = look;
      expect(getShownUpvotes(shown, { votedAt, list: look })).toEqual({
        isUpvoted: votedAt !== undefined,
        count,
      });
    }),
  );
});

test('a fan who only votes sees the own vote on every copy and nobody else’s twice', () => {
  fc.assert(
    fc.property(lives, fc.nat(), (states, someCopy) => {
      const { votedAt } = states.at(-1) ?? expect.unreachable();
      const shown = states[someCopy % states.length] ?? expect.unreachable();
      fc.pre(votedAt !== undefined && (shown.votedAt === undefined || shown.votedAt === votedAt));
      const others = shown.upvoteCount - Number(shown.votedAt !== undefined);
      expect(getShownUpvotes(shown, { votedAt })).toEqual({ isUpvoted: true, count: others + 1 });
    }),
  );
});
