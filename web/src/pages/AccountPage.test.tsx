import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import { expectAccessible } from '#testing/setup.ts';
import { HeaderSlotProvider } from '#ui/HeaderSlot.tsx';
import { ToastProvider } from '#ui/Toast.tsx';
import AccountPage from './AccountPage.tsx';

const cleo = { uid: 'cleo', displayName: 'Cleo', email: null, photoURL: null };

function renderAccount({ isCurator }: { isCurator: boolean }) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(moderationQueries.isCurator(cleo.uid).queryKey, isCurator);
  return render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ status: 'signedIn', user: cleo }}>
        <ToastProvider>
          <HeaderSlotProvider>
            <MemoryRouter>
              <AccountPage />
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
