import { paths } from '@outrank/shared/addresses';
import { Navigate, Route, Routes } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { AppShell } from './AppShell.tsx';
import { PageLoading } from './PageLoading.tsx';
import { publicPages, signedInPages } from './pages.ts';

const toRoutes = (pages: typeof publicPages) =>
  pages.map(({ path, Content }) => <Route key={path} path={path} element={<Content />} />);
const publicRoutes = toRoutes(publicPages);
const signedInRoutes = toRoutes(signedInPages);

export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        {publicRoutes}
        <Route element={<RequireSession loading={<PageLoading />} />}>{signedInRoutes}</Route>
        <Route path="*" element={<Navigate to={paths.home} replace />} />
      </Route>
    </Routes>
  );
}
