import { SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountDeletion';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { failToFetch } from '#testing/firestoreServer.ts';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

const done = async () => Response.json({ result: null });
const refused = (status: string, code: number) => async () =>
  Response.json({ error: { status, message: 'no' } }, { status: code });

/** The dialog; the function in the cloud answers as the test says. */
function ask(answer: () => Promise<Response> = done) {
  const call = vi.fn(answer);
  vi.stubGlobal('fetch', call);
  const after = { onDeleted: vi.fn(), onSignInAgain: vi.fn(), onClose: vi.fn() };
  renderWithToasts(<DeleteAccountDialog {...after} />);
  return { call, ...after };
}

const deletion = () => screen.getByRole('button', { name: 'Delete forever' });
const type = (text: string) => userEvent.type(screen.getByLabelText('Type DELETE to confirm'), text);

test('says what goes and what stays', async () => {
  ask();
  expect(screen.getByRole('dialog', { name: 'Delete your account?' })).toHaveTextContent(
    'What others replied stays, under “This comment was deleted.”',
  );
  await expectAccessible();
});

test.each(['', 'delete', 'DELET', 'DELETED'])('does nothing as long as the word is %j', async (word) => {
  const { call } = ask();
  await type(`${word}{Enter}`);
  expect(deletion()).toBeDisabled();
  expect(call).not.toHaveBeenCalled();
});

test('deletes the account when the word is typed, also by Enter', async () => {
  const { call, onDeleted } = ask();
  await type('DELETE{Enter}');
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(call).toHaveBeenCalledOnce();
});

test('takes no second press while the first is under way', async () => {
  const { call } = ask(() => new Promise(() => undefined));
  await type('DELETE');
  await userEvent.click(deletion());
  await userEvent.click(deletion());
  await type('{Enter}');
  expect(call).toHaveBeenCalledOnce();
});

test('asks to sign in again when the session is old', async () => {
  const { onSignInAgain, onDeleted } = ask(refused('FAILED_PRECONDITION', 400));
  await type('DELETE{Enter}');
  expect(await screen.findByText(SIGN_IN_AGAIN)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Sign in again' }));
  expect(onSignInAgain).toHaveBeenCalled();
  expect(onDeleted).not.toHaveBeenCalled();
});

test('says so when it failed, and may be tried again', async () => {
  const { call, onDeleted } = ask(vi.fn(done).mockImplementationOnce(failToFetch));
  await type('DELETE{Enter}');
  await screen.findByText('Failed to delete your account. Please try again.');
  await userEvent.click(deletion());
  await vi.waitFor(() => expect(onDeleted).toHaveBeenCalled());
  expect(call).toHaveBeenCalledTimes(2);
});

test('leaves everything as it is when the fan stays', async () => {
  const { call, onClose } = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Keep my account' }));
  expect(onClose).toHaveBeenCalled();
  expect(call).not.toHaveBeenCalled();
});
