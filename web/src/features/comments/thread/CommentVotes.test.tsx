import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildComment,
  holdWrites,
  renderSignedOut,
  showComments,
  stubCommentsServer,
} from '#testing/commentsScreen.tsx';
import { acceptWrite, failFirestoreRequest, rejectExpiredSession } from '#testing/firestoreServer.ts';
import { expectAccessible } from '#testing/setup.ts';
import { CommentVotes } from './CommentVotes.tsx';

type Side = 'Upvote' | 'Downvote';
const button = (side: Side) => screen.getByRole('button', { name: new RegExp(`^${side} `) });
const click = (side: Side) => fireEvent.click(button(side));

/** Expects the two counts, with an asterisk after the one of a pressed button. */
function expectVotes(up: string, down: string) {
  const describeButton = (side: Side) =>
    `${/(\d+) \w+$/.exec(button(side).textContent ?? '')?.[1]}${button(side).ariaPressed === 'true' ? '*' : ''}`;
  expect([describeButton('Upvote'), describeButton('Downvote')]).toEqual([up, down]);
}

beforeEach(() => stubCommentsServer());

describe('a vote on a comment', () => {
  test('shows at once, replaces the other side, and is withdrawn by a second click', async () => {
    holdWrites();
    await showComments(buildComment({ upvoteCount: 3, downvoteCount: 1 }));
    const steps = [
      ['Downvote', '3', '2*'],
      ['Upvote', '4*', '1'],
      ['Upvote', '3', '1'],
      ['Downvote', '3', '2*'],
      ['Downvote', '3', '1'],
    ] as const;
    for (const [side, up, down] of steps) {
      click(side);
      await waitFor(() => expectVotes(up, down));
    }
    await expectAccessible();
  });

  test('on a reply counts for that reply only', async () => {
    holdWrites();
    const reply = { id: 'c2', parentId: 'c1', isReply: true, createdAt: '2026-03-01T12:01:00.000Z' };
    await showComments(buildComment(), buildComment(reply));
    const upvotes = screen.getAllByRole('button', { name: /^Upvote / });
    fireEvent.click(upvotes[1] as HTMLElement);
    await waitFor(() => expect(upvotes.map(({ ariaPressed }) => ariaPressed)).toEqual(['false', 'true']));
    expect(upvotes.map(({ textContent }) => /\d+/.exec(textContent)?.[0])).toEqual(['0', '1']);
  });

  test('sends only the first and the last of nine quick clicks', async () => {
    const writes = holdWrites();
    await showComments(buildComment());
    click('Upvote');
    await waitFor(() => expect(writes).toHaveLength(1));
    for (let round = 0; round < 4; round += 1) {
      click('Downvote');
      click('Upvote');
    }
    await waitFor(() => expectVotes('1*', '0'));
    writes[0]?.answer(acceptWrite());
    await waitFor(() => expect(writes).toHaveLength(2));
    expect(writes[1]?.body).toContain('"value":{"integerValue":"1"}');
    expectVotes('1*', '0');
  });

  test('stays until a snapshot includes it, and is never counted twice', async () => {
    const { emit } = await showComments(buildComment());
    click('Upvote');
    await waitFor(() => expectVotes('1*', '0'));
    await emit([buildComment({ downvoteCount: 1 })]);
    expectVotes('1*', '1');
    await emit([buildComment({ upvoteCount: 1, downvoteCount: 1 })], { votes: { c1: 1 } });
    expectVotes('1*', '1');
    await emit([buildComment({ upvoteCount: 0, downvoteCount: 2 })], { votes: { c1: -1 } });
    expectVotes('0', '2*');
  });

  test.each([
    { commit: failFirestoreRequest, words: 'Failed to process your vote. Please try again.' },
    { commit: rejectExpiredSession, words: 'You must be logged in to vote on comments.' },
  ])('disappears when it is refused, with the message: $words', async ({ commit, words }) => {
    stubCommentsServer({ commit });
    await showComments(buildComment({ upvoteCount: 3 }));
    click('Upvote');
    expect(await screen.findByText(words)).toBeInTheDocument();
    await waitFor(() => expectVotes('3', '0'));
  });

  test('is disabled when signed out, says why, and answers an attempt', () => {
    renderSignedOut(<CommentVotes comment={buildComment()} vote={0} />);
    for (const vote of [button('Upvote'), button('Downvote')]) {
      expect(vote).toMatchObject({ ariaDisabled: 'true', title: 'Please log in to vote' });
      fireEvent.click(vote);
      expect(screen.getByRole('alert')).toHaveTextContent(/^You must be logged in to vote on comments\.$/);
    }
  });
});
