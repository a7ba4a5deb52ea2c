import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  buildComment,
  connectComments,
  refuse,
  renderComments,
  showComments,
} from '#testing/commentsScreen.tsx';
import { failToFetch } from '#testing/listScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';

const EMPTY = 'No comments yet. Be the first to comment!';
const mine = buildComment({ id: 'mine', userId: 'ben', userName: 'Ben', text: 'My own' });

beforeEach(() => {
  localStorage.clear();
  connectComments();
});

describe('the talk about a list', () => {
  test('is being read, and nothing is claimed before it is known', async () => {
    renderComments();
    expect(screen.getByText('Loading comments ...')).toBeInTheDocument();
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  });

  test('invites the first comment, and stops when there is one', async () => {
    const { tell } = await showComments();
    expect(screen.getByText(EMPTY)).toBeInTheDocument();
    await tell([buildComment()]);
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
  });

  test('has a heading with the number of what is shown', async () => {
    const { tell } = renderComments();
    await tell([buildComment(), buildComment({ id: 'r', isReply: true, parentId: 'c1' })]);
    expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeInTheDocument();
    await tell([buildComment()], { hasOlder: true });
    expect(screen.getByRole('heading', { name: 'Comments 1+' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Show older comments' })).toBeInTheDocument();
  });

  test('that cannot be had claims nothing, and can be asked for again', async () => {
    const { fail, tell, watch } = renderComments();
    await fail();
    expect(screen.getByText('The comments cannot be shown now.')).toBeInTheDocument();
    expect(screen.queryByText(EMPTY)).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(watch).toHaveBeenCalledTimes(2);
    await tell([buildComment()]);
    expect(screen.getByRole('article')).toHaveTextContent('Well played');
  });

  test('keeps replies under a comment that was deleted', async () => {
    await showComments(buildComment({ id: 'r', isReply: true, parentId: 'gone', text: 'Still true' }));
    expect(screen.getByText('This comment was deleted.')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Reply by Cleo' })).toHaveTextContent('Still true');
    await expectAccessible();
  });
});

describe('a comment', () => {
  test('names its author, who has a page, and its time', async () => {
    await showComments(buildComment());
    expect(screen.getByRole('link', { name: 'Cleo' })).toHaveAttribute('href', '/rankings/user/cleo');
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-03-01T12:00:00.000Z');
    await expectAccessible();
  });

  test('shows what was written as text, and follows addresses as strangers’', async () => {
    const text = '<img src=x onerror=alert(1)> see https://example.com/a';
    await showComments(buildComment({ text }));
    expect(document.querySelector('.text')?.textContent).toBe(text);
    expect(document.querySelector('.text img')).toBeNull();
    const link = screen.getByRole('link', { name: 'https://example.com/a' });
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
  });
});

describe('signed out', () => {
  test('the form says what it takes', () => {
    renderComments(null);
    expect(screen.getByText('Please log in to add comments.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });
});

describe('a deletion', () => {
  const ask = () => fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  const dialog = () =>
    screen.findByRole('alertdialog', { name: 'Are you sure you want to delete this comment?' });
  const answer = async (name: string) =>
    fireEvent.click(within(await dialog()).getByRole('button', { name }));

  test('is offered on one’s own only', async () => {
    await showComments(mine, buildComment());
    const own = screen.getByRole('article', { name: 'Comment by Ben' });
    expect(screen.getAllByRole('button', { name: 'Delete' })).toEqual([
      within(own).getByRole('button', { name: 'Delete' }),
    ]);
  });

  test('that is refused changes nothing', async () => {
    await showComments(mine);
    ask();
    await answer('Cancel');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByRole('article')).toHaveTextContent('My own');
  });

  test('that is agreed to takes the comment away, says so and leaves the focus on the heading', async () => {
    const { tell } = await showComments(mine, buildComment());
    ask();
    await answer('Delete');
    expect(await screen.findByText('Comment deleted.')).toHaveAttribute('role', 'status');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    await waitFor(() => expect(screen.getByRole('heading', { name: /^Comments/ })).toHaveFocus());
    await tell([buildComment()]);
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });

  test('that is under way cannot be called back', async () => {
    let agree: (answer: Response) => void = () => {};
    connectComments({
      deletion: () =>
        new Promise((resolve) => {
          agree = resolve;
        }),
    });
    await showComments(mine, buildComment());
    ask();
    await answer('Delete');
    await answer('Cancel');
    expect(await dialog()).toBeVisible();
    agree(Response.json({ result: null }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getByText('Comment deleted.')).toBeInTheDocument();
  });

  test.each([
    { deletion: failToFetch, words: 'Failed to delete comment. Please try again.' },
    { deletion: refuse('PERMISSION_DENIED', 403), words: 'You can only delete your own comments.' },
    { deletion: refuse('UNAUTHENTICATED', 401), words: 'You must be logged in to delete comments.' },
  ])('that fails says: $words', async ({ deletion, words }) => {
    connectComments({ deletion });
    await showComments(mine);
    ask();
    await answer('Delete');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.getByRole('article')).toHaveTextContent('My own');
  });
});
