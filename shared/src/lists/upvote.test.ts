import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { getShownUpvotes } from './upvote.ts';

const copy = { upvoteCount: 5, changedAt: '2026-03-01T12:00:00.000Z' };
const before = '2026-03-01T11:00:00.000Z';
const after = '2026-03-01T13:00:00.000Z';

const read = (changedAt: string) => ({ votedAt: undefined, list: { upvoteCount: 4, changedAt } });

test.each<[string, Parameters<typeof getShownUpvotes>[1], boolean | undefined, boolean, number]>([
  ['the stored count while the user’s upvote is unknown', undefined, undefined, false, 5],
  ['an upvote that the copy includes', { votedAt: before }, undefined, true, 5],
  ['an upvote of the same moment', { votedAt: copy.changedAt }, undefined, true, 5],
  ['an upvote that the copy does not include', { votedAt: after }, undefined, true, 6],
  ['a pending upvote', { votedAt: undefined }, true, true, 6],
  ['a pending withdrawal', { votedAt: before }, false, false, 4],
  ['a pending upvote that is stored', { votedAt: before }, true, true, 5],
  ['a newer copy of the list', read(after), undefined, false, 4],
  ['the list rather than an older copy', read(before), undefined, false, 5],
])('shows %s', (_, stored, pending, isUpvoted, count) => {
  expect(getShownUpvotes(copy, stored, pending)).toEqual({ isUpvoted, count });
});

/** The states of a list while the user and another one toggle their upvotes, a minute apart. */
function toStates(toggles: readonly ('user' | 'other')[]) {
  const toTime = (minute: number) => new Date(Date.UTC(2026, 2, 1, 12, minute)).toISOString();
  const voted = { user: undefined as string | undefined, other: undefined as string | undefined };
  const states = [{ upvoteCount: 3, changedAt: toTime(0), votedAt: voted.user }];
  toggles.forEach((who, index) => {
    const changedAt = toTime(index + 1);
    voted[who] = voted[who] === undefined ? changedAt : undefined;
    const upvoteCount = 3 + Number(voted.user !== undefined) + Number(voted.other !== undefined);
    states.push({ upvoteCount, changedAt, votedAt: voted.user });
  });
  return states;
}

const anyStates = fc
  .array(fc.constantFrom('user' as const, 'other' as const), { maxLength: 12 })
  .map(toStates);

test('shows the latest stored count on any older copy of the list', () => {
  fc.assert(
    fc.property(anyStates, fc.nat(), fc.nat(), (states, anyCopy, anyRead) => {
      const read = states[anyRead % states.length] ?? expect.unreachable();
      const older = states[anyCopy % ((anyRead % states.length) + 1)] ?? expect.unreachable();
      const { upvoteCount: count, votedAt } = read;
      const isUpvoted = votedAt !== undefined;
      expect(getShownUpvotes(older, { votedAt, list: read })).toEqual({ isUpvoted, count });
    }),
  );
});

test('shows the user’s upvote on any copy, and the upvotes of others once', () => {
  fc.assert(
    fc.property(anyStates, fc.nat(), (states, anyCopy) => {
      const { votedAt } = states.at(-1) ?? expect.unreachable();
      const shown = states[anyCopy % states.length] ?? expect.unreachable();
      fc.pre(votedAt !== undefined && (shown.votedAt === undefined || shown.votedAt === votedAt));
      const others = shown.upvoteCount - Number(shown.votedAt !== undefined);
      expect(getShownUpvotes(shown, { votedAt })).toEqual({ isUpvoted: true, count: others + 1 });
    }),
  );
});
