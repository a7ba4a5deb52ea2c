import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment } from './comment.ts';
import { type CommentWindow, hasGapBetween, hasUnwatchedComment, mergeWindow } from './commentWindow.ts';

const SIZE = 4;

function comment(number: number): Comment {
  return {
    id: `c${String(number).padStart(4, '0')}`,
    listUserId: 'ana',
    listId: 'list_1',
    userId: 'ben',
    userName: 'Ben',
    text: 'Well played',
    createdAt: new Date(Date.UTC(2026, 0, 1, 0, number)).toISOString(),
    upvoteCount: 0,
    downvoteCount: 0,
    parentId: null,
    isReply: false,
  };
}

/** What a server answers that holds these comments, newest first. */
function windowOf(stored: readonly Comment[], from = Number.POSITIVE_INFINITY): CommentWindow {
  const end = new Date(Math.min(from, 9e5) * 60_000 + Date.UTC(2026, 0, 1)).toISOString();
  const comments = stored.filter(({ createdAt }) => createdAt <= end).slice(0, SIZE);
  return { comments, isFull: comments.length === SIZE };
}

const stored = (...numbers: number[]) => numbers.map(comment);
const ids = (comments: readonly Comment[]) => comments.map(({ id }) => Number(id.slice(1)));

describe('a window of the newest comments', () => {
  const before = windowOf(stored(5, 4, 3, 2));

  test('keeps what a newer one pushes out of it', () => {
    const now = windowOf(stored(6, 5, 4, 3, 2));
    expect(ids(mergeWindow(before.comments, before, now))).toEqual([6, 5, 4, 3, 2]);
  });

  test('lets a deleted one go, and brings the next older one', () => {
    const now = windowOf(stored(5, 3, 2, 1));
    expect(ids(mergeWindow(before.comments, before, now))).toEqual([5, 3, 2, 1]);
  });

  test('lets a deleted one go when there is no older one', () => {
    const now = windowOf(stored(5, 4, 3));
    expect(ids(mergeWindow(before.comments, before, now))).toEqual([5, 4, 3]);
  });

  test('is apart from what was known when none of that is left in it', () => {
    expect(hasGapBetween(before, windowOf(stored(12, 11, 10, 9, 5)))).toBe(true);
    expect(hasGapBetween(before, windowOf(stored(8, 7, 6, 5, 4)))).toBe(false);
    expect(hasGapBetween(before, windowOf(stored()))).toBe(false);
  });
});

type Step = { readonly isDeletion: boolean; readonly pick: number };

const anySteps = fc.array(fc.record({ isDeletion: fc.boolean(), pick: fc.nat() }), { maxLength: 60 });

/** The pages as the browser keeps them: one that slides, and one more whenever something slid out unwatched. */
function publicPages(talk: readonly Comment[]) {
  const pages: { from: number | undefined; held: CommentWindow }[] = [];
  let known: readonly Comment[] = [];
  const look = (now: readonly Comment[]) => {
    const top = pages[0]?.held;
    for (const page of pages) {
      const heard = windowOf(now, page.from);
      known = mergeWindow(known, page.held, heard);
      page.held = heard;
    }
    const held = pages.map((page) => page.held);
    if (top && hasUnwatchedComment(known, held)) pages.push({ from: ids(top.comments)[0], held: top });
    return ids(known);
  };
  pages.push({ from: undefined, held: { comments: [], isFull: false } });
  look(talk);
  return look;
}

test('whatever is posted and deleted, all that was seen and still stands is shown, and nothing that is gone', () => {
  fc.assert(
    fc.property(fc.nat(12), anySteps, (count, steps: Step[]) => {
      let talk: readonly Comment[] = Array.from({ length: count }, (_, index) => comment(count - index));
      const look = publicPages(talk);
      let seen = new Set(ids(windowOf(talk).comments));
      for (const [index, { isDeletion, pick }] of steps.entries()) {
        talk = isDeletion
          ? talk.filter((_, place) => place !== pick % Math.max(1, talk.length))
          : [comment(100 + index), ...talk];
        const shown = look(talk);
        const standing = new Set(ids(talk));
        expect(shown.filter((each) => !standing.has(each))).toEqual([]);
        expect(shown).toEqual(expect.arrayContaining([...seen].filter((each) => standing.has(each))));
        expect(shown).toEqual(shown.toSorted((one, other) => other - one));
        seen = new Set([...seen, ...shown]);
      }
    }),
  );
});
