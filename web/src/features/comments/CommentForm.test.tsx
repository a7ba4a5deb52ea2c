import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildComment, holdWrites, showComments, stubCommentsServer } from '#testing/commentsScreen.tsx';
import { acceptWrite, failFirestoreRequest, rejectExpiredSession } from '#testing/firestoreServer.ts';
import { expectAccessible } from '#testing/setup.ts';

const FAILED = 'Failed to add comment. Please try again.';
const SIGNED_OUT = 'You must be logged in to add comments.';
const TOO_FAST = "You're posting too fast. Your text is safe: post again in a few minutes.";

const field = (name = 'Add a comment') => screen.getByRole('textbox', { name });
const postButton = () => screen.getByRole('button', { name: 'Post Comment' });
const shownTexts = () => [...document.querySelectorAll('article .text')].map((text) => text.textContent);
const type = (text: string, name?: string) => fireEvent.change(field(name), { target: { value: text } });
const post = (text: string) => {
  type(text);
  fireEvent.click(postButton());
};
const pressControlEnter = (name?: string) => fireEvent.keyDown(field(name), { key: 'Enter', ctrlKey: true });
const replyFields = () => screen.queryAllByRole('textbox', { name: /^Reply to/ });
const openReply = (name = 'Cleo') =>
  fireEvent.click(screen.getByRole('button', { name: `Reply to ${name}` }));
const postReply = (text: string) => {
  type(text, 'Reply to Cleo');
  fireEvent.click(screen.getByRole('button', { name: 'Post Reply' }));
};

beforeEach(() => stubCommentsServer());

describe('posting a comment', () => {
  test.each([
    ['a comment', 'Add a comment', 'Post Comment'],
    ['a reply', 'Reply to Cleo', 'Post Reply'],
  ])(
    'refuses %s that is empty or blank, and cuts a pasted text at 500 characters',
    async (_, name, label) => {
      await showComments(buildComment());
      openReply();
      const button = screen.getByRole('button', { name: label });
      for (const text of ['  \n ', '']) {
        type(text, name);
        expect(button).toBeDisabled();
        pressControlEnter(name);
        expect(field(name)).toHaveAccessibleDescription(/Comment cannot be empty\.$/);
      }
      expect(shownTexts()).toEqual(['Well played']);
      await expectAccessible();
      await userEvent.click(field(name));
      await userEvent.paste('x'.repeat(600));
      expect(field(name)).toHaveValue('x'.repeat(500));
      expect(button).toBeEnabled();
    },
  );

  test('sends nothing while a letter is being composed', async () => {
    const writes = holdWrites();
    await showComments();
    type('にほ');
    const enter = { key: 'Enter', ctrlKey: true };
    fireEvent.keyDown(field(), { ...enter, isComposing: true });
    // Safari's last key.
    fireEvent.keyDown(field(), { ...enter, keyCode: 229 });
    expect(field()).toHaveValue('にほ');
    pressControlEnter();
    await waitFor(() => expect(writes).toHaveLength(1));
  });

  test('refuses hidden characters in words', async () => {
    await showComments();
    type('Well \u202eplayed');
    expect(field()).toHaveAccessibleDescription(/Hidden characters change how this reads/);
    expect(postButton()).toBeDisabled();
    type('Well played');
    expect(field()).not.toHaveAccessibleDescription(/Hidden/);
    expect(postButton()).toBeEnabled();
  });

  test('stores the trimmed text once, however often the user submits, empties the field and announces it', async () => {
    const writes = holdWrites();
    await showComments();
    type('  hello  ');
    fireEvent.keyDown(field(), { key: 'Enter', metaKey: true });
    for (let clicks = 0; clicks < 5; clicks += 1) {
      fireEvent.click(postButton());
      pressControlEnter();
    }
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(writes[0]?.body).toContain('"text":{"stringValue":"hello"}');
    expect(shownTexts()).toEqual(['hello']);
    expect(postButton()).toHaveAttribute('aria-busy', 'true');
    writes[0]?.answer(acceptWrite());
    expect(await screen.findByText('Comment posted.')).toHaveAttribute('role', 'status');
    expect(field()).toHaveValue('');
  });

  test.each([true, false])(
    'shows the comment at once and once (snapshot first: %s)',
    async (isSnapshotFirst) => {
      const writes = holdWrites();
      const { emit } = await showComments(buildComment());
      post('Mine');
      await waitFor(() => expect(shownTexts()).toHaveLength(2));
      await waitFor(() => expect(writes).toHaveLength(1));
      const mine = buildComment({ id: writes[0]?.id ?? '', userId: 'ben', text: 'Mine' });
      if (isSnapshotFirst) await emit([mine, buildComment()]);
      writes[0]?.answer(acceptWrite());
      await waitFor(() => expect(field()).not.toHaveAttribute('readonly'));
      expect(shownTexts()).toHaveLength(2);
      await emit([mine, buildComment()]);
      expect(shownTexts()).toHaveLength(2);
      await emit([buildComment()]);
      expect(shownTexts()).toEqual(['Well played']);
    },
  );

  test("shows the comment first although the device's clock is three days slow", async () => {
    holdWrites();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-26T12:00:00Z') });
    await showComments(buildComment());
    post('Mine');
    await waitFor(() => expect(shownTexts()).toEqual(['Mine', 'Well played']));
  });

  test.each([
    ['a comment', 'the connection is cut', { commit: failFirestoreRequest }, FAILED],
    ['a reply', 'the connection is cut', { commit: failFirestoreRequest }, FAILED],
    ['a comment', 'the session has ended', { commit: rejectExpiredSession }, SIGNED_OUT],
    ['a comment', 'the user posts too fast', { tooFast: 'comments' }, TOO_FAST],
  ] as const)('keeps the text of %s and says why when %s', async (what, _, server, message) => {
    stubCommentsServer(server);
    await showComments(buildComment());
    openReply();
    if (what === 'a reply') postReply('Keep me');
    else post('Keep me');
    expect(await screen.findByText(message)).toBeInTheDocument();
    expect(field(what === 'a reply' ? 'Reply to Cleo' : 'Add a comment')).toHaveValue('Keep me');
    expect(shownTexts()).toEqual(['Well played']);
  });
});

