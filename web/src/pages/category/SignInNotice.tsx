import { Link } from 'react-router-dom';
import { useReturnPath } from '#features/session/useReturnPath.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/form/buttonClass.ts';
import styles from './SignInNotice.module.css';

/** What takes a session, in the place where it would be; signing in leads back here. */
export function SignInNotice({ text }: { text: string }) {
  const state = useReturnPath();
  return (
    <aside className={styles.notice}>
      <p>{text}</p>
      <Link className={buttonClass('primary', 'small')} to={paths.login} state={state}>
        Log In
      </Link>
    </aside>
  );
}
