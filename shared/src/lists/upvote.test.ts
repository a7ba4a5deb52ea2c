import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { getOtherUpvotes, getShownUpvotes, type UpvoteCount, type UpvoteState } from './upvote.ts';

const toTime = (second: number) => new Date(Date.UTC(2026, 2, 1, 12, 0, second)).toISOString();

const counted = { upvoteCount: 5, countedAt: toTime(10) };
const neverCounted = { upvoteCount: 5 };

test.each<[string, UpvoteCount, UpvoteState | undefined, boolean | undefined, boolean, number]>([
  ['the stored count while the user’s upvote is unknown', counted, undefined, undefined, false, 5],
  ['an upvote that is counted', counted, { votedAt: toTime(9) }, undefined, true, 5],
  ['an upvote of the moment of the count', counted, { votedAt: toTime(10) }, undefined, true, 5],
  ['an upvote that is not counted yet', counted, { votedAt: toTime(11) }, undefined, true, 6],
  ['an upvote on a list that was never counted', neverCounted, { votedAt: toTime(1) }, undefined, true, 6],
  ['a pending upvote', counted, { votedAt: undefined }, true, true, 6],
  ['a pending withdrawal of a counted upvote', counted, { votedAt: toTime(9) }, false, false, 4],
  ['a pending withdrawal of one that is not counted', counted, { votedAt: toTime(11) }, false, false, 5],
  ['a pending upvote that is stored', counted, { votedAt: toTime(9) }, true, true, 5],
])('shows %s', (_, copy, stored, pending, isUpvoted, count) => {
  expect(getShownUpvotes(copy, stored, pending)).toEqual({ isUpvoted, count });
});

/** A list, and a tab of one user that shows it. The functions count when the test says so. */
function createWorld(otherVotes = 4) {
  const votes = { other: otherVotes, own: undefined as string | undefined };
  let second = 0;
  let list: UpvoteCount = { upvoteCount: otherVotes };
  let known: UpvoteState = { votedAt: undefined };
  const copies = [list];
  const now = () => toTime(second);
  const world = {
    vote: () => {
      second += 1;
      votes.own = now();
      known = { ...known, votedAt: votes.own };
    },
    withdraw: () => {
      second += 1;
      votes.own = undefined;
      known = { votedAt: undefined, others: getOtherUpvotes(list, known) };
    },
    toggle: () => (votes.own === undefined ? world.vote() : world.withdraw()),
    voteByOther: () => {
      second += 1;
      votes.other += 1;
    },
    count: () => {
      second += 1;
      list = { upvoteCount: votes.other + Number(votes.own !== undefined), countedAt: now() };
    },
    /** Another card reads the list. */
    readCopy: () => copies.push(list),
    reload: () => {
      known = { votedAt: votes.own };
      copies.splice(0, copies.length, list);
    },
    show: () => copies.map((copy) => getShownUpvotes(copy, known).count),
    isUpvoted: () => getShownUpvotes(list, known).isUpvoted,
  };
  return world;
}

type World = ReturnType<typeof createWorld>;
type Step = keyof Pick<
  World,
  'vote' | 'withdraw' | 'toggle' | 'voteByOther' | 'count' | 'readCopy' | 'reload'
>;

/** What the tab shows on each of its copies after each step. */
function play(world: World, ...steps: readonly Step[]): number[][] {
  return steps.map((step) => {
    world[step]();
    return world.show();
  });
}

describe('a tab shows', () => {
  test('an upvote once after a reload before the count, and after the count', () => {
    expect(play(createWorld(), 'vote', 'reload', 'count', 'reload')).toEqual([[5], [5], [5], [5]]);
  });

  test('what is stored after a reload between a withdrawal and the count, until the next read', () => {
    const world = createWorld();
    play(world, 'vote', 'count', 'withdraw');
    expect(play(world, 'reload', 'count', 'reload')).toEqual([[5], [5], [4]]);
  });
});

const anyStep = fc.constantFrom<Step>('toggle', 'toggle', 'voteByOther', 'count', 'readCopy');

test('shows the user’s upvote once on copies of any age, whatever happens in any order', () => {
  fc.assert(
    fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
      const world = createWorld(0);
      const others = { now: 0, counted: 0, inCopies: [0] };
      for (const step of steps) {
        world[step]();
        if (step === 'voteByOther') others.now += 1;
        if (step === 'count') others.counted = others.now;
        if (step === 'readCopy') others.inCopies.push(others.counted);
        const shownOthers = world.show().map((count) => count - Number(world.isUpvoted()));
        for (const [index, count] of shownOthers.entries()) {
          expect(count).toBeGreaterThanOrEqual(others.inCopies[index] ?? expect.unreachable());
          expect(count).toBeLessThanOrEqual(others.counted);
        }
      }
    }),
  );
});
