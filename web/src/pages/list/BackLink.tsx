import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router-dom';
import styles from './BackLink.module.css';

/** The back link of the list page. */
export function BackLink({ to, label }: { to: string; label: string }) {
  return (
    <Link className={styles.back} to={to}>
      <ArrowLeft size={18} aria-hidden="true" /> {label}
    </Link>
  );
}
