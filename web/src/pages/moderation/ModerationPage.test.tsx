import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { refuse } from '#testing/commentsScreen.tsx';
import { comment, list, openModeration } from '#testing/moderationScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';

let asked: ModerateRequest[];
let answer: () => Promise<Response>;
const answering = (isDone: boolean) => async () => Response.json({ result: { isDone } });

beforeEach(() => {
  asked = [];
  answer = answering(true);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body).data);
    return answer();
  });
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('the moderation page', () => {
  test('is no place for others than curators', () => {
    openModeration('/moderation', { isCurator: false });
    expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
  });

  test('shows what was reported, how often and why', async () => {
    openModeration('/moderation');
    const [first, second] = within(screen.getByRole('list', { name: 'Reports' })).getAllByRole('article');
    expect(first).toHaveTextContent('List · 3 reports');
    expect(first).toHaveTextContent('Heroes');
    expect(first).toHaveTextContent('Abuse: Look at the name.');
    expect(second).toHaveTextContent('Comment · 1 report');
    expect(second).toHaveTextContent('It is not there any more.');
    await expectAccessible();
  });

  test('hides a target with a reason, and not without', async () => {
    openModeration('/moderation');
    click('Hide the list by Ana');
    const dialog = await screen.findByRole('dialog', { name: 'Hide the list by Ana' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    expect(await screen.findByText('Please give a reason.')).toBeInTheDocument();
    fireEvent.change(screen.getByRole('textbox', { name: 'Reason, for the log' }), {
      target: { value: ' A slur. ' },
    });
    await expectAccessible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hide' }));
    await waitFor(() => expect(asked).toEqual([{ action: 'hide', target: list, reason: 'A slur.' }]));
    expect(await screen.findByText(/^Hidden\./)).toBeInTheDocument();
  });

  test('keeps a target', async () => {
    openModeration('/moderation');
    click('Keep the list by Ana');
    expect(await screen.findByText('Kept. Its reports are closed.')).toBeInTheDocument();
    expect(asked).toEqual([{ action: 'keep', target: list, reason: '' }]);
  });

  test('closes the reports of what is gone, and offers nothing else', () => {
    openModeration('/moderation');
    expect(screen.getByRole('button', { name: 'Close the comment by somebody' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Hide the comment by somebody' })).not.toBeInTheDocument();
  });

  test('restores what was hidden', async () => {
    openModeration('/moderation?view=hidden');
    expect(screen.getByRole('article')).toHaveTextContent('Hidden: Rude');
    expect(screen.getByRole('article')).toHaveTextContent('Rude words');
    click('Restore the comment by Cleo');
    expect(await screen.findByText('Restored.')).toBeInTheDocument();
    expect(asked).toEqual([{ action: 'restore', target: comment, reason: '' }]);
  });

  test('frees an account, but not one that its fan is deleting', async () => {
    openModeration('/moderation?view=blocked');
    expect(screen.getAllByRole('button', { name: /^Unblock/ })).toHaveLength(1);
    click('Unblock Ana');
    expect(await screen.findByText('Unblocked.')).toBeInTheDocument();
    expect(asked).toEqual([{ action: 'unblock', uid: 'ana', reason: '' }]);
  });

  test.each([
    { when: 'it is gone', given: answering(false), words: 'It is not there any more.' },
    {
      when: 'the claim is gone',
      given: refuse('PERMISSION_DENIED', 403),
      words: 'Only curators may do that.',
    },
    {
      when: 'it fails',
      given: refuse('UNAVAILABLE', 503),
      words: 'That could not be done. Please try again.',
    },
  ])('says so when $when', async ({ given, words }) => {
    answer = given;
    openModeration('/moderation');
    click('Keep the list by Ana');
    expect(await screen.findByText(words)).toBeInTheDocument();
  });
});
