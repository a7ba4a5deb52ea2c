import { useQuery } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import type { SessionUser } from '#data/auth.ts';
import { profileQueries } from '#features/session/profileQueries.ts';
import { SignOutButton } from '#features/session/SignOutButton.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import { HeaderSlot } from '#ui/HeaderSlot.tsx';
import styles from './Header.module.css';
import { IslandMark } from './IslandMark.tsx';

/** The image button, the title, a welcome, and the buttons of the page at hand. */
export function Header() {
  const session = useSession();
  const { pathname } = useLocation();
  const isBare = pathname === paths.login || session.status === 'loading';
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        {!isBare && (
          <Link
            className={styles.mark}
            to={paths.globalRankings}
            aria-label="Global Rankings"
            title="Global Rankings"
          >
            <IslandMark />
          </Link>
        )}
        <Link className={styles.title} to={paths.home}>
          Outrank
        </Link>
        {!isBare && session.status === 'signedIn' && <Welcome user={session.user} />}
        <nav className={styles.buttons} aria-label="Main">
          <HeaderSlot className={styles.slot} />
          {!isBare &&
            (session.status === 'signedIn' ? (
              <SignOutButton uid={session.user.uid} />
            ) : (
              <SignInLink from={pathname} />
            ))}
        </nav>
      </div>
    </header>
  );
}

function Welcome({ user }: { user: SessionUser }) {
  const { data: profile } = useQuery(profileQueries.own(user));
  const name = profile?.displayName ?? user.displayName;
  return <p className={styles.welcome}>Welcome, {name}</p>;
}

/** Signing in leads back to where it was asked for. */
function SignInLink({ from }: { from: string }) {
  return (
    <Link className={buttonClass('primary', 'small')} to={paths.login} state={{ from }}>
      Sign In
    </Link>
  );
}
