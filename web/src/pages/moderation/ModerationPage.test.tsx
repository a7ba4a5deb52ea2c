import type { ModerateRequest } from '@outrank/shared/moderation/moderateCall';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { refuse, stubFirestore } from '#testing/firestoreServer.ts';
import {
  heroesContent,
  hiddenComment,
  openModeration,
  queuePage,
  reportedComment,
  reportedList,
  reportedName,
} from '#testing/moderationScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';

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

test('says what blocking takes back', async () => {
  openModeration('/moderation?view=hidden');
  click('Block account of Cleo');
  expect(await screen.findByText(/votes, ballots and open reports for good/)).toBeInTheDocument();
});

const getReason = () => screen.getByRole('textbox', { name: 'Reason (for the log)' });

/** Opens the dialog of this decision, and confirms it with this reason. */
async function decide(decision: string, reason: string, confirm: string) {
  click(decision);
  const dialog = await screen.findByRole('dialog', { name: decision });
  fireEvent.change(getReason(), { target: { value: reason } });
  fireEvent.click(within(dialog).getByRole('button', { name: confirm }));
}

test('offers to hide all lists of a blocked account, and says how many', async () => {
  openModeration('/moderation?view=hidden', {
    change: (client) => client.setQueryData(moderationQueries.publicLists('cleo').queryKey, 12),
  });
  click('Block account of Cleo');
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Hide 12 public lists too' }));
  fireEvent.change(getReason(), { target: { value: 'Spam' } });
  await expectAccessible();
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Block account' }));
  const block = { action: 'block', uid: 'cleo', reason: 'Spam', hidesLists: true };
  await waitFor(() => expect(requests).toEqual([block]));
});

test('says so when what a curator hides is deleted by now', async () => {
  answer = answerWith(false);
  openModeration('/moderation');
  await decide('Hide the list by Ana', 'A slur.', 'Hide');
  // The card of the deleted comment says it too.
  await waitFor(() => expect(screen.getAllByText('This no longer exists.')).toHaveLength(2));
});

test('decides nothing without a reason', async () => {
  openModeration('/moderation');
  await decide('Hide the list by Ana', ' ', 'Hide');
  expect(await screen.findByText('Please give a reason.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test.each([
  ['Hide the list by Ana', 'Hide', 'hide', reportedList, /^Hidden\./],
  ['Reset name of Ana', 'Reset name', 'resetName', reportedName, 'Name reset.'],
])('%s: with a trimmed reason', async (decision, confirm, action, target, message) => {
  openModeration('/moderation');
  await decide(decision, ' A slur. ', confirm);
  await waitFor(() => expect(requests).toEqual([{ action, target, reason: 'A slur.' }]));
  expect(await screen.findByText(message)).toBeInTheDocument();
});

test('a reported name can be reset or kept, not hidden', () => {
  openModeration('/moderation');
  expect(screen.queryByRole('button', { name: 'Hide the name Ana' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Keep the name Ana' })).toBeVisible();
});

test.each([
  [
    'reports',
    /3 reports/,
    'Keep the list by Ana',
    'Kept. Its reports are closed.',
    { action: 'keep', target: reportedList, content: heroesContent },
  ],
  [
    'hidden',
    /Hidden: Rude.*Rude words/,
    'Restore the comment by Cleo',
    'Restored.',
    { action: 'restore', target: reportedComment, content: { text: 'Rude words' } },
  ],
  ['blocked', /Spam/, 'Unblock Ana', 'Unblocked.', { action: 'unblock', googleId: 'google-ana' }],
])('the view %s shows %s and offers to %s', async (view, shown, button, message, request) => {
  openModeration(`/moderation?view=${view}`);
  expect(document.body).toHaveTextContent(shown);
  click(button);
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(requests).toEqual([{ ...request, reason: '' }]);
});

test.each([
  ['what is kept has changed', answerWith(false), 'This changed in the meantime. Please take another look.'],
  ['the curator claim is gone', refuse('PERMISSION_DENIED', 403), 'Only moderators can do that.'],
  ['the call fails', refuse('UNAVAILABLE', 503), "That didn't work. Please try again."],
])('says so when %s', async (_, failure, text) => {
  answer = failure;
  openModeration('/moderation');
  click('Keep the list by Ana');
  expect(await screen.findByText(text)).toBeInTheDocument();
});

test('a minute later the queue is without what another curator decided', async () => {
  vi.useFakeTimers();
  stubFirestore();
  openModeration('/moderation');
  expect(screen.getByRole('button', { name: 'Keep the list by Ana' })).toBeVisible();
  await act(() => vi.advanceTimersByTimeAsync(61_000));
  expect(screen.getByText('No reports right now.')).toBeVisible();
});

describe('while nothing can be read', () => {
  const FAILED = "This couldn't be loaded. Please try again.";
  const reportCounts = moderationQueries.page('reportCounts').queryKey;
  beforeEach(() => {
    answer = refuse('UNAVAILABLE', 503);
  });
  const openWithout = (queryKey: readonly unknown[], view = 'reports') =>
    openModeration(`/moderation?view=${view}`, { change: (client) => client.removeQueries({ queryKey }) });

  test('a queue that cannot be read again stays, with the open dialog and the typed reason', async () => {
    const client = openModeration('/moderation');
    fireEvent.click(screen.getByRole('button', { name: 'Hide the list by Ana' }));
    const reason = await screen.findByRole('textbox', { name: 'Reason (for the log)' });
    fireEvent.change(reason, { target: { value: 'A slur.' } });
    await act(() => client.refetchQueries({ queryKey: reportCounts }));
    expect(await screen.findByText(FAILED)).toBeInTheDocument();
    expect(reason).toHaveValue('A slur.');
    expect(reason).toBeVisible();
  });

  test.each([
    ['a queue', reportCounts],
    ['reports', moderationQueries.reports(reportedList, 3).queryKey],
  ])('%s that cannot be read says so', async (_, queryKey) => {
    openWithout(queryKey);
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expectAccessible();
  });

  test('a hidden list that cannot be read does not count as deleted', async () => {
    openModeration('/moderation?view=hidden', {
      change: (client) => {
        const entry = { ...hiddenComment, target: reportedList, comment: null };
        client.setQueryData(moderationQueries.page('hiddenContent').queryKey, queuePage([entry]));
        client.removeQueries({ queryKey: moderationQueries.target(reportedList).queryKey });
      },
    });
    expect(await screen.findByText(FAILED)).toBeVisible();
    expect(screen.queryByText('This no longer exists.')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Restore the list by someone' })).toBeVisible();
  });

  test('an account whose name cannot be read shows its id', async () => {
    openWithout(moderationQueries.name('ana').queryKey, 'blocked');
    expect(screen.getByRole('button', { name: 'Unblock ana' })).toBeVisible();
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
