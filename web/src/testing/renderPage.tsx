import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { BrowserRouter, MemoryRouter, Route, Routes } from 'react-router-dom';
import { type Session, SessionContext } from '#features/session/sessionContext.ts';
import { HeaderSlot, HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';

export const signedOut: Session = { status: 'signedOut' };
export const signedInAs = (uid: string): Session => ({
  status: 'signedIn',
  user: { uid, displayName: uid, email: null, photoURL: null },
});

/** A client that retries nothing. By default, cached data is never read again. */
export function createTestClient(staleTime = Number.POSITIVE_INFINITY): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime, retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
}

type ProviderProps = { children: ReactNode; client?: QueryClient; session?: Session };

/** What surrounds every page, without a router. */
export function Providers({
  children,
  client = createTestClient(),
  session = signedInAs('ben'),
}: ProviderProps) {
  return (
    <QueryClientProvider client={client}>
      <SessionContext value={session}>
        <ToastProvider>
          <HeaderSlotProvider>
            <div className="header">
              <HeaderSlot name="action" />
              <HeaderSlot />
            </div>
            <HeaderSlot name="note" />
            {children}
          </HeaderSlotProvider>
        </ToastProvider>
      </SessionContext>
    </QueryClientProvider>
  );
}

export const renderWithToasts = (children: ReactNode) =>
  render(<Providers client={createTestClient(0)}>{children}</Providers>);

type Options = {
  address?: string;
  client?: QueryClient;
  session?: Session;
  /** Uses the history of the window, where `useGoBack` finds the previous page. */
  isInWindow?: boolean;
};

/** Renders routes by their patterns, in all the providers of the app. */
export function renderPage(routes: Readonly<Record<string, ReactNode>>, options: Options = {}) {
  const {
    address = '/',
    client = createTestClient(),
    session = signedInAs('ben'),
    isInWindow = false,
  } = options;
  if (isInWindow) window.history.replaceState(null, '', address);
  const routeElements = (
    <Routes>
      {Object.entries(routes).map(([path, element]) => (
        <Route key={path} path={path} element={element} />
      ))}
    </Routes>
  );
  const pageIn = (current: Session) => (
    <Providers client={client} session={current}>
      {isInWindow ? (
        <BrowserRouter>{routeElements}</BrowserRouter>
      ) : (
        <MemoryRouter initialEntries={[address]}>{routeElements}</MemoryRouter>
      )}
    </Providers>
  );
  const view = render(pageIn(session));
  return { ...view, client, changeSession: (next: Session) => view.rerender(pageIn(next)) };
}
