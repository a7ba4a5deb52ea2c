import { Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SessionUser } from '#data/session/auth.ts';
import { SignOutButton } from '#features/session/SignOutButton.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { useReturnPath } from '#features/session/useReturnPath.ts';
import { paths } from '#paths.ts';
import { lazyAfterContent } from '#ui/afterContent.ts';
import { buttonClass } from '#ui/form/Button.tsx';
import { HeaderSlot } from '#ui/layout/HeaderSlot.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import styles from './Header.module.css';
import { IslandLogo } from './IslandLogo.tsx';
import { SiteLinks } from './SiteLinks.tsx';

// Lazy, because reading a name needs Firestore, which the login page does not load.
const CurrentUserName = lazyAfterContent(async () => ({
  default: (await import('#features/session/CurrentUserName.tsx')).CurrentUserName,
}));

/** The logo, the title, a welcome, links to the main pages, and the buttons of the current page. */
export function Header() {
  const session = useSession();
  const { pathname } = useLocation();
  const isBare = pathname === paths.login || session.status === 'loading';
  const user = !isBare && session.status === 'signedIn' ? session.user : undefined;
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {!isBare && (
          <Link
            className={styles.logo}
            to={paths.globalRankings}
            aria-label="Global Rankings"
            title="Global Rankings"
          >
            <IslandLogo />
          </Link>
        )}
        <Link className={styles.title} to={paths.home}>
          Outrank
        </Link>
        <div className={styles.notes}>
          {user && <Welcome user={user} />}
          <HeaderSlot name="note" />
        </div>
        {user && <SiteLinks />}
        <nav
          className={styles.buttons}
          aria-label="Main"
          data-is-pending={session.status === 'loading' && pathname !== paths.login}
        >
          <HeaderSlot className={styles.slot} />
          {!isBare && (user ? <SignOutButton uid={user.uid} /> : <SignInLink />)}
        </nav>
      </div>
      <ConnectionBanner />
    </header>
  );
}

function Welcome({ user }: { user: SessionUser }) {
  return (
    <p className={styles.welcome}>
      Welcome,{' '}
      <Suspense fallback={user.displayName}>
        <CurrentUserName user={user} />
      </Suspense>
    </p>
  );
}

/** After signing in, the user returns to the current page. */
function SignInLink() {
  const state = useReturnPath();
  return (
    <Link className={buttonClass('primary', 'small')} to={paths.login} state={state}>
      Sign In
    </Link>
  );
}
