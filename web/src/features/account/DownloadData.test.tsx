import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { stubCommentsServer } from '#testing/commentsScreen.tsx';
import { failToFetch } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectConsoleError } from '#testing/setup.ts';
import { DownloadData } from './DownloadData.tsx';

const downloadFile = vi.hoisted(() => vi.fn());
vi.mock('#ui/downloadFile.ts', () => ({ downloadFile }));

const user = { uid: 'ben', displayName: 'Ben', email: 'ben@example.com', photoURL: null };

async function download() {
  renderWithToasts(<DownloadData user={user} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
}

test('downloads all data as one JSON file, named after the day', async () => {
  stubCommentsServer();
  await download();
  await screen.findByText('Your data is downloaded.');
  const today = new Date().toISOString().slice(0, 10);
  expect(downloadFile).toHaveBeenCalledExactlyOnceWith(
    `outrank-my-data-${today}.json`,
    expect.any(String),
    'application/json',
  );
  expect(JSON.parse(downloadFile.mock.lastCall?.[1])).toMatchObject({
    exportedAt: expect.stringMatching(today),
    account: user,
    profile: { displayName: 'Ben' },
    lists: [],
  });
});

test('downloads nothing when the data could not be read', async () => {
  downloadFile.mockClear();
  vi.stubGlobal('fetch', failToFetch);
  expectConsoleError(/RPC_ERROR/);
  await download();
  await screen.findByText('Failed to collect your data. Please try again.');
  expect(downloadFile).not.toHaveBeenCalled();
});
