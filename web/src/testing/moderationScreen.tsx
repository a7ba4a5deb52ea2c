import type { HiddenContent } from '@outrank/shared/moderation/moderation';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { SessionContext } from '#features/session/sessionContext.ts';
import ModerationPage from '#pages/moderation/ModerationPage.tsx';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { buildComment } from './commentsScreen.tsx';
import { heroesList } from './listScreen.tsx';

const cleo = { uid: 'cleo', displayName: 'Cleo', email: null, photoURL: null };
const at = '2026-03-01T12:00:00.000Z';
/** A list and a comment that were reported, and one that was hidden. */
export const list = 'list~ana~list_1';
export const comment = 'comment~c1';
export const hiddenComment: HiddenContent & { target: string } = {
  ...{ target: comment, userId: 'cleo', listUserId: 'ana', listId: 'list_1', at, by: 'dan', reason: 'Rude' },
  comment: buildComment({ text: 'Rude words' }),
};

/** One page of a queue, as the cache holds it. */
export const page = (entries: readonly object[]) =>
  ({ pages: [{ entries }], pageParams: [undefined] }) as never;

type Given = { isCurator?: boolean; change?: (client: QueryClient) => void };

/** The page for an account with or without the claim; the queues hold what the tests look at, but for what one changes. */
export function openModeration(address: string, { isCurator = true, change }: Given = {}) {
  const client = new QueryClient({
    defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false, networkMode: 'always' } },
  });
  client.setQueryData(moderationQueries.isCurator('cleo').queryKey, isCurator);
  client.setQueryData(
    moderationQueries.page('reportCounts').queryKey,
    page([
      { target: list, count: 3, at },
      { target: comment, count: 1, at },
    ]),
  );
  client.setQueryData(moderationQueries.page('hiddenContent').queryKey, page([hiddenComment]));
  client.setQueryData(
    moderationQueries.page('blockedAccounts').queryKey,
    page([
      { target: 'ana', reason: 'Spam', at, by: 'dan' },
      { target: 'ben', reason: 'leaving', at, by: 'self' },
    ]),
  );
  client.setQueryData(moderationQueries.target(list).queryKey, { list: heroesList });
  client.setQueryData(moderationQueries.target(comment).queryKey, {});
  client.setQueryData(moderationQueries.reports(list, 3).queryKey, [
    { target: list, reason: 'abuse', text: 'Look at the name.', at },
  ]);
  client.setQueryData(moderationQueries.reports(comment, 1).queryKey, []);
  client.setQueryData(moderationQueries.name('ana').queryKey, 'Ana');
  client.setQueryData(moderationQueries.name('ben').queryKey, 'Ben');
  change?.(client);
  // Nothing is read anew: what is on the screen is what the test gave.
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  render(
    <QueryClientProvider client={client}>
      <SessionContext value={{ status: 'signedIn', user: cleo }}>
        <ToastProvider>
          <HeaderSlotProvider>
            <MemoryRouter initialEntries={[address]}>
              <Routes>
                <Route path="/" element={<h1>Home</h1>} />
                <Route path="/moderation" element={<ModerationPage />} />
              </Routes>
            </MemoryRouter>
          </HeaderSlotProvider>
        </ToastProvider>
      </SessionContext>
    </QueryClientProvider>,
  );
  return client;
}
