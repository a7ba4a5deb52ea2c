import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { draftKeys } from '#data/storage/draftKeys.ts';
import { readLocalBallot, saveLocalBallot } from '#data/storage/localBallots.ts';
import { saveLocalText } from '#data/storage/localTexts.ts';
import { PERSISTED_QUERIES_PREFIX } from '#data/storage/storagePrefixes.ts';
import { expectAccessible } from '#testing/setup.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
// Loaded beforehand, so that no test waits for the code of the dialog.
import '#ui/overlay/ConfirmPopup.tsx';
import { SignOutButton } from './SignOutButton.tsx';

const endSession = vi.hoisted(() => vi.fn(async () => true as const));
vi.mock('#data/session/auth.ts', () => ({ signOut: endSession }));
vi.mock('#data/firebase/firestore.ts', () => ({ db: {} }));

const ballot = { uid: 'ana', categoryId: 'goat-social' } as const;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const patience = { timeout: 4000 };
const question = () => screen.findByRole('alertdialog', { name: /^Sign out\? .* will be lost\.$/ }, patience);

beforeEach(() => {
  localStorage.clear();
  endSession.mockClear();
  render(
    <QueryClientProvider client={new QueryClient()}>
      <ToastProvider>
        <MemoryRouter>
          <SignOutButton uid="ana" />
        </MemoryRouter>
      </ToastProvider>
    </QueryClientProvider>,
  );
});

test('signs out at once when nothing would be lost', async () => {
  localStorage.setItem('theme', 'dark');
  localStorage.setItem(`${PERSISTED_QUERIES_PREFIX}ana`, '{}');
  await press('Sign Out');
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledOnce(), patience);
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});

test.each([
  ['a ballot that is not submitted', () => saveLocalBallot(ballot, ['tom-westman'])],
  ['changes of a list that are not saved', () => localStorage.setItem(draftKeys.edit('ana', 'list_1'), '{}')],
  ['a comment that is not posted', () => saveLocalText(draftKeys.comment('ana', 'ben~list_1'), 'Well')],
])('asks before %s is lost', async (_what, keep) => {
  keep();
  await press('Sign Out');
  await expectAccessible(await question());
  expect(endSession).not.toHaveBeenCalled();
});

test('keeps the ballot of a fan who stays', async () => {
  saveLocalBallot(ballot, ['tom-westman']);
  await press('Sign Out');
  await question();
  await press('Stay signed in');
  expect(readLocalBallot(ballot)?.[0]).toBe('tom-westman');
  expect(endSession).not.toHaveBeenCalled();
});

test('leaves nothing of a fan who goes all the same', async () => {
  saveLocalBallot(ballot, ['tom-westman']);
  await press('Sign Out');
  await question();
  await press('Sign Out');
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledOnce(), patience);
  expect(readLocalBallot(ballot)).toBeUndefined();
});

test('is busy until the session has ended', async () => {
  const { promise, resolve } = Promise.withResolvers<true>();
  endSession.mockReturnValueOnce(promise);
  await press('Sign Out');
  const button = screen.getByRole('button', { name: 'Sign Out' });
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledOnce(), patience);
  expect(button).toHaveAttribute('aria-busy', 'true');
  resolve(true);
  await vi.waitFor(() => expect(button).not.toHaveAttribute('aria-busy'));
});

test('erases nothing and says so when signing out fails', async () => {
  endSession.mockRejectedValueOnce(new Error('offline'));
  saveLocalBallot(ballot, ['tom-westman']);
  await press('Sign Out');
  await question();
  await press('Sign Out');
  await vi.waitFor(() => expect(endSession).toHaveBeenCalledOnce(), patience);
  expect(await screen.findByText('Failed to sign out. Please try again.')).toBeInTheDocument();
  expect(readLocalBallot(ballot)?.[0]).toBe('tom-westman');
});
