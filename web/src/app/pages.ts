import { matchPath } from 'react-router-dom';
import { paths } from '#paths.ts';

/** The address of each page, and how its code is loaded. */
export const pages = {
  login: { path: paths.login, load: () => import('#pages/LoginPage.tsx') },
  home: { path: paths.home, load: () => import('#pages/HomePage.tsx') },
  myLists: { path: paths.myLists, load: () => import('#pages/MyListsPage.tsx') },
  account: { path: paths.account, load: () => import('#pages/AccountPage.tsx') },
  rankings: { path: paths.rankings, load: () => import('#pages/BrowsePage.tsx') },
  userRankings: { path: '/rankings/user/:userId', load: () => import('#pages/UserRankingsPage.tsx') },
  moderation: { path: paths.moderation, load: () => import('#pages/ModerationPage.tsx') },
  create: { path: paths.create, load: () => import('#pages/CreatePage.tsx') },
  list: { path: '/list/:userId/:listId', load: () => import('#pages/ListPage.tsx') },
  moderation: { path: paths.moderation, load: () => import('#pages/ModerationPage.tsx') },
  globalRankings: { path: paths.globalRankings, load: () => import('#pages/GlobalRankingsPage.tsx') },
  category: { path: '/global-rankings/:categoryId', load: () => import('#pages/CategoryPage.tsx') },
} as const;

/** Loads the code of the page at an address ahead of time. What cannot be loaded now is loaded, or fails, when it is opened. */
export function preloadPage(pathname: string): void {
  const page = Object.values(pages).find(({ path }) => matchPath(path, pathname));
  page?.load().catch(() => undefined);
}
