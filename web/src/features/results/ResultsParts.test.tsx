import { rankCountsPath } from '@outrank/shared/documents/results';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { topTenPollView } from './topTen/topTenPollView.tsx';

const downloadFile = vi.hoisted(() => vi.fn());
vi.mock('#ui/downloadFile.ts', () => ({ downloadFile }));

const poll = topTenPollView({ categoryId: 'goat-social', slots: undefined });
const results = {
  top10: [],
  justMissed: [],
  listedBy: {},
  countedVotes: 5,
  totalVotes: 5,
  publishedAt: undefined,
};
const shown = poll.render({ results, movements: undefined, isLive: true });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Download the figures' }));

test('the figures are read when the user asks for them, and saved as a file', async () => {
  const rankCounts = { 'tom-westman': [3, 1, 0, 0, 0, 0, 0, 0, 0, 0] };
  const server = stubFirestore({
    documents: { [rankCountsPath('goat-social')]: { rankCounts, totalVotes: 5 } },
  });
  const read = vi.spyOn(server, 'read');
  renderWithToasts(shown);
  expect(read).not.toHaveBeenCalled();
  await press();
  await vi.waitFor(() => expect(downloadFile).toHaveBeenCalledOnce());
  const [name, csv] = downloadFile.mock.lastCall ?? [];
  expect(name).toBe('outrank-goat-social-figures.csv');
  expect(csv).toContain('\r\nTom Westman,3,1,0,0,0,0,0,0,0,0,1,39,5\r\n');
});

test('figures that cannot be read say so', async () => {
  stubFirestore();
  renderWithToasts(shown);
  await press();
  expect(await screen.findByText('Failed to download the figures. Please try again.')).toBeVisible();
});
