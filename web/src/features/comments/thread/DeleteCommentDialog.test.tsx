import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildComment, renderSignedOut, showComments, stubCommentsServer } from '#testing/commentsScreen.tsx';
import { failToFetch, refuse, rejectExpiredSession } from '#testing/firestoreServer.ts';
import { DeleteCommentDialog } from './DeleteCommentDialog.tsx';

const mine = buildComment({ id: 'mine', userId: 'ben', userName: 'Ben', text: 'My own' });
const clickDelete = () => fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
const findDialog = () =>
  screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this comment?' });
const answer = async (name: string) =>
  fireEvent.click(within(await findDialog()).getByRole('button', { name }));
const waitUntilClosed = () =>
  waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());

beforeEach(() => stubCommentsServer());

describe('deleting a comment', () => {
  test('is offered for the user’s own comments only, and can be canceled', async () => {
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

  test('cannot be canceled while it is under way, announces the end and focuses the heading', async () => {
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
