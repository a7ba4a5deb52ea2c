import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { parseReturnPath } from '#features/session/returnPath.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import { Header } from './Header.tsx';

function Destination() {
  return <output>{parseReturnPath(useLocation().state)}</output>;
}

test('signing in leads back to the whole address where it was asked for', () => {
  const address = '/global-rankings/goat-social?edition=2026-11-20#place-3';
  render(
    <QueryClientProvider client={new QueryClient()}>
      <SessionContext value={{ status: 'signedOut' }}>
        <HeaderSlotProvider>
          <MemoryRouter initialEntries={[address]}>
            <Header />
            <Destination />
          </MemoryRouter>
        </HeaderSlotProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
  fireEvent.click(screen.getByRole('link', { name: 'Sign In' }));
  expect(screen.getByRole('status')).toHaveTextContent(address);
});
