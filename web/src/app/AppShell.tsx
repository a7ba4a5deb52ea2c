import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useEffect, useLayoutEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation, useNavigationType } from 'react-router-dom';
import { localChoice } from '#data/reader/localChoice.ts';
import { useConfirmedUser, useSession } from '#features/session/sessionContext.ts';
import { hideAgain } from '#reader/shieldState.ts';
import { HeaderSlotProvider } from '#ui/layout/HeaderSlot.tsx';
import { lazyAfterContent, lazyComponent, signalContentReady } from '#ui/lazyComponent.ts';
import { ShieldNotice } from '#widgets/ShieldNotice.tsx';
import styles from './AppShell.module.css';
import { chunkLoadError, reloadOnce } from './chunkLoadErrors.ts';
import { ErrorScreen } from './ErrorScreen.tsx';
import { Header } from './Header.tsx';
import { PageLoading } from './PageLoading.tsx';
import { usePreloadOnIntent } from './pages.ts';

// Lazy, because it needs Firestore, which the login page does not load.
const AccountSetup = lazyAfterContent(() => import('#features/session/AccountSetup.tsx'));

// The first session in a browser asks the account at once: nothing here says yet what to hide.
const ChoiceSync = (localChoice.get().uid === null ? lazyComponent : lazyAfterContent)(
  () => import('#reader/ChoiceSync.tsx'),
);

const AfterContent = lazyAfterContent(() => import('./AfterContent.tsx'));

/**
 * A new page starts at its top, and following a link moves the focus to it, unless the page set the focus itself.
 * Going back is left to the browser and to `ReturnToPlace`.
 */
function usePageChange(pathname: string) {
  const navigation = useNavigationType();
  const shown = useRef(pathname);
  const main = useRef<HTMLElement>(null);
  // Before the browser handles the next key, so that Tab starts at the new page.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    hideAgain();
    // Where code failed to load, the new page is loaded from the server: the user left the old one, and drafts are saved.
    if (['failed', 'updated'].includes(chunkLoadError.get())) reloadOnce();
    if (navigation === 'POP') return;
    window.scrollTo(0, 0);
    const hasFocus = main.current?.contains(document.activeElement);
    if (navigation === 'PUSH' && !hasFocus) main.current?.focus({ preventScroll: true });
  }, [pathname, navigation]);
  return main;
}

export function AppShell() {
  const { pathname } = useLocation();
  const session = useSession();
  const user = useConfirmedUser();
  const main = usePageChange(pathname);
  usePreloadOnIntent();
  return (
    <HeaderSlotProvider>
      <a className={styles.skip} href="#content">
        Skip to content
      </a>
      <Header />
      <main ref={main} id="content" className={styles.content} tabIndex={-1}>
        {user && (
          <>
            <AccountSetup user={user} />
            <ChoiceSync uid={user.uid} />
          </>
        )}
        {session.status !== 'loading' && <AfterContent />}
        <ShieldNotice />
        <ErrorBoundary FallbackComponent={ErrorScreen} resetKeys={[pathname]} onError={console.error}>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
            {session.status !== 'loading' && <ContentReady />}
          </Suspense>
        </ErrorBoundary>
      </main>
    </HeaderSlotProvider>
  );
}

/** Mounted with a page. Signals that the content is ready once the page has read what it shows first, or failed to. */
export function ContentReady() {
  const client = useQueryClient();
  useEffect(() => {
    const isReading = () =>
      client.isFetching({
        predicate: ({ state, meta }) => state.data === undefined && meta?.isAfterContent !== true,
      }) > 0;
    if (!isReading()) return signalContentReady();
    const stop = client.getQueryCache().subscribe(() => {
      if (isReading()) return;
      stop();
      signalContentReady();
    });
    return stop;
  }, [client]);
  return null;
}
