import { House, ListOrdered, Search, Vote } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import { paths } from '#paths.ts';
import styles from './SiteLinks.module.css';
import { useIsKeyboardShown } from './useIsKeyboardShown.ts';

const links = [
  { path: paths.home, label: 'Home', Icon: House },
  { path: paths.rankings, label: 'Browse', Icon: Search },
  { path: paths.globalRankings, label: 'Vote', Icon: Vote },
  { path: paths.myLists, label: 'My Lists', Icon: ListOrdered },
];

/** 'page' on the page itself, 'true' on a page below it. */
function getCurrent(path: string, pathname: string): 'page' | 'true' | undefined {
  if (path === pathname) return 'page';
  return pathname.startsWith(`${path}/`) ? 'true' : undefined;
}

/** The four main pages: in the header, and on phones in a bar at the bottom edge, which makes room for the keyboard. */
export function SiteLinks() {
  const { pathname } = useLocation();
  const isKeyboardShown = useIsKeyboardShown();
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
