import { matchPath } from 'react-router-dom';
import { paths } from '#paths.ts';

/** The address of a page, and how its code is loaded. */
type Page = { readonly path: string; readonly load: () => Promise<{ default: React.ComponentType }> };

/** The pages that everybody may open. */
export const publicPages: readonly Page[] = [
  { path: paths.login, load: () => import('#pages/LoginPage.tsx') },
  { path: paths.globalRankings, load: () => import('#pages/GlobalRankingsPage.tsx') },
  { path: '/global-rankings/:categoryId', load: () => import('#pages/CategoryPage.tsx') },
];

/** The pages of the signed-in. */
export const signedInPages: readonly Page[] = [
  { path: paths.home, load: () => import('#pages/HomePage.tsx') },
  { path: paths.myLists, load: () => import('#pages/MyListsPage.tsx') },
  { path: paths.account, load: () => import('#pages/AccountPage.tsx') },
  { path: paths.rankings, load: () => import('#pages/BrowsePage.tsx') },
  { path: '/rankings/user/:userId', load: () => import('#pages/UserRankingsPage.tsx') },
  { path: paths.create, load: () => import('#pages/CreatePage.tsx') },
  { path: '/list/:userId/:listId', load: () => import('#pages/ListPage.tsx') },
  { path: paths.moderation, load: () => import('#pages/ModerationPage.tsx') },
];

/** Loads the code of the page at an address ahead of time. What cannot be loaded now is loaded, or fails, when it is opened. */
export function preloadPage(pathname: string): void {
  const page = [...publicPages, ...signedInPages].find(({ path }) => matchPath(path, pathname));
  page?.load().catch(() => undefined);
}
