import { paths } from '@outrank/shared/addresses';
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Route, Routes } from 'react-router-dom';
import { errorKind, isTemporary } from '#data/firebase/errors.ts';
import { confirmSession } from '#data/session/auth.ts';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { SessionProvider } from '#features/session/SessionProvider.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { AppShell } from './AppShell.tsx';
import { ErrorScreen } from './ErrorScreen.tsx';
import { PageLoading } from './PageLoading.tsx';
import { publicPages, signedInPages } from './pages.ts';

export function App({ Router }: { Router: ComponentType<{ children: ReactNode }> }) {
  const [queryClient] = useState(createQueryClient);
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen} onError={console.error}>
      <QueryClientProvider client={queryClient}>
        <SessionProvider>
          <ToastProvider>
            <Router>
              <AppRoutes />
            </Router>
          </ToastProvider>
        </SessionProvider>
      </QueryClientProvider>
    </ErrorBoundary>
  );
}

function onError(error: Error): void {
  if (errorKind(error) === 'signedOut') confirmSession();
}

/** Failed and stale queries are read again when the connection or the user returns. */
function createQueryClient(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) => count < 1 && isTemporary(error),
      },
      mutations: { networkMode: 'always' },
    },
  });
}

const toRoutes = (pages: typeof publicPages) =>
  pages.map(({ path, Content }) => <Route key={path} path={path} element={<Content />} />);
const publicRoutes = toRoutes(publicPages);
const signedInRoutes = toRoutes(signedInPages);

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        {publicRoutes}
        <Route element={<RequireSession loading={<PageLoading />} />}>{signedInRoutes}</Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
