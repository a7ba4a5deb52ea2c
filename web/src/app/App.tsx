import { QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, type ReactNode, useState } from 'react';
import { SessionProvider } from '#features/session/SessionProvider.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { AppRoutes } from './AppRoutes.tsx';
import { createQueryClient } from './queryClient.ts';

type Props = { Router: ComponentType<{ children: ReactNode }> };

export function App({ Router }: Props) {
  const [queryClient] = useState(createQueryClient);
  return (
    <QueryClientProvider client={queryClient}>
      <SessionProvider>
        <ToastProvider>
          <Router>
            <AppRoutes />
          </Router>
        </ToastProvider>
      </SessionProvider>
    </QueryClientProvider>
  );
}
