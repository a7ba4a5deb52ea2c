import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { refuse } from '#testing/firestoreServer.ts';
import { hiddenComment, list, openModeration, page } from '#testing/moderationScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';

const FAILED = 'This could not be loaded. Please try again.';
const reportCounts = moderationQueries.page('reportCounts').queryKey;

/** Nothing that is not cached can be read. */
const fetchNothing = vi.fn(refuse('UNAVAILABLE', 503));
beforeEach(() => {
  fetchNothing.mockClear();
  vi.stubGlobal('fetch', fetchNothing);
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

test('a queue that cannot be read says so', async () => {
  openWithout(reportCounts);
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible();
});

test('reports that cannot be read say so', async () => {
  openWithout(moderationQueries.reports(list, 3).queryKey);
  expect(await screen.findByText(FAILED)).toBeVisible();
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

test('an account whose name cannot be read shows its id', async () => {
  openWithout(moderationQueries.name('ana').queryKey, 'blocked');
  expect(screen.getByRole('button', { name: 'Unblock ana' })).toBeVisible();
  await waitFor(() => expect(fetchNothing).toHaveBeenCalledOnce());
});
