import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import type { HiddenContent } from '@outrank/shared/moderation/moderation';
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { buildComment } from '#testing/commentsScreen.tsx';
import { refuse } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { createTestClient, renderPage, signedInAs } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import ModerationPage from './ModerationPage.tsx';

const at = '2026-03-01T12:00:00.000Z';
/** A reported list, a reported comment, and the same comment once hidden. */
const list = 'list~ana~list_1';
const comment = 'comment~c1';
const hiddenComment: HiddenContent & { target: string } = {
  ...{ target: comment, userId: 'cleo', listUserId: 'ana', listId: 'list_1', at, by: 'dan', reason: 'Rude' },
  comment: buildComment({ text: 'Rude words' }),
};

/** One page of a queue, as the cache holds it. */
const page = (entries: readonly object[]) => ({ pages: [{ entries }], pageParams: [undefined] }) as never;

type Options = { isCurator?: boolean; change?: (client: QueryClient) => void };

/** The page for an account with or without the curator claim. All data is cached, except for what `change` removes. */
function openModeration(address: string, { isCurator = true, change }: Options = {}) {
  const client = createTestClient();
  const reportCounts = [
    { target: list, count: 3, at },
    { target: comment, count: 1, at },
  ];
  const blockedAccounts = [
    { target: 'ana', reason: 'Spam', at, by: 'dan' },
    { target: 'ben', reason: 'leaving', at, by: 'self' },
  ];
  const report = { target: list, reason: 'abuse', text: 'Look at the name.', at };
  const cached: readonly (readonly [{ queryKey: readonly unknown[] }, unknown])[] = [
    [moderationQueries.isCurator('cleo'), isCurator],
    [moderationQueries.page('reportCounts'), page(reportCounts)],
    [moderationQueries.page('hiddenContent'), page([hiddenComment])],
    [moderationQueries.page('blockedAccounts'), page(blockedAccounts)],
    [moderationQueries.target(list), { list: heroesList }],
    [moderationQueries.target(comment), {}],
    [moderationQueries.reports(list, 3), [report]],
    [moderationQueries.reports(comment, 1), []],
    [moderationQueries.name('ana'), 'Ana'],
    [moderationQueries.name('ben'), 'Ben'],
  ];
  for (const [{ queryKey }, data] of cached) client.setQueryData(queryKey, data);
  change?.(client);
  // Nothing is read again, so the screen shows only what the test cached.
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const routes = { '/': <h1>Home</h1>, '/moderation': <ModerationPage /> };
  renderPage(routes, { address, client, session: signedInAs('cleo') });
  return client;
}

let requests: ModerateRequest[];
let answer: () => Promise<Response>;
const answerWith = (isDone: boolean) => async () => Response.json({ result: { isDone } });

beforeEach(() => {
  requests = [];
  answer = answerWith(true);
  vi.stubGlobal('fetch', async (_url: string, { body }: { body: string }) => {
    requests.push(JSON.parse(body).data);
    return answer();
  });
});

const click = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

test('redirects everyone but curators to Home', () => {
  openModeration('/moderation', { isCurator: false });
  expect(screen.getByRole('heading', { name: 'Home' })).toBeVisible();
});

test('shows what was reported, how often and why, and only closes the reports of what was deleted', async () => {
  openModeration('/moderation');
  const [first, second] = within(screen.getByRole('list', { name: 'Reports' })).getAllByRole('article');
  expect(first).toHaveTextContent(/List · 3 reports.*Heroes.*Abuse: Look at the name\./);
  expect(second).toHaveTextContent(/Comment · 1 report.*It is not there any more\./);
  expect(screen.getByRole('button', { name: 'Close the comment by somebody' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide the comment by somebody' })).not.toBeInTheDocument();
  await expectAccessible();
});

test('hides a target only with a reason', async () => {
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
  await waitFor(() => expect(requests).toEqual([{ action: 'hide', target: list, reason: 'A slur.' }]));
  expect(await screen.findByText(/^Hidden\./)).toBeInTheDocument();
});

test.each([
  [
    'reports',
    /3 reports/,
    'Keep the list by Ana',
    'Kept. Its reports are closed.',
    { action: 'keep', target: list },
  ],
  [
    'hidden',
    /Hidden: Rude.*Rude words/,
    'Restore the comment by Cleo',
    'Restored.',
    { action: 'restore', target: comment },
  ],
  ['blocked', /Spam/, 'Unblock Ana', 'Unblocked.', { action: 'unblock', uid: 'ana' }],
])('the view %s shows %s and offers to %s', async (view, shown, button, message, request) => {
  openModeration(`/moderation?view=${view}`);
  expect(document.body).toHaveTextContent(shown);
  click(button);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(requests).toEqual([{ ...request, reason: '' }]);
});

test.each([
  ['the target is gone', answerWith(false), 'It is not there any more.'],
  ['the curator claim is gone', refuse('PERMISSION_DENIED', 403), 'Only curators may do that.'],
  ['the call fails', refuse('UNAVAILABLE', 503), 'That could not be done. Please try again.'],
])('says so when %s', async (_, failure, text) => {
  answer = failure;
  openModeration('/moderation');
  click('Keep the list by Ana');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

describe('while nothing can be read', () => {
  const FAILED = 'This could not be loaded. Please try again.';
  const reportCounts = moderationQueries.page('reportCounts').queryKey;
  beforeEach(() => {
    answer = refuse('UNAVAILABLE', 503);
  });
  const openWithout = (queryKey: readonly unknown[], view = 'reports') =>
    openModeration(`/moderation?view=${view}`, { change: (client) => client.removeQueries({ queryKey }) });

  test('a queue that cannot be read again stays, with the open dialog and the typed reason', async () => {
    const client = openModeration('/moderation');
    fireEvent.click(screen.getByRole('button', { name: 'Hide the list by Ana' }));
    const reason = await screen.findByRole('textbox', { name: 'Reason, for the log' });
    fireEvent.change(reason, { target: { value: 'A slur.' } });
    await act(() => client.refetchQueries({ queryKey: reportCounts }));
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(reason).toHaveValue('A slur.');
    expect(reason).toBeVisible();
  });

  test.each([
    ['a queue', reportCounts],
    ['reports', moderationQueries.reports(list, 3).queryKey],
  ])('%s that cannot be read says so', async (_, queryKey) => {
    openWithout(queryKey);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible();
  });

  test('a hidden list that cannot be read does not count as deleted', async () => {
    openModeration('/moderation?view=hidden', {
      change: (client) => {
        const entry = { ...hiddenComment, target: list, comment: null };
        client.setQueryData(moderationQueries.page('hiddenContent').queryKey, page([entry]));
        client.removeQueries({ queryKey: moderationQueries.target(list).queryKey });
      },
    });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByText('It is not there any more.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restore the list by somebody' })).toBeVisible();
  });

  test('an account whose name cannot be read shows its id, and one that its user is deleting stays blocked', async () => {
    openWithout(moderationQueries.name('ana').queryKey, 'blocked');
    const buttons = screen.getAllByRole('button', { name: /^Unblock/ });
    // Ben is deleting his account himself, so it cannot be unblocked.
    expect(buttons).toEqual([screen.getByRole('button', { name: 'Unblock ana' })]);
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
