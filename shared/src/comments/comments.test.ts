import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment } from '../documents/comment.ts';
import { createComment } from './testing/createComment.ts';
import { findMissingParentIds, groupIntoThreads } from './threads.ts';

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
