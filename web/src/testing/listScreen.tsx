import {
  emptyContent,
  type ListContent,
  parseList,
  type RankedList,
  toStoredContent,
} from '@outrank/shared/lists/list';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { vi } from 'vitest';
import { ToastProvider } from '#ui/overlay/Toast.tsx';

const time = { toDate: () => new Date('2026-03-01T12:00:00Z') };

/** A list of Ana's with five upvotes, of March 2026. */
export function buildList(content: Partial<ListContent> = {}): RankedList {
  return parseList({
    ...toStoredContent({
      ...emptyContent,
      name: 'Heroes',
      items: [contestantItem('tom-westman', 's10')],
      ...content,
    }),
    id: 'list_1',
    userId: 'ana',
    userName: 'Ana',
    isPublic: true,
    createdAt: time,
    updatedAt: time,
    upvoteCount: 5,
  });
}

export const heroesList = buildList();

type Connection = {
  /** How the database takes a write; by default it stores it. */
  commit?: (write: string) => Promise<Response>;
};

const stored = async () => Response.json({ writeResults: [{}], commitTime: '2026-03-01T12:00:00Z' });
const readTime = '2026-03-01T12:00:00Z';
const nothingFound = () => Response.json([{ readTime }]);
const noDocuments = (names: readonly string[]) =>
  Response.json(names.map((missing) => ({ missing, readTime })));

/** The far end of the wire: nothing is found, and writes end as the test says. */
export function stubFirestore({ commit = stored }: Connection = {}): void {
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const { pathname } = new URL(url);
    if (pathname.endsWith(':commit')) return commit(body);
    return pathname.endsWith(':batchGet') ? noDocuments(JSON.parse(body).documents) : nothingFound();
  });
}

export const failToFetch = () => Promise.reject<Response>(new TypeError('Failed to fetch'));
export const rejectExpiredSession = async () =>
  Response.json({ error: { status: 'UNAUTHENTICATED', message: 'no session' } }, { status: 401 });

export function renderWithToasts(children: ReactNode) {
  const client = new QueryClient({
    defaultOptions: {
      queries: { retry: false, networkMode: 'always' },
      mutations: { networkMode: 'always' },
    },
  });
  return render(
    <QueryClientProvider client={client}>
      <ToastProvider>{children}</ToastProvider>
    </QueryClientProvider>,
  );
}
