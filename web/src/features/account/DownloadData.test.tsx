import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubCommentsServer } from '#testing/commentsScreen.tsx';
import { failToFetch } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectConsoleError } from '#testing/setup.ts';
import { DownloadData } from './DownloadData.tsx';

const user = { uid: 'ben', displayName: 'Ben', email: 'ben@example.com', photoURL: null };
const files: { name: string; text: Promise<string> }[] = [];

// jsdom has no files to offer: what a browser would keep is caught here.
beforeEach(() => {
  files.length = 0;
  let text: Promise<string>;
  vi.stubGlobal(
    'URL',
    Object.assign(class extends URL {}, {
      createObjectURL: (blob: Blob) => {
        text = blob.text();
        return 'blob:file';
      },
      revokeObjectURL: () => undefined,
    }),
  );
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    files.push({ name: this.download, text });
  });
});

const download = () => userEvent.click(screen.getByRole('button', { name: 'Download my data' }));

test('all that is theirs comes as one file, named after the day', async () => {
  stubCommentsServer();
  renderWithToasts(<DownloadData user={user} />);
  await download();
  await screen.findByText('Your data is downloaded.');
  const today = new Date().toISOString().slice(0, 10);
  expect(files.map(({ name }) => name)).toEqual([`outrank-my-data-${today}.json`]);
  expect(JSON.parse((await files[0]?.text) ?? '')).toMatchObject({
    exportedAt: expect.stringMatching(today),
    account: user,
    profile: { displayName: 'Ben' },
    lists: [],
  });
});

test('no file comes when the data could not be read', async () => {
  vi.stubGlobal('fetch', failToFetch);
  expectConsoleError(/RPC_ERROR/);
  renderWithToasts(<DownloadData user={user} />);
  await download();
  await screen.findByText('Failed to collect your data. Please try again.');
  expect(files).toEqual([]);
});