describe('a reply form', () => {
  test('opens under one comment at a time, and closes with the button that opened it', async () => {
    await showComments(buildComment(), buildComment({ id: 'c2', userName: 'Dan', userId: 'dan' }));
    openReply();
    expect(field('Reply to Cleo')).toHaveFocus();
    openReply('Dan');
    expect(replyFields()).toEqual([field('Reply to Dan')]);
    const button = screen.getByRole('button', { name: /^Cancel/ });
    fireEvent.click(button);
    expect(replyFields()).toEqual([]);
    expect(button).toHaveTextContent(/^Reply/);
  });

  test('shows the reply at once, stores its parent and returns the focus to the Reply button', async () => {
    const writes = holdWrites();
    await showComments(buildComment());
    openReply();
    postReply(' Indeed ');
    expect(await screen.findByRole('article', { name: 'Reply by Ben' })).toHaveTextContent('Indeed');
    await waitFor(() => expect(writes[0]?.body).toContain('"parentId":{"stringValue":"c1"}'));
    expect(writes[0]?.body).toContain('"isReply":{"booleanValue":true}');
    writes[0]?.answer(acceptWrite());
    await waitFor(() => expect(screen.getByRole('button', { name: 'Reply to Cleo' })).toHaveFocus());
    expect(replyFields()).toEqual([]);
  });
});

test('the texts of a comment and of a reply survive a reload', async () => {
  await showComments(buildComment());
  type('A thought');
  openReply();
  type('An answer', 'Reply to Cleo');
  cleanup();
  await showComments(buildComment());
  expect(field()).toHaveValue('A thought');
  openReply();
  expect(field('Reply to Cleo')).toHaveValue('An answer');
});
