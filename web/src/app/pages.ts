import { paths, routePatterns } from '@outrank/shared/addresses';
import { isSubject } from '@outrank/shared/documents/results';
import { type ComponentType, createElement, lazy, useEffect, useState } from 'react';
import { matchPath, useParams } from 'react-router-dom';

/** The address or route pattern of a page, and its code, which loads when the page opens or ahead of that. */
type Page = {
  readonly path: string;
  readonly load: (pathname: string) => Promise<unknown>;
  readonly Content: ComponentType;
};

/**
 * When the code is there already, the page renders at once: a lazy component would first show the fallback, and keys that are
 * pressed right after a link would be lost.
 */
function createPage(path: string, importPage: () => Promise<{ default: ComponentType }>): Page {
  let Loaded: ComponentType | undefined;
  const load = async () => {
    const page = await importPage();
    Loaded = page.default;
    return page;
  };
  const Lazy = lazy(load);
  function Content() {
    const [Opened] = useState(() => Loaded ?? Lazy);
    return createElement(Opened);
  }
  return { path, load, Content };
}

const categoryPage = createPage(routePatterns.category, () => import('#pages/category/CategoryPage.tsx'));
const consensusPage = createPage(routePatterns.category, () => import('#pages/consensus/ConsensusPage.tsx'));

/** Two pages share the pattern `/global-rankings/{id}`: of a consensus, and of a category for any other id. */
const pickPollPage = (id = '') => (isSubject(id) ? consensusPage : categoryPage);

const pollPage: Page = {
  path: routePatterns.category,
  load: (pathname) =>
    pickPollPage(matchPath(routePatterns.category, pathname)?.params.categoryId).load(pathname),
  Content: function PollPage() {
    return createElement(pickPollPage(useParams().categoryId).Content);
  },
};

const loadCreatePage = () => import('#pages/create/CreatePage.tsx');

/** The pages that open without a session. */
export const publicPages: readonly Page[] = [
  createPage(paths.login, () => import('#pages/login/LoginPage.tsx')),
  createPage(paths.globalRankings, () => import('#pages/globalRankings/GlobalRankingsPage.tsx')),
  createPage(paths.seasons, () => import('#pages/seasons/SeasonsPage.tsx')),
  createPage(routePatterns.castaway, () => import('#pages/castaway/CastawayPage.tsx')),
  createPage(routePatterns.season, () => import('#pages/season/SeasonPage.tsx')),
  createPage(routePatterns.joinGroup, () => import('#pages/predictions/JoinGroupPage.tsx')),
  pollPage,
  createPage(routePatterns.rankShare, loadCreatePage),
];

export const signedInPages: readonly Page[] = [
  createPage(paths.home, () => import('#pages/home/HomePage.tsx')),
  createPage(paths.myLists, () => import('#pages/myLists/MyListsPage.tsx')),
  createPage(paths.account, () => import('#pages/account/AccountPage.tsx')),
  createPage(paths.activity, () => import('#pages/activity/ActivityPage.tsx')),
  createPage(paths.rankings, () => import('#pages/browse/BrowsePage.tsx')),
  createPage(paths.following, () => import('#pages/browse/FollowingPage.tsx')),
  createPage(routePatterns.userRankings, () => import('#pages/userRankings/UserRankingsPage.tsx')),
  createPage(paths.create, loadCreatePage),
  createPage(routePatterns.list, () => import('#pages/list/ListPage.tsx')),
  createPage(paths.predictions, () => import('#pages/predictions/PredictionsPage.tsx')),
  createPage(routePatterns.seasonPredictions, () => import('#pages/predictions/SeasonPredictionsPage.tsx')),
  createPage(routePatterns.standings, () => import('#pages/predictions/StandingsPage.tsx')),
  createPage(paths.groups, () => import('#pages/predictions/GroupsPage.tsx')),
  createPage(routePatterns.group, () => import('#pages/predictions/GroupPage.tsx')),
  createPage(paths.compare, () => import('#pages/compare/ComparePage.tsx')),
  createPage(routePatterns.reportShare, () => import('#pages/reportShare/ReportSharePage.tsx')),
  createPage(paths.moderation, () => import('#pages/moderation/ModerationPage.tsx')),
  createPage(paths.seasonDesk, () => import('#pages/moderation/SeasonDeskPage.tsx')),
];

/** Loads the code of the page at an address ahead of time. A failure is ignored: opening the page tries again. */
export function preloadPage(pathname: string): void {
  const page = [...publicPages, ...signedInPages].find(({ path }) => matchPath(path, pathname));
  page?.load(pathname).catch(() => undefined);
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
