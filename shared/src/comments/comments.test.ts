import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment } from '../documents/comment.ts';
import { createComment } from './testing/createComment.ts';
import {
  type CommentWindow,
  findMissingParentIds,
  groupIntoThreads,
  hasGapBetween,
  hasUnwatchedComment,
  mergeWindow,
} from './threads.ts';

const outline = (comments: readonly Comment[]) =>
  groupIntoThreads(comments).map(({ id, comment, replies }) =>
    [comment ? id : `${id} deleted`, ...replies.map((reply) => reply.id)].join(', '),
  );

describe('threads', () => {
  test('are sorted newest comment first, and their replies oldest first', () => {
    const replies = [createComment('late', 9, 'a'), createComment('early', 5, 'a')];
    const comments = [...replies, createComment('a', 1), createComment('c', 3), createComment('b', 2)];
    expect(outline(comments)).toEqual(['c', 'b', 'a, early, late']);
  });

  test('keep the replies of a deleted comment, sorted by the first of them', () => {
    const replies = [createComment('r1', 4, 'x'), createComment('r2', 9, 'x')];
    const comments = [createComment('b', 7), createComment('a', 1), ...replies];
    expect(outline(comments)).toEqual(['b', 'x deleted, r1, r2', 'a']);
    expect(findMissingParentIds(comments)).toEqual(['x']);
  });

  const anyComments = fc
    .uniqueArray(fc.tuple(fc.nat(30), fc.nat(9), fc.option(fc.nat(30))), { selector: ([id]) => id })
    .map((entries) =>
      entries.map(([id, minute, parent]) => {
        const isParentReply = entries.some(([other, , its]) => other === parent && its !== null);
        const isReply = parent !== null && parent !== id && !isParentReply;
        return createComment(`c${id}`, minute, isReply ? `c${parent}` : null);
      }),
    );

  test('have every comment exactly once, and do not depend on the order of the input', () => {
    fc.assert(
      fc.property(anyComments, fc.infiniteStream(fc.nat()), (comments, order) => {
        const threads = groupIntoThreads(comments);
        const shown = threads.flatMap(({ comment, replies }) => [...(comment ? [comment] : []), ...replies]);
        expect(shown.map(({ id }) => id).toSorted()).toEqual(comments.map(({ id }) => id).toSorted());
        const keys = new Map(comments.map(({ id }) => [id, order.next().value]));
        const shuffled = comments.toSorted((a, b) => (keys.get(a.id) ?? 0) - (keys.get(b.id) ?? 0));
        expect(groupIntoThreads(shuffled)).toEqual(threads);
      }),
    );
  });
});

const SIZE = 4;
const toComment = (number: number) => createComment(`c${String(number).padStart(4, '0')}`, number);
const toNumbers = (comments: readonly Comment[]) => comments.map(({ id }) => Number(id.slice(1)));

/** The result of a query on these stored comments, newest first. */
function runQuery(stored: readonly Comment[], from = 9e5): CommentWindow {
  const end = new Date(from * 60_000 + Date.UTC(2026, 0, 1)).toISOString();
  const comments = stored.filter(({ createdAt }) => createdAt <= end).slice(0, SIZE);
  return { comments, isFull: comments.length === SIZE };
}

const query = (...stored: number[]) => runQuery(stored.map(toComment));
const before = query(5, 4, 3, 2);

test.each([
  ['keeps a comment that a newer one pushed out', query(6, 5, 4, 3, 2), [6, 5, 4, 3, 2]],
  ['removes a deleted comment and adds the next older one', query(5, 3, 2, 1), [5, 3, 2, 1]],
  ['removes a deleted comment when there is no older one', query(5, 4, 3), [5, 4, 3]],
])('%s', (_, now, expected) => {
  expect(toNumbers(mergeWindow(before.comments, before, now))).toEqual(expected);
});

test('finds a gap when a full window has no comment in common with the previous result', () => {
  expect(hasGapBetween(before, query(12, 11, 10, 9, 5))).toBe(true);
  expect(hasGapBetween(before, query(8, 7, 6, 5, 4))).toBe(false);
  expect(hasGapBetween(before, query())).toBe(false);
});

/** Merges like `LiveCommentPages`: one moving window, and a fixed one whenever a comment would be unwatched. */
function createPages() {
  const pages: { from: number | undefined; merged: CommentWindow }[] = [
    { from: undefined, merged: { comments: [], isFull: false } },
  ];
  let loaded: readonly Comment[] = [];
  return (stored: readonly Comment[]) => {
    const top = pages[0]?.merged;
    for (const page of pages) {
      const latest = runQuery(stored, page.from);
      loaded = mergeWindow(loaded, page.merged, latest);
      page.merged = latest;
    }
    const windows = pages.map(({ merged }) => merged);
    if (top && hasUnwatchedComment(loaded, windows))
      pages.push({ from: toNumbers(top.comments)[0], merged: top });
    return toNumbers(loaded);
  };
}

const anySteps = fc.array(fc.record({ isDeletion: fc.boolean(), pick: fc.nat() }), { maxLength: 60 });

test('shows every comment that was loaded and still exists, and no deleted one', () => {
  fc.assert(
    fc.property(fc.nat(12), anySteps, (count, steps) => {
      let stored: readonly Comment[] = Array.from({ length: count }, (_, index) => toComment(count - index));
      const update = createPages();
      let loaded = new Set(update(stored));
      for (const [number, { isDeletion, pick }] of steps.entries()) {
        stored = isDeletion
          ? stored.filter((_, index) => index !== pick % Math.max(1, stored.length))
          : [toComment(100 + number), ...stored];
        const shown = update(stored);
        const existing = new Set(toNumbers(stored));
        expect(shown.filter((each) => !existing.has(each))).toEqual([]);
        expect(shown).toEqual(expect.arrayContaining([...loaded].filter((each) => existing.has(each))));
        expect(shown).toEqual(shown.toSorted((a, b) => b - a));
        loaded = new Set([...loaded, ...shown]);
      }
    }),
  );
});
