import { Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { HeaderSlotProvider } from '#ui/HeaderSlot.tsx';
import styles from './AppShell.module.css';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Header } from './Header.tsx';
import { readMissingCode, reloadOnce } from './missingCode.ts';
import { PageLoading } from './PageLoading.tsx';
import { useOfflineCopy } from './useOfflineCopy.ts';
import { usePreloadOnIntent } from './usePreloadOnIntent.ts';

/** A new place begins at its top; going back is left to the browser, which remembers. */
function useScrollToTop(pathname: string) {
  const navigation = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new place is what sets it off
  useEffect(() => {
    if (navigation !== 'POP') window.scrollTo(0, 0);
  }, [pathname, navigation]);
}

/** Where code is missing, the next place is loaded anew: what was open has been left, and what was typed is kept. */
function useFreshCode(pathname: string) {
  const shown = useRef(pathname);
  useEffect(() => {
    const hasMoved = shown.current !== pathname;
    shown.current = pathname;
    if (hasMoved && ['cut', 'updated'].includes(readMissingCode())) reloadOnce();
  }, [pathname]);
}

/** The frame around every page: skip link, header, the page or its error. */
export function AppShell() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  useFreshCode(pathname);
  usePreloadOnIntent();
  useOfflineCopy();
  return (
    <HeaderSlotProvider>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main id="content" className={styles.content} tabIndex={-1}>
        <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]} onError={console.error}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
    </HeaderSlotProvider>
  );
}
