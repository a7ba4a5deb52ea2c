import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Comment, CommentVote } from './comment.ts';
import { findMissingParentIds, getShownCommentVotes, groupIntoThreads } from './threads.ts';

const minute = (count: number) => new Date(Date.UTC(2026, 0, 1, 0, count)).toISOString();

function comment(id: string, at: number, parentId: string | null = null): Comment {
  return {
    id,
    listUserId: 'ana',
    listId: 'list_1',
    userId: 'ben',
    userName: 'Ben',
    text: id,
    createdAt: minute(at),
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  };
}

const outline = (comments: readonly Comment[]) =>
  groupIntoThreads(comments).map(({ id, comment: head, replies }) => [
    head ? id : `${id} deleted`,
    ...replies.map((reply) => reply.id),
  ]);

describe('threads', () => {
  test('stand newest comment first', () => {
    expect(outline([comment('old', 1), comment('new', 3), comment('middle', 2)])).toEqual([
      ['new'],
      ['middle'],
      ['old'],
    ]);
  });

  test('hold their replies, oldest first', () => {
    const talk = [comment('late', 9, 'a'), comment('a', 1), comment('early', 5, 'a'), comment('b', 2)];
    expect(outline(talk)).toEqual([['b'], ['a', 'early', 'late']]);
  });

  test('of a deleted comment keep the replies, where the first of them would stand', () => {
    const talk = [comment('b', 7), comment('a', 1), comment('r1', 4, 'gone'), comment('r2', 9, 'gone')];
    expect(outline(talk)).toEqual([['b'], ['gone deleted', 'r1', 'r2'], ['a']]);
    expect(findMissingParentIds(talk)).toEqual(['gone']);
  });

  const anyComments = fc
    .uniqueArray(fc.tuple(fc.nat(30), fc.nat(9), fc.option(fc.nat(30))), { selector: ([id]) => id })
    .map((made) =>
      made.map(([id, at, parent]) => {
        const isAnswer = parent !== null && !made.some(([other, , its]) => other === parent && its !== null);
        return comment(`c${id}`, at, isAnswer && parent !== id ? `c${parent}` : null);
      }),
    );

  test('hold every comment exactly once, in whatever order they came', () => {
    fc.assert(
      fc.property(anyComments, fc.infiniteStream(fc.nat()), (comments, order) => {
        const shown = groupIntoThreads(comments).flatMap(({ comment: head, replies }) => [
          ...(head ? [head] : []),
          ...replies,
        ]);
        expect(shown.map(({ id }) => id).toSorted()).toEqual(comments.map(({ id }) => id).toSorted());
        const keys = new Map(comments.map(({ id }) => [id, order.next().value]));
        const shuffled = comments.toSorted(
          (one, other) => (keys.get(one.id) ?? 0) - (keys.get(other.id) ?? 0),
        );
        expect(groupIntoThreads(shuffled)).toEqual(groupIntoThreads(comments));
      }),
    );
  });
});

describe('the votes on a comment', () => {
  const anyVote = fc.constantFrom<CommentVote>(1, -1, 0);

  test('are those of others and the one that is wished', () => {
    fc.assert(
      fc.property(fc.nat(99), fc.nat(99), anyVote, anyVote, (up, down, own, wished) => {
        const counted = {
          upvoteCount: up + Number(own === 1),
          downvoteCount: down + Number(own === -1),
        };
        expect(getShownCommentVotes(counted, own, wished)).toEqual({
          upvoteCount: up + Number(wished === 1),
          downvoteCount: down + Number(wished === -1),
          vote: wished,
        });
      }),
    );
  });

  test('without a wish are as they are counted', () => {
    expect(getShownCommentVotes({ upvoteCount: 3, downvoteCount: 1 }, -1)).toEqual({
      upvoteCount: 3,
      downvoteCount: 1,
      vote: -1,
    });
  });
});
