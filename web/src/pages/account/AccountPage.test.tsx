import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { FirebaseError } from 'firebase/app';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { deleteAccount } from '#data/session/deleteAccount.ts';
import { draftKeys } from '#data/storage/draftKeys.ts';
import { readLocalText, saveLocalText } from '#data/storage/localTexts.ts';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import { expectAccessible } from '#testing/setup.ts';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import AccountPage from './AccountPage.tsx';

vi.mock('#data/session/deleteAccount.ts', () => ({ deleteAccount: vi.fn() }));
vi.mock(import('#data/session/auth.ts'), async (original) => ({
  ...(await original()),
  signOut: vi.fn(async () => true as const),
}));

const cleo = { uid: 'cleo', displayName: 'Cleo', email: null, photoURL: null };

function ReturnPath() {
  return <p>Back to {useLocation().state.from}</p>;
}

function renderAccount({ isCurator }: { isCurator: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(moderationQueries.isCurator(cleo.uid).queryKey, isCurator);
  return render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ status: 'signedIn', user: cleo }}>
        <ToastProvider>
          <HeaderSlotProvider>
            <MemoryRouter>
              <Routes>
                <Route path="/" element={<AccountPage />} />
                <Route path="/login" element={<ReturnPath />} />
              </Routes>
            </MemoryRouter>
          </HeaderSlotProvider>
        </ToastProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
}

test('a curator’s account leads to what fans reported', async () => {
  const { container } = renderAccount({ isCurator: true });
  expect(screen.getByRole('link', { name: 'Go to moderation' })).toHaveAttribute('href', '/moderation');
  await expectAccessible(container);
});

test('a fan’s account tells nothing of moderation', () => {
  renderAccount({ isCurator: false });
  expect(screen.getByRole('button', { name: 'Download my data' })).toBeVisible();
  expect(screen.queryByText(/moderation/i)).not.toBeInTheDocument();
});

test('a fan who has to sign in again comes back, and loses nothing of what they were writing', async () => {
  vi.mocked(deleteAccount).mockRejectedValueOnce(
    new FirebaseError('functions/failed-precondition', 'signed in too long ago'),
  );
  const text = draftKeys.comment(cleo.uid, 'ana~list_1');
  saveLocalText(text, 'I was here');
  renderAccount({ isCurator: false });
  fireEvent.click(screen.getByRole('button', { name: 'Delete my account' }));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'DELETE' } });
  fireEvent.click(screen.getByRole('button', { name: 'Delete forever' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign in again' }));
  await screen.findByText('Back to /account');
  expect(readLocalText(text)).toBe('I was here');
});
