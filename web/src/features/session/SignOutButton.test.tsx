// Loaded before the tests, which then do not wait for the dialog's code.
import '#ui/overlay/ConfirmPopup.tsx';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { draftKeys, PERSISTED_QUERIES_PREFIX } from '#data/storage/storageKeys.ts';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { SignOutButton } from './SignOutButton.tsx';

const endSession = vi.hoisted(() => vi.fn(async () => true as const));
vi.mock('#data/session/auth.ts', () => ({ signOut: endSession }));

const getButton = () => screen.getByRole('button', { name: 'Sign Out' });
const press = (name = 'Sign Out') => userEvent.click(screen.getByRole('button', { name }));
const findQuestion = () => screen.findByRole('alertdialog', { name: /^Sign out\? You'll lose anything/ });
const expectSignedOut = () => waitFor(() => expect(endSession).toHaveBeenCalledOnce());

beforeEach(() => {
  endSession.mockClear();
  renderPage({ '*': <SignOutButton uid="ana" /> });
});

test('signs out without a question when nothing would be lost, and is busy meanwhile', async () => {
  localStorage.setItem(`${PERSISTED_QUERIES_PREFIX}ana`, '{}');
  const { promise, resolve } = Promise.withResolvers<true>();
  endSession.mockReturnValueOnce(promise);
  await press();
  await expectSignedOut();
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  expect(getButton()).toHaveAttribute('aria-busy', 'true');
  resolve(true);
  await waitFor(() => expect(getButton()).not.toHaveAttribute('aria-busy'));
});

describe('with work that would be lost', () => {
  const askToSignOut = async () => {
    await press();
    await expectAccessible(await findQuestion());
  };

  test('keeps an unsubmitted ballot when the user stays, and removes it when the user confirms', async () => {
    localStorage.setItem(draftKeys.ballot('ana', 'goat-social'), '[]');
    await askToSignOut();
    await press('Stay signed in');
    expect(localStorage).toHaveLength(1);
    expect(endSession).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await askToSignOut();
    await press();
    await expectSignedOut();
    await waitFor(() => expect(localStorage).toHaveLength(0));
  });

  test('keeps an unposted comment and says so when signing out fails', async () => {
    endSession.mockRejectedValueOnce(new Error('offline'));
    localStorage.setItem(draftKeys.comment('ana', 'ben~list_1'), '[]');
    await askToSignOut();
    await press();
    expect(await screen.findByText('Failed to sign out. Please try again.')).toBeInTheDocument();
    expect(localStorage).toHaveLength(1);
  });
});
