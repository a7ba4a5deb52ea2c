import { isSubject } from '@outrank/shared/documents/results';
import { useEffect } from 'react';
import { matchPath } from 'react-router-dom';
import { paths, routePatterns } from '#paths.ts';

type PageModule = { readonly default: React.ComponentType };

/** The address or route pattern of a page, and how its code is loaded. */
export type Page = { readonly path: string; readonly load: () => Promise<PageModule> };

/** Two pages share the pattern `/global-rankings/{id}`: of a consensus, and of a category for any other id. */
export const categoryPage: Page = {
  path: routePatterns.category,
  load: () => import('#pages/category/CategoryPage.tsx'),
};
export const consensusPage: Page = {
  path: routePatterns.category,
  load: () => import('#pages/consensus/ConsensusPage.tsx'),
};

const loadCreatePage = () => import('#pages/create/CreatePage.tsx');

/** The pages that open without a session. */
export const publicPages: readonly Page[] = [
  { path: paths.login, load: () => import('#pages/login/LoginPage.tsx') },
  { path: paths.globalRankings, load: () => import('#pages/globalRankings/GlobalRankingsPage.tsx') },
  { path: paths.seasons, load: () => import('#pages/seasons/SeasonsPage.tsx') },
  { path: routePatterns.castaway, load: () => import('#pages/castaway/CastawayPage.tsx') },
  { path: routePatterns.season, load: () => import('#pages/season/SeasonPage.tsx') },
  { path: routePatterns.joinGroup, load: () => import('#pages/predictions/JoinGroupPage.tsx') },
  categoryPage,
  { path: routePatterns.rankShare, load: loadCreatePage },
];

export const signedInPages: readonly Page[] = [
  { path: paths.home, load: () => import('#pages/home/HomePage.tsx') },
  { path: paths.myLists, load: () => import('#pages/myLists/MyListsPage.tsx') },
  { path: paths.account, load: () => import('#pages/account/AccountPage.tsx') },
  { path: paths.activity, load: () => import('#pages/activity/ActivityPage.tsx') },
  { path: paths.rankings, load: () => import('#pages/browse/BrowsePage.tsx') },
  { path: paths.following, load: () => import('#pages/browse/FollowingPage.tsx') },
  { path: routePatterns.userRankings, load: () => import('#pages/userRankings/UserRankingsPage.tsx') },
  { path: paths.create, load: loadCreatePage },
  { path: routePatterns.list, load: () => import('#pages/list/ListPage.tsx') },
  { path: paths.predictions, load: () => import('#pages/predictions/PredictionsPage.tsx') },
  {
    path: routePatterns.seasonPredictions,
    load: () => import('#pages/predictions/SeasonPredictionsPage.tsx'),
  },
  { path: routePatterns.standings, load: () => import('#pages/predictions/StandingsPage.tsx') },
  { path: routePatterns.group, load: () => import('#pages/predictions/GroupPage.tsx') },
  { path: paths.compare, load: () => import('#pages/compare/ComparePage.tsx') },
  { path: routePatterns.reportShare, load: () => import('#pages/reportShare/ReportSharePage.tsx') },
  { path: paths.moderation, load: () => import('#pages/moderation/ModerationPage.tsx') },
  { path: paths.seasonDesk, load: () => import('#pages/moderation/SeasonDeskPage.tsx') },
];

const loadedPages = new Map<Page, React.ComponentType>();

export async function loadPage(page: Page): Promise<PageModule> {
  const loaded = await page.load();
  loadedPages.set(page, loaded.default);
  return loaded;
}

export const getLoadedPage = (page: Page): React.ComponentType | undefined => loadedPages.get(page);

/** Loads the code of the page at an address ahead of time. A failure is ignored: opening the page tries again. */
export function preloadPage(pathname: string): void {
  const found = [...publicPages, ...signedInPages].find(({ path }) => matchPath(path, pathname));
  const { categoryId = '' } = matchPath(routePatterns.category, pathname)?.params ?? {};
  const page = found === categoryPage && isSubject(categoryId) ? consensusPage : found;
  if (page) loadPage(page).catch(() => undefined);
}

/** Loads a page's code as soon as the user points at, touches or focuses a link to it. */
export function usePreloadOnIntent(preload = preloadPage): void {
  useEffect(() => {
    const handleIntent = ({ target }: Event) => {
      const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
      if (link && link.origin === window.location.origin) preload(link.pathname);
    };
    document.addEventListener('pointerover', handleIntent);
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, [preload]);
}
