import { paths } from '@outrank/shared/addresses';
import { NavLink } from 'react-router-dom';
import styles from './BrowseTabs.module.css';

/** Leads from everybody's lists to those of the people one follows, and back. */
export function BrowseTabs() {
  return (
    <nav className={styles.tabs} aria-label="Whose lists">
      <NavLink to={paths.rankings}>All</NavLink>
      <NavLink to={paths.following}>Following</NavLink>
    </nav>
  );
}
