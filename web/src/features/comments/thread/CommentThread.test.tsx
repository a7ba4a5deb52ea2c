import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { buildComment, holdWrites, showComments, stubCommentsServer } from '#testing/commentsScreen.tsx';
import { acceptWrite, failToFetch } from '#testing/firestoreServer.ts';
import { expectConsoleError } from '#testing/setup.ts';

const fields = () => screen.queryAllByRole('textbox', { name: /^Reply to/ });
const field = () => screen.getByRole('textbox', { name: /^Reply to/ });
const openReply = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Reply to ${name}` }));
const postReply = (text: string) => {
  fireEvent.change(field(), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Post Reply' }));
};

beforeEach(() => {
  localStorage.clear();
  stubCommentsServer();
});

describe('a reply form', () => {
  test('opens under one comment at a time, and closes with the button that opened it', async () => {
    await showComments(buildComment(), buildComment({ id: 'c2', userName: 'Dan', userId: 'dan' }));
    openReply('Cleo');
    expect(field()).toHaveFocus();
    openReply('Dan');
    expect(fields()).toEqual([screen.getByRole('textbox', { name: 'Reply to Dan' })]);
    const button = screen.getByRole('button', { name: /^Cancel/ });
    fireEvent.click(button);
    expect(fields()).toEqual([]);
    expect(button).toHaveTextContent(/^Reply/);
  });

  test('shows the reply at once, stores its parent and returns the focus to the Reply button', async () => {
    const writes = holdWrites();
    await showComments(buildComment());
    openReply('Cleo');
    postReply(' Indeed ');
    expect(await screen.findByRole('article', { name: 'Reply by Ben' })).toHaveTextContent('Indeed');
    await waitFor(() => expect(writes[0]?.body).toContain('"parentId":{"stringValue":"c1"}'));
    expect(writes[0]?.body).toContain('"isReply":{"booleanValue":true}');
    writes[0]?.answer(acceptWrite());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reply to Cleo' })).toHaveFocus());
    expect(fields()).toEqual([]);
  });

  test('stays open with its text when saving fails', async () => {
    expectConsoleError(/HTTP error has no status/);
    stubCommentsServer({ commit: failToFetch });
    await showComments(buildComment());
    openReply('Cleo');
    postReply('Indeed');
    expect(await screen.findByText('Failed to add comment. Please try again.')).toBeInTheDocument();
    expect(field()).toHaveValue('Indeed');
  });
});
