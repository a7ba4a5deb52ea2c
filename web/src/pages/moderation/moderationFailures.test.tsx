import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { refuse } from '#testing/commentsScreen.tsx';
import { hiddenComment, list, openModeration, page } from '#testing/moderationScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';

const FAILED = 'This could not be loaded. Please try again.';
const reportCounts = moderationQueries.page('reportCounts').queryKey;

/** Nothing that is not known already can be read. */
const ask = vi.fn(refuse('UNAVAILABLE', 503));
beforeEach(() => {
  ask.mockClear();
  vi.stubGlobal('fetch', ask);
});

test('a queue that stands stays, with the dialog and the reason that is being typed', async () => {
  const client = openModeration('/moderation');
  fireEvent.click(screen.getByRole('button', { name: 'Hide the list by Ana' }));
  const reason = await screen.findByRole('textbox', { name: 'Reason, for the log' });
  fireEvent.change(reason, { target: { value: 'A slur.' } });
  await act(() => client.refetchQueries({ queryKey: reportCounts }));
  expect(await screen.findByText(FAILED)).toBeInTheDocument();
  expect(reason).toHaveValue('A slur.');
  expect(reason).toBeVisible();
});

test('a queue that was never read says so', async () => {
  openModeration('/moderation', { change: (client) => client.removeQueries({ queryKey: reportCounts }) });
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expectAccessible();
});

test('a hidden list is not said to be gone', async () => {
  const entry = { ...hiddenComment, target: list, comment: null };
  openModeration('/moderation?view=hidden', {
    change: (client) => {
      client.setQueryData(moderationQueries.page('hiddenContent').queryKey, page([entry]));
      client.removeQueries({ queryKey: moderationQueries.target(list).queryKey });
    },
  });
  expect(await screen.findByText(FAILED)).toBeVisible();
  expect(screen.queryByText('It is not there any more.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Restore the list by somebody' })).toBeVisible();
});

test('the reasons of a report say so', async () => {
  const { queryKey } = moderationQueries.reports(list, 3);
  openModeration('/moderation', { change: (client) => client.removeQueries({ queryKey }) });
  expect(await screen.findByText(FAILED)).toBeVisible();
});

test('an account without a name stands under its id', async () => {
  const { queryKey } = moderationQueries.name('ana');
  openModeration('/moderation?view=blocked', { change: (client) => client.removeQueries({ queryKey }) });
  expect(screen.getByRole('button', { name: 'Unblock ana' })).toBeVisible();
  await waitFor(() => expect(ask).toHaveBeenCalledOnce());
});
