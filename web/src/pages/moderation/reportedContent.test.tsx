import type { Report } from '@outrank/shared/documents/moderation';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import {
  abuse,
  at,
  hiddenComment,
  openModeration,
  queuePage,
  reportedComment,
  reportedList,
  reportedName,
} from '#testing/moderationScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';

test('shows what was reported, how often and why, and only closes the reports of what was deleted', async () => {
  openModeration('/moderation');
  const [first, second] = within(screen.getByRole('list', { name: 'Reports' })).getAllByRole('article');
  expect(first).toHaveTextContent(/List · 3 reports.*Heroes.*Abuse: Look at the name\./);
  expect(second).toHaveTextContent(/Comment · 1 report.*This no longer exists\./);
  expect(screen.getByRole('button', { name: 'Close the comment by someone' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Hide the comment by someone' })).not.toBeInTheDocument();
  await expectAccessible();
});

/** The queue with these reports of a thing that was reported so often. */
const openReports = (target: string, count: number, reports: readonly Report[]) =>
  openModeration('/moderation', {
    change: (client) => client.setQueryData(moderationQueries.reports(target, count).queryKey, [...reports]),
  });

const nameReport = (words: string, changes: Partial<Report> = {}): Report => ({
  ...{ target: reportedName, reason: 'abuse', text: '', at, content: { displayName: words } },
  ...changes,
});

test('shows each reported version with its reasons, and what is there now', async () => {
  const reports = [nameReport('Rude Two'), nameReport('Ana', { reason: 'spam' }), nameReport('Rude One')];
  openReports(reportedName, 1, reports);
  const card = screen.getByText('Name · 1 report').closest('article');
  expect(card).toHaveTextContent(
    /Reported as\s*Rude Two\s*Abuse\s*Reported as\s*Rude One\s*Abuse\s*Now\s*Ana\s*Spam\s*View this fan's lists/,
  );
  expect(screen.getAllByText('Now')).toHaveLength(1);
  await expectAccessible();
});

test('shows the words of a reported share, which can be hidden, and the name in them reset', async () => {
  const target = `share~${'a'.repeat(24)}`;
  const words = { title: 'Tree Mail: who knew best', author: null };
  const reported: Report = { ...abuse, target, content: { title: 'Rude words', author: 'Ana' } };
  openModeration('/moderation', {
    change: (client) => {
      const { page, target: present, reports } = moderationQueries;
      client.setQueryData(page('reportCounts').queryKey, queuePage([{ target, count: 1, at }]));
      const group = { groupId: 'g1', name: 'Tree Mail' };
      client.setQueryData(present(target).queryKey, { share: { ...words, group } });
      client.setQueryData(reports(target, 1).queryKey, [reported]);
    },
  });
  const card = screen.getByText('Share · 1 report').closest('article');
  expect(card).toHaveTextContent(
    /Reported as\s*Rude words by Ana.*Now\s*Tree Mail: who knew best\s*View share/,
  );
  for (const label of ['Hide', 'Keep'])
    expect(screen.getByRole('button', { name: `${label} the share by someone` })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Reset name of Tree Mail' })).toBeVisible();
  await expectAccessible();
});

test('shows the words of a hidden share, which can be restored', () => {
  const target = `share~${'a'.repeat(24)}`;
  const entry = { ...hiddenComment, target, comment: null, share: { title: 'Rude words', author: 'Ana' } };
  openModeration('/moderation?view=hidden', {
    change: (client) =>
      client.setQueryData(moderationQueries.page('hiddenContent').queryKey, queuePage([entry])),
  });
  expect(screen.getByRole('article')).toHaveTextContent(/Hidden: Rude\s*Rude words by Ana/);
  expect(screen.getByRole('button', { name: 'Restore the share by Ana' })).toBeVisible();
});

test('shows the notes of a list with the names of their items', () => {
  const notes = { 'tom-westman': 'Rude words', s20: 'Ruder ones' };
  const reported: Report = { ...abuse, content: { name: 'Heroes', description: 'Why', notes } };
  openReports(reportedList, 3, [reported]);
  const card = screen.getByText('List · 3 reports').closest('article');
  expect(card).toHaveTextContent(
    /Reported as\s*Heroes Why Tom Westman: Rude words Heroes vs\. Villains: Ruder ones.*Now\s*Heroes/,
  );
});

test('shows what was said in what is deleted now, as it is to a curator with the spoiler shield too', () => {
  watchOnly('s45');
  const reported: Report = { ...abuse, target: reportedComment, content: { text: 'Tony Vlachos is rude' } };
  openReports(reportedComment, 1, [reported]);
  const card = screen.getByText('Comment · 1 report').closest('article');
  expect(card).toHaveTextContent(/Reported as\s*Tony Vlachos is rude.*Now\s*This no longer exists\./);
});
