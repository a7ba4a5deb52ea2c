import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { ListKey } from '@outrank/shared/firestore/documentPaths';

/** The part of /create's address that names the list being edited. */
export const EDIT_PARAMETER = 'list';

/** What the router matches for the pages whose address holds an id. */
export const routePatterns = {
  category: '/global-rankings/:categoryId',
  userRankings: '/rankings/user/:userId',
  list: '/list/:userId/:listId',
} as const;

/** The only place that spells a URL of the app. */
export const paths = {
  home: '/',
  login: '/login',
  myLists: '/mylists',
  account: '/account',
  rankings: '/rankings',
  create: '/create',
  moderation: '/moderation',
  globalRankings: '/global-rankings',
  category: (categoryId: CategoryId) => fill(routePatterns.category, { categoryId }),
  userRankings: (userId: string) => fill(routePatterns.userRankings, { userId }),
  list: ({ userId, listId }: ListKey) => fill(routePatterns.list, { userId, listId }),
  editList: (listId: string) => `/create?${EDIT_PARAMETER}=${encodeURIComponent(listId)}`,
} as const;

function fill(pattern: string, ids: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
}
