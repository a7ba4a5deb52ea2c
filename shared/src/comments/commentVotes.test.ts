import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment } from '../documents/comment.ts';
import type { CommentVote, OwnVote } from '../documents/reactions.ts';
import { getShownCommentVotes, withoutOwnVotes } from './commentVotes.ts';
import { createComment } from './testing/createComment.ts';
import type { LoadedComments } from './threads.ts';

type Step = 'up' | 'down' | 'none' | 'upByOther' | 'count' | 'reload';

/** A comment with four upvotes and two downvotes, and a page that shows it to one user after each step. */
function createWorld() {
  const others = { up: 4, down: 2 };
  let second = 0;
  let own: OwnVote | undefined;
  let comment: Comment = { ...createComment('c1', 0), upvoteCount: 4, downvoteCount: 2 };
  let loaded: LoadedComments | undefined;
  const now = () => new Date(Date.UTC(2026, 2, 1, 12, 0, second)).toISOString();
  const actions: Record<Step, () => void> = {
    up: () => {
      own = { value: 1, at: now() };
    },
    down: () => {
      own = { value: -1, at: now() };
    },
    none: () => {
      own = undefined;
    },
    upByOther: () => {
      others.up += 1;
    },
    count: () => {
      const upvoteCount = others.up + Number(own?.value === 1);
      comment = {
        ...comment,
        upvoteCount,
        downvoteCount: others.down + Number(own?.value === -1),
        countedAt: now(),
      };
    },
    reload: () => {
      loaded = undefined;
    },
  };
  const show = () => {
    const votes = own ? { [comment.id]: own } : {};
    loaded = withoutOwnVotes({ comments: [comment], votes }, loaded);
    const [shown] = loaded.comments;
    const { upvoteCount, downvoteCount } = getShownCommentVotes(
      shown ?? expect.unreachable(),
      own?.value ?? 0,
    );
    return `${upvoteCount} ${downvoteCount}`;
  };
  show();
  return {
    others,
    getOwn: (): CommentVote => own?.value ?? 0,
    /** Returns the upvotes and downvotes that the page shows. */
    play: (step: Step) => {
      second += 1;
      actions[step]();
      return show();
    },
  };
}

describe('the votes on a comment', () => {
  test.each([
    [
      'show a vote once after a reload before the count, and after it',
      'down 4 3, reload 4 3, count 4 3, reload 4 3',
    ],
    [
      'show what is counted after a reload between a withdrawal and the count, until the count',
      'up 5 2, count 5 2, none 4 2, reload 5 2, count 4 2',
    ],
  ])('%s', (_, story) => {
    const { play } = createWorld();
    const steps = story.split(', ').map((step) => step.split(' ')[0] as Step);
    expect(steps.map((step) => `${step} ${play(step)}`).join(', ')).toBe(story);
  });

  const anyStep = fc.constantFrom<Step>('up', 'down', 'none', 'upByOther', 'count');

  test('are the last count of others’ votes and the user’s own, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 30 }), (steps) => {
        const { play, others, getOwn } = createWorld();
        let counted = others.up;
        for (const step of steps) {
          const shown = play(step);
          if (step === 'count') counted = others.up;
          const own = getOwn();
          expect(shown).toBe(`${counted + Number(own === 1)} ${others.down + Number(own === -1)}`);
        }
      }),
    );
  });
});
