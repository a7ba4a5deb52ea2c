import { isSubject } from '@outrank/shared/documents/results';
import { type ComponentType, lazy, useState } from 'react';
import { Navigate, Route, Routes, useParams } from 'react-router-dom';
import { RequireSession } from '#features/session/RequireSession.tsx';
import { paths } from '#paths.ts';
import { AppShell } from './AppShell.tsx';
import { PageLoading } from './PageLoading.tsx';
import {
  categoryPage,
  consensusPage,
  getLoadedPage,
  loadPage,
  type Page,
  publicPages,
  signedInPages,
} from './pages.ts';

/**
 * A page whose code loads when it opens. When the code is there already, the page renders at once: a lazy component would
 * first show the fallback, and keys that are pressed right after a link would be lost.
 */
function createPage(page: Page): ComponentType {
  const Lazy = lazy(() => loadPage(page));
  return function OpenedPage() {
    const [Content] = useState(() => getLoadedPage(page) ?? Lazy);
    return <Content />;
  };
}

const CategoryPage = createPage(categoryPage);
const ConsensusPage = createPage(consensusPage);

function CategoryOrConsensus() {
  const { categoryId = '' } = useParams();
  return isSubject(categoryId) ? <ConsensusPage /> : <CategoryPage />;
}

const toRoutes = (pages: readonly Page[]) =>
  pages.map((page) => {
    const Opened = page === categoryPage ? CategoryOrConsensus : createPage(page);
    return <Route key={page.path} path={page.path} element={<Opened />} />;
  });
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
