import { Link, useLocation } from 'react-router-dom';
import type { CameFrom } from '#features/session/cameFrom.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/buttonClass.ts';
import styles from './SignInNotice.module.css';

/** What takes a session, in the place where it would be; signing in leads back here. */
export function SignInNotice({ text }: { text: string }) {
  const { pathname, search } = useLocation();
  const state: CameFrom = { from: pathname + search };
  return (
    <aside className={styles.notice}>
      <p>{text}</p>
      <Link className={buttonClass('primary', 'small')} to={paths.login} state={state}>
        Log In
      </Link>
    </aside>
  );
}
