import { REFRESH_MS } from '@outrank/shared/limits';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { CommentPage } from '#data/comments/readComments.ts';
import { buildComment, renderComments, showComments, stubCommentsServer } from '#testing/commentsScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';

const queryEmptyText = () => screen.queryByText('No comments yet. Be the first to comment!');

beforeEach(() => stubCommentsServer());

describe('the comments under a list', () => {
  test('show that they load, then an invitation, then the number of loaded comments', async () => {
    const { emit, readPage } = renderComments();
    expect(screen.getByText('Loading comments ...')).toBeInTheDocument();
    expect(queryEmptyText()).not.toBeInTheDocument();
    await emit([]);
    expect(queryEmptyText()).toBeInTheDocument();
    await emit([buildComment(), buildComment({ id: 'r', isReply: true, parentId: 'c1' })]);
    expect(queryEmptyText()).not.toBeInTheDocument();
    expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeInTheDocument();
    const next = {} as NonNullable<CommentPage['next']>;
    await emit([buildComment()], { next });
    expect(screen.getByRole('heading', { name: 'Comments 1+' })).toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Show older comments' }));
    await waitFor(() => expect(readPage.mock.lastCall?.[2]).toBe(next));
  });

  test('can be requested again after they failed to load', async () => {
    const { fail, emit, readPage } = renderComments();
    await fail();
    expect(screen.getByText('Failed to load comments.')).toBeInTheDocument();
    expect(queryEmptyText()).not.toBeInTheDocument();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(readPage).toHaveBeenCalledTimes(2));
    await emit([buildComment()]);
    expect(screen.getByRole('article')).toHaveTextContent('Well played');
  });

  test('are read again every half minute', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { emit, readPage } = renderComments();
    await emit([buildComment()]);
    expect(readPage).toHaveBeenCalledTimes(1);
    await act(() => vi.advanceTimersByTimeAsync(REFRESH_MS));
    expect(readPage).toHaveBeenCalledTimes(2);
  });

  test('keep the replies to a deleted comment', async () => {
    await showComments(buildComment({ id: 'r', isReply: true, parentId: 'gone', text: 'Still true' }));
    expect(screen.getByText('This comment was deleted.')).toBeInTheDocument();
    expect(screen.getByRole('article', { name: 'Reply by Cleo' })).toHaveTextContent('Still true');
    await expectAccessible();
  });

  test('tell apart authors whose names look alike, also for screen readers, and no others', async () => {
    const imitation = { id: 'r', isReply: true, parentId: 'c1', userId: 'eve', userName: 'Сlеo' };
    const third = buildComment({ id: 'c3', userId: 'lucia', userName: 'Lucía R.' });
    await showComments(buildComment(), buildComment(imitation), third);
    const links = screen.getAllByRole('link').map(({ textContent }) => textContent);
    expect(links).toEqual([
      'Lucía R.',
      expect.stringMatching(/^Cleo #[0-9a-f]{4}$/),
      expect.stringMatching(/^Сlеo #[0-9a-f]{4}$/),
    ]);
    for (const name of links) {
      const label = new RegExp(`^(Comment|Reply) by ${name}$`);
      expect(screen.getByRole('article', { name: label })).toBeInTheDocument();
      const upvote = `Upvote the comment by ${name}, 0 upvotes`;
      expect(screen.getByRole('button', { name: upvote })).toBeInTheDocument();
    }
    await expectAccessible();
  });

  test('of a spoiler list keep heading, number and form, and show the texts on request', async () => {
    const { emit } = renderComments(undefined, true);
    await emit([]);
    expect(queryEmptyText()).toBeInTheDocument();
    await emit([buildComment()]);
    expect(screen.getByRole('heading', { name: 'Comments 1' })).toBeInTheDocument();
    expect(screen.getByRole('textbox', { name: 'Add a comment' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('Well played');
    await expectAccessible();
    fireEvent.click(screen.getByRole('button', { name: 'Show comments' }));
    expect(screen.getByRole('article')).toHaveTextContent('Well played');
    expect(screen.getByRole('heading', { name: 'Comments 1' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Show comments' })).not.toBeInTheDocument();
  });

  test('have no form when signed out, but say how to get one', () => {
    renderComments(null);
    expect(screen.getByText('Please log in to add comments.')).toBeInTheDocument();
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  });

  test('show author, time and plain text, with addresses as untrusted links', async () => {
    const text = '<img src=x onerror=alert(1)> see https://example.com/a';
    await showComments(buildComment({ text }));
    expect(screen.getByRole('link', { name: 'Cleo' })).toHaveAttribute('href', '/rankings/user/cleo');
    expect(document.querySelector('time')).toHaveAttribute('datetime', '2026-03-01T12:00:00.000Z');
    expect(document.querySelector('.text')?.textContent).toBe(text);
    expect(document.querySelector('.text img')).toBeNull();
    const link = screen.getByText('https://example.com/a');
    expect(link).toHaveAttribute('rel', 'nofollow noopener ugc');
    expect(link).toHaveAttribute('dir', 'ltr');
    await expectAccessible();
  });
});
