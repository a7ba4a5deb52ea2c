import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CommentVotes } from '#features/comments/thread/CommentVotes.tsx';
import { DeleteCommentDialog } from '#features/comments/thread/DeleteCommentDialog.tsx';
import { buildComment } from '#testing/commentsScreen.tsx';
import { renderWithToasts } from '#testing/listScreen.tsx';
import { ThreadContext } from './threadContext.ts';

const nobody = {
  list: { userId: 'ana', listId: 'list_1' },
  author: undefined,
  refresh: () => {},
  announce: () => {},
  now: 0,
};

test('signed out, both votes are disabled and say what it takes, and an attempt is answered', () => {
  renderWithToasts(
    <ThreadContext value={nobody}>
      <CommentVotes comment={buildComment()} vote={0} />
    </ThreadContext>,
  );
  const votes = screen.getAllByRole('button');
  expect(votes).toHaveLength(2);
  for (const vote of votes) {
    expect(vote).toHaveAttribute('aria-disabled', 'true');
    expect(vote).toHaveAttribute('title', 'Please log in to vote');
    fireEvent.click(vote);
    expect(screen.getByRole('alert')).toHaveTextContent(/^You must be logged in to vote on comments\.$/);
  }
});

test('signed out, an attempt to delete is answered', () => {
  const close = vi.fn();
  renderWithToasts(
    <ThreadContext value={nobody}>
      <DeleteCommentDialog commentId="c1" onClose={close} />
    </ThreadContext>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(screen.getByText('You must be logged in to delete comments.')).toBeInTheDocument();
  expect(close).toHaveBeenCalledExactlyOnceWith(false);
});
