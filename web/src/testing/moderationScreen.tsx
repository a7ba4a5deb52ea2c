import type { HiddenContent } from '@outrank/shared/moderation/moderation';
import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import ModerationPage from '#pages/moderation/ModerationPage.tsx';
import { buildComment } from './commentsScreen.tsx';
import { heroesList } from './heroesList.ts';
import { createTestClient, renderPage, signedInAs } from './renderPage.tsx';

const at = '2026-03-01T12:00:00.000Z';
/** A reported list, a reported comment, and the same comment once hidden. */
export const list = 'list~ana~list_1';
export const comment = 'comment~c1';
export const hiddenComment: HiddenContent & { target: string } = {
  ...{ target: comment, userId: 'cleo', listUserId: 'ana', listId: 'list_1', at, by: 'dan', reason: 'Rude' },
  comment: buildComment({ text: 'Rude words' }),
};

/** One page of a queue, as the cache holds it. */
export const page = (entries: readonly object[]) =>
  ({ pages: [{ entries }], pageParams: [undefined] }) as never;

type Options = { isCurator?: boolean; change?: (client: QueryClient) => void };

/** The page for an account with or without the curator claim. All data is cached, except for what `change` removes. */
export function openModeration(address: string, { isCurator = true, change }: Options = {}) {
  const client = createTestClient();
  const reportCounts = [
    { target: list, count: 3, at },
    { target: comment, count: 1, at },
  ];
  const blockedAccounts = [
    { target: 'ana', reason: 'Spam', at, by: 'dan' },
    { target: 'ben', reason: 'leaving', at, by: 'self' },
  ];
  const report = { target: list, reason: 'abuse', text: 'Look at the name.', at };
  const cached: readonly (readonly [{ queryKey: readonly unknown[] }, unknown])[] = [
    [moderationQueries.isCurator('cleo'), isCurator],
    [moderationQueries.page('reportCounts'), page(reportCounts)],
    [moderationQueries.page('hiddenContent'), page([hiddenComment])],
    [moderationQueries.page('blockedAccounts'), page(blockedAccounts)],
    [moderationQueries.target(list), { list: heroesList }],
    [moderationQueries.target(comment), {}],
    [moderationQueries.reports(list, 3), [report]],
    [moderationQueries.reports(comment, 1), []],
    [moderationQueries.name('ana'), 'Ana'],
    [moderationQueries.name('ben'), 'Ben'],
  ];
  for (const [{ queryKey }, data] of cached) client.setQueryData(queryKey, data);
  change?.(client);
  // Nothing is read again, so the screen shows only what the test cached.
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const routes = { '/': <h1>Home</h1>, '/moderation': <ModerationPage /> };
  renderPage(routes, { address, client, session: signedInAs('cleo') });
  return client;
}
