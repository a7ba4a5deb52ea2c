import type { HiddenContent, Report, ReportedContent } from '@outrank/shared/documents/moderation';
import type { QueryClient } from '@tanstack/react-query';
import { vi } from 'vitest';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import ModerationPage from '#pages/moderation/ModerationPage.tsx';
import { buildComment } from './commentsScreen.tsx';
import { heroesList } from './heroesList.ts';
import { createTestClient, renderPage, signedInAs } from './renderPage.tsx';

export const at = '2026-03-01T12:00:00.000Z';
/** A reported list, a reported comment, the same comment once hidden, and a reported name. */
export const reportedList = 'list~ana~list_1';
export const reportedComment = 'comment~c1';
export const reportedName = 'user~ana';
export const heroesContent: ReportedContent = { name: heroesList.name, description: heroesList.description };
export const abuse: Report = {
  target: reportedList,
  reason: 'abuse',
  text: 'Look at the name.',
  at,
  content: heroesContent,
};
export const hiddenComment: HiddenContent & { target: string } = {
  ...{
    target: reportedComment,
    userId: 'cleo',
    listUserId: 'ana',
    listId: 'list_1',
    at,
    by: 'dan',
    reason: 'Rude',
  },
  comment: buildComment({ text: 'Rude words' }),
};

/** One page of a queue, as the cache holds it. */
export const queuePage = (entries: readonly object[]) =>
  ({ pages: [{ entries }], pageParams: [undefined] }) as never;

type Options = { isCurator?: boolean; change?: (client: QueryClient) => void };

/** The page for an account with or without the curator claim. All data is cached, except for what `change` removes. */
export function openModeration(address: string, { isCurator = true, change }: Options = {}) {
  const client = createTestClient();
  const reportCounts = [
    { target: reportedList, count: 3, at },
    { target: reportedComment, count: 1, at },
    { target: reportedName, count: 1, at },
  ];
  const blockedAccounts = [{ target: 'google-ana', uid: 'ana', reason: 'Spam', at, by: 'dan' }];
  const cached: readonly (readonly [{ queryKey: readonly unknown[] }, unknown])[] = [
    [moderationQueries.isCurator('cleo'), isCurator],
    [moderationQueries.page('reportCounts'), queuePage(reportCounts)],
    [moderationQueries.page('hiddenContent'), queuePage([hiddenComment])],
    [moderationQueries.page('blockedAccounts'), queuePage(blockedAccounts)],
    [moderationQueries.target(reportedList), { list: heroesList }],
    [moderationQueries.target(reportedComment), {}],
    [moderationQueries.target(reportedName), { profile: { displayName: 'Ana' } }],
    [moderationQueries.reports(reportedList, 3), [abuse]],
    [moderationQueries.reports(reportedComment, 1), []],
    [moderationQueries.reports(reportedName, 1), []],
    [moderationQueries.name('ana'), 'Ana'],
  ];
  for (const [{ queryKey }, data] of cached) client.setQueryData(queryKey, data);
  change?.(client);
  // Nothing is read again, so the screen shows only what the test cached.
  vi.spyOn(client, 'invalidateQueries').mockResolvedValue();
  const routes = { '/': <h1>Home</h1>, '/moderation': <ModerationPage /> };
  renderPage(routes, { address, client, session: signedInAs('cleo') });
  return client;
}
