import { paths } from '@outrank/shared/addresses';
import { House, ListOrdered, Search, Vote } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Link, useLocation } from 'react-router-dom';
import styles from './SiteLinks.module.css';

const links = [
  { path: paths.home, label: 'Home', Icon: House },
  { path: paths.rankings, label: 'Browse', Icon: Search },
  { path: paths.globalRankings, label: 'Vote', Icon: Vote },
  { path: paths.myLists, label: 'My Lists', Icon: ListOrdered },
];

/** 'page' on the page itself, 'true' on a page below it. */
function getCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  if (path === paths.rankings && pathname === paths.following) return 'true';
  return pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

/** The four main pages: in the header, and on phones in a bar at the bottom edge after it, which makes room for the keyboard. */
export function SiteLinks() {
  const { pathname } = useLocation();
  const isKeyboardShown = useSyncExternalStore(subscribe, readIsKeyboardShown, () => false);
  return (
    <nav className={styles.links} aria-label="Site" data-is-hidden={isKeyboardShown || undefined}>
      {links.map(({ path, label, Icon }) => (
        <Link key={path} className={styles.link} to={path} aria-current={getCurrent(path, pathname)}>
          <Icon className={styles.icon} aria-hidden="true" />
          {label}
        </Link>
      ))}
    </nav>
  );
}

/** In pixels. No keyboard is lower, and no other part of a browser that covers the page is higher. */
const KEYBOARD_MIN_HEIGHT = 120;

function subscribe(onChange: () => void) {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** An on-screen keyboard makes the visual viewport lower than the window (`interactive-widget` in index.html). */
function readIsKeyboardShown(): boolean {
  const { innerHeight, visualViewport } = window;
  if (!visualViewport) return false;
  return innerHeight - visualViewport.height * visualViewport.scale > KEYBOARD_MIN_HEIGHT;
}
