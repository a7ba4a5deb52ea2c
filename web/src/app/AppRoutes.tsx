import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { paths } from '#paths.ts';
import { AppShell } from './AppShell.tsx';
import { PageLoading } from './PageLoading.tsx';

const LoginPage = lazy(() => import('#pages/LoginPage.tsx'));
const HomePage = lazy(() => import('#pages/HomePage.tsx'));
const MyListsPage = lazy(() => import('#pages/MyListsPage.tsx'));
const AccountPage = lazy(() => import('#pages/AccountPage.tsx'));
const ListPage = lazy(() => import('#pages/ListPage.tsx'));
const CreatePage = lazy(() => import('#pages/CreatePage.tsx'));
const BrowsePage = lazy(() => import('#pages/BrowsePage.tsx'));
const UserRankingsPage = lazy(() => import('#pages/UserRankingsPage.tsx'));
const ModerationPage = lazy(() => import('#pages/ModerationPage.tsx'));
const GlobalRankingsPage = lazy(() => import('#pages/GlobalRankingsPage.tsx'));
const CategoryPage = lazy(() => import('#pages/CategoryPage.tsx'));

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route path={paths.login} element={<LoginPage />} />
        <Route path={paths.globalRankings} element={<GlobalRankingsPage />} />
        <Route path="/global-rankings/:categoryId" element={<CategoryPage />} />
        <Route element={<RequireSession loading={<PageLoading />} />}>
          <Route path={paths.home} element={<HomePage />} />
          <Route path={paths.myLists} element={<MyListsPage />} />
          <Route path={paths.account} element={<AccountPage />} />
          <Route path={paths.rankings} element={<BrowsePage />} />
          <Route path="/rankings/user/:userId" element={<UserRankingsPage />} />
          <Route path={paths.moderation} element={<ModerationPage />} />
          <Route path={paths.create} element={<CreatePage />} />
          <Route path="/list/:userId/:listId" element={<ListPage />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
