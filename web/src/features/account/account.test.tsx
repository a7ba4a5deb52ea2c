import { DELETED_TOO_OFTEN } from '@outrank/shared/accounts/accountCalls';
import { userListsPath } from '@outrank/shared/documents/account';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failToFetch, refuse, stubFirestore } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectConsoleError } from '#testing/setup.ts';
import { DeleteAccountDialog, DownloadData } from './AccountSections.tsx';

const downloadFile = vi.hoisted(() => vi.fn());
vi.mock('#ui/downloadFile.ts', () => ({ downloadFile }));
vi.mock('#data/session/googleId.ts', () => ({ readGoogleId: async () => 'google-ben' }));

const user = { uid: 'ben', displayName: 'Ben', email: 'ben@example.com', photoURL: null };

async function download() {
  renderWithToasts(<DownloadData user={user} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download my data' }));
}

test('downloads all data as one JSON file, named after the day', async () => {
  const moderation = { hiddenContent: [], blocked: null };
  const documents = { [userListsPath('ben')]: { displayName: 'Ben' } };
  stubFirestore({
    documents,
    functions: { ownModeration: async () => Response.json({ result: moderation }) },
  });
  await download();
  await screen.findByText('Your data was downloaded.');
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
    moderation,
  });
});

test('downloads nothing when the data could not be read', async () => {
  downloadFile.mockClear();
  vi.stubGlobal('fetch', failToFetch);
  expectConsoleError(/RPC_ERROR/);
  await download();
  await screen.findByText('Failed to download your data. Please try again.');
  expect(downloadFile).not.toHaveBeenCalled();
});

const succeed = async () => Response.json({ result: null });

/** Opens the dialog; `answer` is the Cloud Function. */
function openDialog(answer: () => Promise<Response> = succeed) {
  const call = vi.fn(answer);
  vi.stubGlobal('fetch', call);
  const handlers = { onDeleted: vi.fn(), onSignInAgain: vi.fn(), onClose: vi.fn() };
  renderWithToasts(<DeleteAccountDialog {...handlers} />);
  return { call, ...handlers };
}

const getButton = (name = 'Delete forever') => screen.getByRole('button', { name });
const type = (text: string) => userEvent.type(screen.getByLabelText('Type DELETE to confirm'), text);

test('says what is deleted and what stays, and closes without deleting', async () => {
  const { call, onClose } = openDialog();
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toHaveTextContent(
    'Replies to them stay, under “This comment was deleted.”',
  );
  await userEvent.click(getButton('Keep my account'));
  expect(onClose).toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
});

test.each(['', 'delete', 'DELET', 'DELETED'])('deletes nothing when the typed word is %j', async (word) => {
  const { call } = openDialog();
  await type(`${word}{Enter}`);
  expect(getButton()).toBeDisabled();
  expect(call).not.toHaveBeenCalled();
});

test('deletes the account once, by Enter or by click', async () => {
  const { promise, resolve } = Promise.withResolvers<Response>();
  const { call, onDeleted } = openDialog(() => promise);
  await type('DELETE{Enter}');
  await userEvent.click(getButton());
  await userEvent.click(getButton());
  await type('{Enter}');
  resolve(await succeed());
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(call).toHaveBeenCalledOnce();
});

test('says that the deletion failed, and tries again', async () => {
  const { call, onDeleted } = openDialog(vi.fn(succeed).mockImplementationOnce(failToFetch));
  await type('DELETE{Enter}');
  await screen.findByText('Failed to delete your account. Please try again.');
  await userEvent.click(getButton());
  await waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(call).toHaveBeenCalledTimes(2);
});

test('says that the account was deleted too often today, and changes nothing', async () => {
  const error = { status: 'RESOURCE_EXHAUSTED', message: DELETED_TOO_OFTEN };
  const { onDeleted, onSignInAgain } = openDialog(async () => Response.json({ error }, { status: 429 }));
  await type('DELETE{Enter}');
  await screen.findByText(DELETED_TOO_OFTEN);
  expect(getButton()).toBeEnabled();
  expect(screen.getByLabelText('Type DELETE to confirm')).toHaveValue('DELETE');
  expect(onDeleted).not.toHaveBeenCalled();
  expect(onSignInAgain).not.toHaveBeenCalled();
});

test('does not blame the user for a busy server', async () => {
  openDialog(refuse('RESOURCE_EXHAUSTED', 429));
  await type('DELETE{Enter}');
  await screen.findByText('Failed to delete your account. Please try again.');
});
