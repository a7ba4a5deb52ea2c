import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { paths } from '#paths.ts';
import { AppShell } from './AppShell.tsx';
import { PageLoading } from './PageLoading.tsx';
import { pages } from './pages.ts';

const LoginPage = lazy(pages.login.load);
const HomePage = lazy(pages.home.load);
const MyListsPage = lazy(pages.myLists.load);
const AccountPage = lazy(pages.account.load);
const ListPage = lazy(pages.list.load);
const CreatePage = lazy(pages.create.load);
const BrowsePage = lazy(pages.rankings.load);
const UserRankingsPage = lazy(pages.userRankings.load);
const ModerationPage = lazy(pages.moderation.load);
const GlobalRankingsPage = lazy(pages.globalRankings.load);
const CategoryPage = lazy(pages.category.load);

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route path={pages.login.path} element={<LoginPage />} />
        <Route path={pages.globalRankings.path} element={<GlobalRankingsPage />} />
        <Route path={pages.category.path} element={<CategoryPage />} />
        <Route element={<RequireSession loading={<PageLoading />} />}>
          <Route path={pages.home.path} element={<HomePage />} />
          <Route path={pages.myLists.path} element={<MyListsPage />} />
          <Route path={pages.account.path} element={<AccountPage />} />
          <Route path={pages.rankings.path} element={<BrowsePage />} />
          <Route path={pages.userRankings.path} element={<UserRankingsPage />} />
          <Route path={pages.create.path} element={<CreatePage />} />
          <Route path={pages.list.path} element={<ListPage />} />
          <Route path={pages.moderation.path} element={<ModerationPage />} />
        </Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
