import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import {
  acceptWrite,
  buildComment,
  connectComments,
  holdWrites,
  refuse,
  showComments,
} from '#testing/commentsScreen.tsx';
import { failToFetch } from '#testing/listScreen.tsx';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';

const field = (name: string | RegExp = 'Add a comment') => screen.getByRole('textbox', { name });
const postButton = () => screen.getByRole('button', { name: 'Post Comment' });
const texts = () => [...document.querySelectorAll('article .text')].map(({ textContent }) => textContent);
const type = (text: string, name?: string | RegExp) =>
  fireEvent.change(field(name), { target: { value: text } });
const replyTo = (name: string) => fireEvent.click(screen.getByRole('button', { name: `Reply to ${name}` }));
const never = () => new Promise<Response>(() => {});

beforeEach(() => {
  localStorage.clear();
  connectComments();
});

describe('a comment', () => {
  test('cannot be posted while it is empty or blank', async () => {
    await showComments();
    expect(postButton()).toBeDisabled();
    type('  \n ');
    expect(postButton()).toBeDisabled();
    type('a');
    expect(postButton()).toBeEnabled();
    await expectAccessible();
  });

  test('that is blank is answered when it is sent by the keyboard', async () => {
    await showComments();
    type('   ');
    fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    expect(field()).toHaveAccessibleDescription(/Comment cannot be empty\.$/);
    expect(texts()).toEqual([]);
  });

  test('stops at 500 characters', async () => {
    await showComments();
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(600));
    expect(field()).toHaveValue('x'.repeat(500));
  });

  test('is stored trimmed', async () => {
    const writes = holdWrites();
    await showComments();
    type('  hello  ');
    fireEvent.click(postButton());
    await waitFor(() => expect(writes[0]?.body).toContain('"text":{"stringValue":"hello"}'));
  });

  test('shows at once and exactly once, whether the talk or the answer comes first', async () => {
    const writes = holdWrites();
    const { tell } = await showComments(buildComment());
    for (const isTalkFirst of [true, false]) {
      type(`LoadedComments first: ${isTalkFirst}`);
      fireEvent.click(postButton());
      await waitFor(() => expect(texts()).toHaveLength(2));
      await waitFor(() => expect(writes).toHaveLength(isTalkFirst ? 1 : 2));
      const write = writes.at(-1);
      const mine = buildComment({
        id: write?.id ?? '',
        userId: 'ben',
        text: `LoadedComments first: ${isTalkFirst}`,
      });
      if (isTalkFirst) await tell([mine, buildComment()]);
      write?.answer(acceptWrite());
      await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
      expect(texts()).toHaveLength(2);
      await tell([mine, buildComment()]);
      expect(texts()).toHaveLength(2);
      await tell([buildComment()]);
      expect(texts()).toEqual(['Well played']);
    }
  });

  test('stands on top though this device’s clock is three days behind', async () => {
    connectComments({ commit: never });
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-26T12:00:00Z') });
    await showComments(buildComment());
    type('Mine');
    fireEvent.click(postButton());
    await waitFor(() => expect(texts()).toEqual(['Mine', 'Well played']));
  });

  test('is posted once, however often it is sent', async () => {
    const writes = holdWrites();
    await showComments();
    type('Once');
    for (let clicks = 0; clicks < 5; clicks += 1) {
      fireEvent.click(postButton());
      fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });
    }
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(texts()).toEqual(['Once']);
    expect(postButton()).toHaveAttribute('aria-busy', 'true');
  });

  test('that is posted empties the field and is announced', async () => {
    await showComments();
    type('Hello');
    fireEvent.keyDown(field(), { key: 'Enter', metaKey: true });
    expect(await screen.findByText('Comment posted.')).toHaveAttribute('role', 'status');
    expect(field()).toHaveValue('');
  });
});

describe('what was typed stays', () => {
  test.each([
    { when: 'the connection is cut', commit: failToFetch, words: 'Failed to add comment. Please try again.' },
    {
      when: 'the session has ended',
      commit: refuse('UNAUTHENTICATED', 401),
      words: 'You must be logged in to add comments.',
    },
    {
      when: 'the account posts too fast',
      commit: refuse('PERMISSION_DENIED', 403),
      words: 'You are posting too fast. Nothing is lost: post again in a few minutes.',
    },
  ])('when $when, which is said', async ({ commit, words }) => {
    if (commit === failToFetch) expectConsoleError(/HTTP error has no status/);
    connectComments({ commit, posted: 30 });
    await showComments();
    type('Keep me');
    fireEvent.click(postButton());
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field()).toHaveValue('Keep me');
    expect(texts()).toEqual([]);
  });

  test('through a reload, for the comment and for each reply', async () => {
    await showComments(buildComment());
    type('A thought');
    replyTo('Cleo');
    type('An answer', /^Reply to/);
    cleanup();
    await showComments(buildComment());
    expect(field()).toHaveValue('A thought');
    replyTo('Cleo');
    expect(field(/^Reply to/)).toHaveValue('An answer');
  });
});
