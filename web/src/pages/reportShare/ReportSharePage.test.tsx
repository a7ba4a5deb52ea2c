import { routePatterns } from '@outrank/shared/addresses';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { renderPage, signedInAs } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import ReportSharePage from './ReportSharePage.tsx';

const id = '0123456789abcdef01234567';
const findShareSummary = vi.hoisted(() => vi.fn());
vi.mock('#data/sharing/requestShare.ts', () => ({ findShareSummary }));

const open = () =>
  renderPage(
    { [routePatterns.reportShare]: <ReportSharePage /> },
    { address: `/report/${id}`, session: signedInAs('ben') },
  );

// The dialog is loaded on demand. Loading it early keeps the load out of the tests' timeouts.
beforeAll(() => import('#features/reports/ReportDialog.tsx'));
beforeEach(() => {
  findShareSummary.mockReset().mockResolvedValue({ title: 'Rude words', author: 'Ana', path: '/' });
});

test('a share is reported with the words that it shows now', async () => {
  const { writes } = stubFirestore();
  open();
  fireEvent.click(await screen.findByRole('button', { name: 'Report Rude words' }));
  expect(findShareSummary).toHaveBeenCalledExactlyOnceWith(id, true);
  await screen.findByRole('dialog', { name: 'Report this share' });
  expect(screen.queryByText("The author's name")).not.toBeInTheDocument();
  await expectAccessible();
  fireEvent.click(screen.getByRole('radio', { name: 'Spoiler' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send Report' }));
  expect(await screen.findByText('Thanks. A moderator will take a look.')).toBeInTheDocument();
  await waitFor(() => expect(writes[0]).toContain(`/users/ben/reports/share~${id}`));
  expect(writes[0]).toContain('"title":{"stringValue":"Rude words"}');
  expect(writes[0]).toContain('"author":{"stringValue":"Ana"}');
});

test('what is not shared anymore is not reported', async () => {
  findShareSummary.mockResolvedValue(null);
  open();
  expect(await screen.findByText('This ranking is not shared anymore.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Report/ })).not.toBeInTheDocument();
});
