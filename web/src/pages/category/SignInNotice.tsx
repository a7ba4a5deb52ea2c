import { Link } from 'react-router-dom';
import { useReturnPath } from '#features/session/useReturnPath.ts';
import { paths } from '#paths.ts';
import { buttonClass } from '#ui/form/Button.tsx';
import styles from './SignInNotice.module.css';

/** Shown in place of what needs a session. After signing in, the user returns to this page. */
export function SignInNotice({ text }: { text: string }) {
  const state = useReturnPath();
  return (
    <aside className={styles.notice}>
      <p>{text}</p>
      <Link className={buttonClass('primary', 'small')} to={paths.login} state={state}>
        Sign In
      </Link>
    </aside>
  );
}
