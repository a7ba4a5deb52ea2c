import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  acceptWrite,
  buildComment,
  connectComments,
  holdWrites,
  showComments,
} from '#testing/commentsScreen.tsx';
import { failToFetch } from '#testing/listScreen.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';

const field = () => screen.getByRole('textbox', { name: /^Reply to/ });
const type = (text: string) => fireEvent.change(field(), { target: { value: text } });
const replyTo = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Reply to ${name}` }));

beforeEach(() => {
  localStorage.clear();
  connectComments();
});

describe('a reply', () => {
  const dan = buildComment({ id: 'c2', userName: 'Dan', userId: 'dan' });

  test('is written to one comment at a time', async () => {
    await showComments(buildComment(), dan);
    replyTo('Cleo');
    expect(field()).toHaveFocus();
    replyTo('Dan');
    expect(screen.getAllByRole('textbox', { name: /^Reply to/ })).toEqual([
      screen.getByRole('textbox', { name: 'Reply to Dan' }),
    ]);
    expect(screen.getAllByText('Cancel')).toHaveLength(1);
  });

  test('is called off by the button that opened it', async () => {
    await showComments(buildComment());
    replyTo('Cleo');
    const button = screen.getByRole('button', { name: /^Cancel/ });
    fireEvent.click(button);
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
    expect(button).toHaveTextContent(/^Reply/);
  });

  test('cannot be empty, and stops at 500 characters', async () => {
    await showComments(buildComment());
    replyTo('Cleo');
    const reply = field();
    expect(screen.getByRole('button', { name: 'Post Reply' })).toBeDisabled();
    fireEvent.keyDown(reply, { key: 'Enter', ctrlKey: true });
    expect(reply).toHaveAccessibleDescription(/Comment cannot be empty\.$/);
    expect(reply).toHaveAttribute('maxlength', '500');
    await expectAccessible();
  });

  test('stands under its comment at once, and the focus goes back to where it was opened', async () => {
    const writes = holdWrites();
    await showComments(buildComment());
    replyTo('Cleo');
    type(' Indeed ');
    fireEvent.click(screen.getByRole('button', { name: 'Post Reply' }));
    expect(await screen.findByRole('article', { name: 'Reply by Ben' })).toHaveTextContent('Indeed');
    await waitFor(() => expect(writes[0]?.body).toContain('"parentId":{"stringValue":"c1"}'));
    expect(writes[0]?.body).toContain('"isReply":{"booleanValue":true}');
    writes[0]?.answer(acceptWrite());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reply to Cleo' })).toHaveFocus());
    expect(screen.queryByRole('textbox', { name: /^Reply to/ })).not.toBeInTheDocument();
  });

  test('that fails keeps its form open with what was typed', async () => {
    expectConsoleError(/HTTP error has no status/);
    connectComments({ commit: failToFetch });
    await showComments(buildComment());
    replyTo('Cleo');
    type('Indeed');
    fireEvent.click(screen.getByRole('button', { name: 'Post Reply' }));
    expect(await screen.findByText('Failed to add comment. Please try again.')).toBeInTheDocument();
    expect(field()).toHaveValue('Indeed');
  });
});
