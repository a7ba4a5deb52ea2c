import type { CategoryId } from './catalogue/categories.ts';
import type { ListKey } from './documents/list.ts';
import type { Subject } from './documents/results.ts';

/** The part of /create's address that names the list being edited. */
export const EDIT_PARAMETER = 'list';

/** The parts of /create's address that name the list that a new one starts from, and say that its order stays. */
export const START_PARAMETERS = { from: 'from', order: 'order' } as const;
export const KEPT_ORDER = 'keep';

/** The parts of /compare's address that name the two rankings. */
export const COMPARE_PARAMETERS = { first: 'a', second: 'b' } as const;

/** The part of an editor's address that shows the questions of 'Help me decide'. */
export const DECIDE_HASH = '#decide';

/** The part of a list's address that names the share through which a reader came. */
export const SHARE_PARAMETER = 'share';

/** The part of /login's address that names the page to return to. */
export const RETURN_PARAMETER = 'return';

/** Below it the function `sharePage` answers, not the app. */
export const SHARES_ADDRESS = '/s';
export const INVITATIONS_ADDRESS = `${SHARES_ADDRESS}/invitations`;

export const routePatterns = {
  category: '/global-rankings/:categoryId',
  userRankings: '/rankings/user/:userId',
  list: '/list/:userId/:listId',
  reportShare: '/report/:shareId',
  rankShare: '/rank/:shareId',
  share: `${SHARES_ADDRESS}/:shareId`,
  season: '/seasons/:seasonId',
  castaway: '/castaways/:slug',
  seasonPredictions: '/predictions/:seasonId',
  standings: '/predictions/:seasonId/standings',
  group: '/predictions/groups/:groupId',
  joinGroup: '/predictions/join/:invitation',
} as const;

/** The only place that spells an address of the site. */
export const paths = {
  home: '/',
  login: '/login',
  /** Signing in leads to `address`, a path within the site with its search and hash. */
  signIn: (address: string) =>
    address === '/' ? '/login' : `/login?${RETURN_PARAMETER}=${encodeURIComponent(address)}`,
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
  groups: '/predictions/groups',
  /** In the place of an id: the season that was announced last. */
  latestSeason: 'latest',
  seasonPredictions: (seasonId: string) => fill(routePatterns.seasonPredictions, { seasonId }),
  standings: (seasonId: string) => fill(routePatterns.standings, { seasonId }),
  group: (groupId: string) => fill(routePatterns.group, { groupId }),
  joinGroup: (invitation: string) => fill(routePatterns.joinGroup, { invitation }),
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
  share: (shareId: string) => fill(routePatterns.share, { shareId }),
  /** What the app shows of a share, as JSON. */
  shareSummary: (shareId: string) => `${fill(routePatterns.share, { shareId })}.json`,
  /** The PNG of a share. Each version has its own address, because chats never ask twice. */
  sharePicture: (shareId: string, version: string) => `${SHARES_ADDRESS}/${shareId}/${version}.png`,
  /** What an invitation is sent as: it unfolds in chats and leads on to `joinGroup`. */
  invitation: (invitation: string) => `${INVITATIONS_ADDRESS}/${encodeURIComponent(invitation)}`,
  /** The group that an invitation is to, as JSON. */
  invitationSummary: (invitation: string) => `${INVITATIONS_ADDRESS}/${encodeURIComponent(invitation)}.json`,
  /** The PNG of an invitation, with a version as of a share's. */
  invitationPicture: (invitation: string, version: string) =>
    `${INVITATIONS_ADDRESS}/${encodeURIComponent(invitation)}/${version}.png`,
  /** The shared lists that /login shows, as JSON. */
  topShares: `${SHARES_ADDRESS}/top.json`,
  /** What a site that embeds a share asks (oembed.com). */
  oembed: `${SHARES_ADDRESS}/oembed`,
  rankShare: (shareId: string) => fill(routePatterns.rankShare, { shareId }),
  reportShare: (shareId: string) => fill(routePatterns.reportShare, { shareId }),
  /** The list of a share, which the reader reaches through it. */
  listOfShare: ({ userId, listId }: ListKey, shareId: string) =>
    `${fill(routePatterns.list, { userId, listId })}?${SHARE_PARAMETER}=${shareId}`,
  editList: (listId: string) => `/create?${EDIT_PARAMETER}=${encodeURIComponent(listId)}`,
} as const;

function fill(pattern: string, ids: Readonly<Record<string, string>>): string {
  return pattern.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(ids[name] ?? ''));
}
