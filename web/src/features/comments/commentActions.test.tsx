import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  buildComment,
  holdWrites,
  readPage,
  showComments,
  stubCommentsServer,
} from '#testing/commentsScreen.tsx';
import {
  acceptWrite,
  failFirestoreRequest,
  failToFetch,
  refuse,
  rejectExpiredSession,
} from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { CommentVotes } from './CommentItem.tsx';
import { DeleteCommentDialog } from './CommentThreads.tsx';
import { ThreadContext } from './threadContext.ts';

/** A part of the section as a signed-out visitor sees it. */
function renderSignedOut(part: ReactNode) {
  const list = { userId: 'ana', listId: 'list_1' };
  const context = { list, author: undefined, announce: () => {}, now: 0 };
  renderWithToasts(<ThreadContext value={context}>{part}</ThreadContext>);
}

beforeEach(() => stubCommentsServer());

type Side = 'Upvote' | 'Downvote';
const button = (side: Side) => screen.getByRole('button', { name: new RegExp(`^${side} `) });
const click = (side: Side) => fireEvent.click(button(side));

/** Expects the two counts, with an asterisk after the one of a pressed button. */
function expectVotes(up: string, down: string) {
  const describeButton = (side: Side) =>
    `${/(\d+) \w+$/.exec(button(side).textContent ?? '')?.[1]}${button(side).ariaPressed === 'true' ? '*' : ''}`;
  expect([describeButton('Upvote'), describeButton('Downvote')]).toEqual([up, down]);
}

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

  test('stays until a read includes it, and is counted once before and after the server counts it', async () => {
    const writes = holdWrites();
    const { emit } = await showComments(buildComment());
    const [votedAt, countedAt] = ['2026-03-01T12:05:00.000Z', '2026-03-01T12:05:02.000Z'];
    click('Upvote');
    await waitFor(() => expectVotes('1*', '0'));
    await waitFor(() => expect(writes).toHaveLength(1));
    await emit([buildComment({ downvoteCount: 1, countedAt: '2026-03-01T12:04:00.000Z' })]);
    expectVotes('1*', '1');
    const reads = readPage.mock.calls.length;
    writes[0]?.answer(acceptWrite());
    await waitFor(() => expect(readPage.mock.calls.length).toBeGreaterThan(reads));
    const up = { votes: { c1: { value: 1, at: votedAt } } } as const;
    await emit([buildComment({ downvoteCount: 1, countedAt: '2026-03-01T12:04:00.000Z' })], up);
    expectVotes('1*', '1');
    const counted = buildComment({ upvoteCount: 1, downvoteCount: 1, countedAt });
    await emit([counted], up);
    expectVotes('1*', '1');
    await emit([counted], { votes: { c1: { value: -1, at: '2026-03-01T12:06:00.000Z' } } });
    expectVotes('0', '2*');
    await emit([counted]);
    expectVotes('0', '1');
  });

  test.each([
    { commit: failFirestoreRequest, words: 'Failed to process your vote. Please try again.' },
    { commit: rejectExpiredSession, words: 'You must be logged in to vote on comments.' },
    { tooFast: 'votes', words: "You're voting too fast. Try again in a minute." },
  ] as const)('disappears when it is refused, with the message: $words', async ({ words, ...server }) => {
    stubCommentsServer(server);
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

const mine = buildComment({ id: 'mine', userId: 'ben', userName: 'Ben', text: 'My own' });
const clickDelete = () => fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
const findDialog = () =>
  screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this comment?' });
const answer = async (name: string) =>
  fireEvent.click(within(await findDialog()).getByRole('button', { name }));
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

describe('deleting a comment', () => {
  test("is offered for the user's own comments only, and can be canceled", async () => {
    await showComments(mine, buildComment());
    const own = screen.getByRole('article', { name: 'Comment by Ben' });
    expect(screen.getAllByRole('button', { name: 'Delete' })).toEqual([
      within(own).getByRole('button', { name: 'Delete' }),
    ]);
    clickDelete();
    await answer('Cancel');
    await waitUntilClosed();
    expect(own).toHaveTextContent('My own');
  });

  test('cannot be canceled while it is under way, announces the end and focuses the heading (a second try, because the dialog gives the focus back by the clock)', {
    retry: 1,
  }, async () => {
    const { promise, resolve } = Promise.withResolvers<Response>();
    stubCommentsServer({ deletion: () => promise });
    const { emit } = await showComments(mine, buildComment());
    clickDelete();
    await answer('Delete');
    await answer('Cancel');
    expect(await findDialog()).toBeVisible();
    resolve(Response.json({ result: null }));
    await waitUntilClosed();
    expect(await screen.findByText('Comment deleted.')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus());
    await emit([buildComment()]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test.each([
    { deletion: failToFetch, words: 'Failed to delete comment. Please try again.' },
    { deletion: refuse('PERMISSION_DENIED', 403), words: 'You can only delete your own comments.' },
    { deletion: rejectExpiredSession, words: 'You must be logged in to delete comments.' },
  ])('keeps the comment when it fails, with the message: $words', async ({ deletion, words }) => {
    stubCommentsServer({ deletion });
    await showComments(mine);
    clickDelete();
    await answer('Delete');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('My own');
  });

  test('closes with a message when signed out', () => {
    const close = vi.fn();
    renderSignedOut(<DeleteCommentDialog commentId="c1" onClose={close} />);
    clickDelete();
    expect(screen.getByText('You must be logged in to delete comments.')).toBeInTheDocument();
    expect(close).toHaveBeenCalledExactlyOnceWith(false);
  });
});
