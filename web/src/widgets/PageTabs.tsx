import { NavLink } from 'react-router-dom';
import styles from './PageTabs.module.css';

type Props = {
  label: string;
  /** The addresses of pages that stand side by side. */
  tabs: readonly (readonly [address: string, name: string])[];
};

/** Leads from one page to those beside it, and back. */
export function PageTabs({ label, tabs }: Props) {
  return (
    <nav className={styles.tabs} aria-label={label}>
      {tabs.map(([address, name]) => (
        // A class that no stylesheet has fails the build of prerendered pages.
        <NavLink key={name} end to={address} className={() => undefined}>
          {name}
        </NavLink>
      ))}
    </nav>
  );
}
