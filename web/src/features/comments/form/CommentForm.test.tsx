import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { buildComment, holdWrites, showComments, stubCommentsServer } from '#testing/commentsScreen.tsx';
import { acceptWrite, failToFetch, refuse, rejectExpiredSession } from '#testing/firestoreServer.ts';
import { expectAccessible, expectConsoleError } from '#testing/setup.ts';

const field = (name: string | RegExp = 'Add a comment') => screen.getByRole('textbox', { name });
const postButton = () => screen.getByRole('button', { name: 'Post Comment' });
const shownTexts = () => [...document.querySelectorAll('article .text')].map((text) => text.textContent);
const type = (text: string, name?: string | RegExp) =>
  fireEvent.change(field(name), { target: { value: text } });
const post = (text: string) => {
  type(text);
  fireEvent.click(postButton());
};
const pressControlEnter = () => fireEvent.keyDown(field(), { key: 'Enter', ctrlKey: true });

beforeEach(() => {
  localStorage.clear();
  stubCommentsServer();
});

describe('posting a comment', () => {
  test('refuses an empty or blank text, also by keyboard', async () => {
    await showComments();
    expect(postButton()).toBeDisabled();
    type('  \n ');
    expect(postButton()).toBeDisabled();
    pressControlEnter();
    expect(field()).toHaveAccessibleDescription(/Comment cannot be empty\.$/);
    expect(shownTexts()).toEqual([]);
    type('a');
    expect(postButton()).toBeEnabled();
    await expectAccessible();
  });

  test('cuts a pasted text at 500 characters', async () => {
    await showComments();
    await userEvent.click(field());
    await userEvent.paste('x'.repeat(600));
    expect(field()).toHaveValue('x'.repeat(500));
  });

  test('stores the trimmed text, empties the field and announces it', async () => {
    const writes = holdWrites();
    await showComments();
    type('  hello  ');
    fireEvent.keyDown(field(), { key: 'Enter', metaKey: true });
    await waitFor(() => expect(writes[0]?.body).toContain('"text":{"stringValue":"hello"}'));
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

  test('shows the comment first although the device’s clock is three days slow', async () => {
    holdWrites();
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-02-26T12:00:00Z') });
    await showComments(buildComment());
    post('Mine');
    await waitFor(() => expect(shownTexts()).toEqual(['Mine', 'Well played']));
  });

  test('posts once, however often the user submits', async () => {
    const writes = holdWrites();
    await showComments();
    type('Once');
    for (let clicks = 0; clicks < 5; clicks += 1) {
      fireEvent.click(postButton());
      pressControlEnter();
    }
    await waitFor(() => expect(writes).toHaveLength(1));
    expect(shownTexts()).toEqual(['Once']);
    expect(postButton()).toHaveAttribute('aria-busy', 'true');
  });

  test.each([
    { when: 'the connection is cut', commit: failToFetch, words: 'Failed to add comment. Please try again.' },
    {
      when: 'the session has ended',
      commit: rejectExpiredSession,
      words: 'You must be logged in to add comments.',
    },
    {
      when: 'the user posts too fast',
      commit: refuse('PERMISSION_DENIED', 403),
      words: 'You are posting too fast. Nothing is lost: post again in a few minutes.',
    },
  ])('keeps the text and says why when $when', async ({ commit, words }) => {
    if (commit === failToFetch) expectConsoleError(/HTTP error has no status/);
    stubCommentsServer({ commit, posted: 30 });
    await showComments();
    post('Keep me');
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(field()).toHaveValue('Keep me');
    expect(shownTexts()).toEqual([]);
  });
});

test('the texts of a comment and of a reply survive a reload', async () => {
  const openReply = () => fireEvent.click(screen.getByRole('button', { name: 'Reply to Cleo' }));
  await showComments(buildComment());
  type('A thought');
  openReply();
  type('An answer', /^Reply to/);
  cleanup();
  await showComments(buildComment());
  expect(field()).toHaveValue('A thought');
  openReply();
  expect(field(/^Reply to/)).toHaveValue('An answer');
});
