import { lazy } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { paths } from '#paths.ts';
import { AppShell } from './AppShell.tsx';
import { PageLoading } from './PageLoading.tsx';
import { publicPages, signedInPages } from './pages.ts';

const toRoutes = (pages: typeof publicPages) =>
  pages.map(({ path, load }) => {
    const Page = lazy(load);
    return <Route key={path} path={path} element={<Page />} />;
  });
const publicRoutes = toRoutes(publicPages);
const fanRoutes = toRoutes(signedInPages);

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        {publicRoutes}
        <Route element={<RequireSession loading={<PageLoading />} />}>{fanRoutes}</Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
