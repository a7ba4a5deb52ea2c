import { paths } from '@outrank/shared/addresses';
import { Bell, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { SessionUser } from '#data/session/auth.ts';
import { SignInLink } from '#features/session/RequireSession.tsx';
import { SignOutButton } from '#features/session/SignOutButton.tsx';
import { useConfirmedUser, useSession } from '#features/session/sessionContext.ts';
import { buttonClass } from '#ui/form/Button.tsx';
import { HeaderSlot } from '#ui/layout/HeaderSlot.tsx';
import { OverflowMenu } from '#ui/layout/OverflowMenu.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { getInitials } from '#ui/picture/Portrait.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { ShieldNotice, useIsShieldShown } from '#widgets/ShieldNotice.tsx';
import { ConnectionBanner } from './ConnectionBanner.tsx';
import styles from './Header.module.css';
import { SiteLinks } from './SiteLinks.tsx';

// Lazy, because reading a name needs Firestore, which the login page does not load.
const CurrentUserName = lazyAfterContent(
  () => import('#features/session/profiles.tsx'),
  ({ user }) => user.displayName,
);

const NewsDot = lazyAfterContent(() => import('#widgets/NewsDot.tsx'));

/** The logo, the title, links to the main pages, the buttons of the current page, and the user's menu. */
export function Header() {
  const session = useSession();
  const confirmedUser = useConfirmedUser();
  const { pathname } = useLocation();
  const isBare = pathname === paths.login || session.status === 'loading';
  const user = isBare ? undefined : confirmedUser;
  const isAway = useIsScrolledAway();
  const isPhone = useIsPhone();
  const siteLinks = user && <SiteLinks />;
  return (
    <>
      <header className={styles.header} data-is-away={isAway || undefined}>
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
          {!isPhone && siteLinks}
          <nav className={styles.buttons} aria-label="Main">
            <HeaderSlot name="action" className={styles.slot} />
            {!isBare && (user ? <UserMenu user={user} /> : signInLink)}
          </nav>
        </div>
        <ConnectionBanner />
      </header>
      {/* Not in the header: what moves frames what is fixed in it. */}
      {isPhone && siteLinks}
    </>
  );
}

/** What the header holds besides links and the first action. */
function UserMenu({ user }: { user: SessionUser }) {
  const isShieldOn = useIsShieldShown();
  const dot = <NewsDot uid={user.uid} />;
  return (
    <OverflowMenu
      label={isShieldOn ? 'Menu, spoilers hidden' : 'Menu'}
      isRound
      icon={
        <>
          {getInitials(user.displayName ?? '')}
          {isShieldOn && <ShieldCheck className={styles.shield} />}
          {dot}
        </>
      }
    >
      <div className={styles.notes}>
        <p className={styles.welcome}>
          Welcome, <CurrentUserName user={user} />
        </p>
        <HeaderSlot name="note" />
      </div>
      <HeaderSlot className={styles.slot} />
      <ShieldNotice isInMenu />
      <Link className={styles.activity} to={paths.activity}>
        <span className={styles.bell}>
          <Bell aria-hidden="true" />
          {dot}
        </span>
        <span>Activity</span>
      </Link>
      <Link className={styles.account} to={paths.account}>
        Your account
      </Link>
      <SignOutButton uid={user.uid} />
    </OverflowMenu>
  );
}

/** In pixels. Smaller moves are the trembling of a finger. */
const SCROLL_MIN = 8;
/** In pixels, the height of the header on phones. */
const HEADER_HEIGHT = 56;

/** Whether the reader last scrolled down, and is not at the top. */
function useIsScrolledAway(): boolean {
  const [isAway, setIsAway] = useState(false);
  useEffect(() => {
    let last = window.scrollY;
    const handleScroll = () => {
      const moved = window.scrollY - last;
      if (Math.abs(moved) < SCROLL_MIN && window.scrollY > HEADER_HEIGHT) return;
      last = window.scrollY;
      setIsAway(moved > 0 && last > HEADER_HEIGHT);
    };
    window.addEventListener('scroll', handleScroll, { passive: true });
    return () => window.removeEventListener('scroll', handleScroll);
  }, []);
  return isAway;
}

const signInLink = <SignInLink className={buttonClass('primary', 'small')}>Sign In</SignInLink>;

function IslandLogo() {
  return (
    <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true" focusable="false">
      <circle cx="20" cy="20" r="19" fill="var(--sunken)" stroke="var(--torch)" strokeWidth="1.5" />
      <g fill="var(--torch)">
        <path d="M20 7c2.6 2.7 3.8 4.3 3.8 6.400a3.8 3.8 0 0 1-7.6 0c0-1.3.5-2.3 1.3-3.2.2.9.6 1.4 1.1 1.6-.2-1.9.2-3.5 1.4-4.800z" />
        <path d="M11 13c1.7 1.8 2.5 2.9 2.5 4.200a2.5 2.5 0 0 1-5 0c0-1.3.8-2.4 2.5-4.200z" />
        <path d="M29 13c1.7 1.8 2.5 2.9 2.5 4.200a2.5 2.5 0 0 1-5 0c0-1.3.8-2.4 2.5-4.200z" />
      </g>
      <g stroke="var(--ink-soft)" strokeWidth="1.8" strokeLinecap="round">
        <path d="M20 19v8M11 21.500v5.500M29 21.500v5.5" />
        <path d="M7.5 30c2.1-1.6 4.2-1.6 6.3 0s4.2 1.6 6.2 0 4.2-1.6 6.3 0 4.2 1.6 6.2 0" fill="none" />
      </g>
    </svg>
  );
}
