import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { ListKey } from '@outrank/shared/firestore/documentPaths';

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
  category: (categoryId: CategoryId) => `/global-rankings/${categoryId}`,
  userRankings: (uid: string) => `/rankings/user/${encodeURIComponent(uid)}`,
  list: ({ userId, listId }: ListKey) => `/list/${encodeURIComponent(userId)}/${encodeURIComponent(listId)}`,
  editList: (listId: string) => `/create?${EDIT_PARAMETER}=${encodeURIComponent(listId)}`,
} as const;

/** The part of /create's address that names the list being edited. */
export const EDIT_PARAMETER = 'list';
