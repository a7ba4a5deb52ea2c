import type { CategoryId } from '@outrank/shared/catalogue/categories';
import type { ListKey } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';

/** The part of /create's address that names the list being edited. */
export const EDIT_PARAMETER = 'list';

/** The parts of /create's address that name the list that a new one starts from, and say that its order stays. */
export const START_PARAMETERS = { from: 'from', order: 'order' } as const;
export const KEPT_ORDER = 'keep';

/** The parts of /compare's address that name the two rankings. */
export const COMPARE_PARAMETERS = { first: 'a', second: 'b' } as const;

/** The part of an editor's address that shows the questions of 'Help me decide'. */
export const DECIDE_HASH = '#decide';

export const routePatterns = {
  category: '/global-rankings/:categoryId',
  userRankings: '/rankings/user/:userId',
  list: '/list/:userId/:listId',
  reportShare: '/report/:shareId',
  rankShare: '/rank/:shareId',
  season: '/seasons/:seasonId',
  castaway: '/castaways/:slug',
  seasonPredictions: '/predictions/:seasonId',
  standings: '/predictions/:seasonId/standings',
  group: '/predictions/groups/:groupId',
  joinGroup: '/predictions/join/:groupId',
} as const;

/** The only place that spells a URL of the app. */
export const paths = {
  home: '/',
  login: '/login',
  myLists: '/mylists',
  account: '/account',
  activity: '/activity',
  rankings: '/rankings',
  following: '/following',
  create: '/create',
  moderation: '/moderation',
  seasonDesk: '/moderation/season',
  globalRankings: '/global-rankings',
  category: (categoryId: CategoryId) => fill(routePatterns.category, { categoryId }),
  consensusPage: (subject: Subject) => fill(routePatterns.category, { categoryId: subject }),
  userRankings: (userId: string) => fill(routePatterns.userRankings, { userId }),
  list: ({ userId, listId }: ListKey) => fill(routePatterns.list, { userId, listId }),
  seasons: '/seasons',
  season: (seasonId: string) => fill(routePatterns.season, { seasonId }),
  castaway: (slug: string) => fill(routePatterns.castaway, { slug }),
  predictions: '/predictions',
  seasonPredictions: (seasonId: string) => fill(routePatterns.seasonPredictions, { seasonId }),
  standings: (seasonId: string) => fill(routePatterns.standings, { seasonId }),
  group: (groupId: string) => fill(routePatterns.group, { groupId }),
  joinGroup: (groupId: string) => fill(routePatterns.joinGroup, { groupId }),
  compare: '/compare',
  /** The keys of rankings (`rankingKeyText`). Without a second one, the page asks for it. */
  compareRankings: (a: string, b?: string) => {
    const { first, second } = COMPARE_PARAMETERS;
    const other = b === undefined ? '' : `&${second}=${encodeURIComponent(b)}`;
    return `/compare?${first}=${encodeURIComponent(a)}${other}`;
  },
  /** A new list of the items of another (`listKeyText`), in random order or, with `isKept`, as they stand there. */
  startFrom: (key: string, isKept = false) => {
    const { from, order } = START_PARAMETERS;
    const kept = isKept ? `&${order}=${KEPT_ORDER}` : '';
    return `/create?${from}=${encodeURIComponent(key)}${kept}`;
  },
  /** Not a page of the app: the function `sharePage` answers it. */
  share: (shareId: string) => `/s/${encodeURIComponent(shareId)}`,
  editList: (listId: string) => `/create?${EDIT_PARAMETER}=${encodeURIComponent(listId)}`,
} as const;

/** Headings that depend on no data. They are shown while the code and the data of their pages load (app/PageLoading.tsx). */
export const earlyHeadings = {
  [paths.home]: 'Outwit. Outplay. Outrank.',
  [paths.rankings]: 'Browse All Rankings',
  [paths.following]: 'People You Follow',
  [paths.create]: 'Create New Ranking',
} as const;

/** Navigation state of the list page: the page that linked to it decides where its back link leads. */
export const homeOrigin = { origin: 'home' } as const;

export function isFromHome(state: unknown): boolean {
  return (state as Partial<typeof homeOrigin> | null)?.origin === homeOrigin.origin;
}

function fill(pattern: string, ids: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
}
