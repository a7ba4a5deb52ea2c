import { Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import styles from './AppShell.module.css';
import { readChunkLoadError, reloadOnce } from './chunkLoadErrors.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Header } from './Header.tsx';
import { PageLoading } from './PageLoading.tsx';
import { useOfflineCopy } from './useOfflineCopy.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';

/**
 * A new place begins at its top, and whoever followed a link to it reads on from there, unless the page has put the focus
 * somewhere itself. Going back is left to the browser, which remembers.
 */
function useNewPlace(pathname: string) {
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // Where code is missing, the place is loaded anew: what was open has been left, and what was typed is kept.
    if (['cut', 'updated'].includes(readChunkLoadError())) reloadOnce();
    if (navigation === 'POP') return;
    window.scrollTo(0, 0);
    const isFocusThere = main.current?.contains(document.activeElement);
    if (navigation === 'PUSH' && !isFocusThere) main.current?.focus({ preventScroll: true });
  }, [pathname, navigation]);
  return main;
}

/** The frame around every page: skip link, header, the page or its error. */
export function AppShell() {
  const { pathname } = useLocation();
  const main = useNewPlace(pathname);
  usePreloadOnIntent();
  useOfflineCopy();
  return (
    <HeaderSlotProvider>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main ref={main} id="content" className={styles.content} tabIndex={-1}>
        <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]} onError={console.error}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </HeaderSlotProvider>
  );
}
