import { Navigate, useLocation } from 'react-router-dom';
import { parseReturnPath } from '#features/session/returnPath.ts';
import { SignInButton } from '#features/session/SignInButton.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './LoginPage.module.css';
import { TorchIllustration } from './TorchIllustration.tsx';

const SESSION_ENDED = 'Your session has ended. Sign in to go on where you left off.';

export default function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  if (session.status === 'signedIn') return <Navigate to={parseReturnPath(state)} replace />;
  return (
    <section className={styles.login} aria-busy={session.status === 'loading'}>
      <TorchIllustration />
      <div className={styles.text}>
        <PageHeading
          kicker="Outwit. Outplay. Outrank."
          lead="Rank castaways and seasons, publish your order, and argue about everyone else's. One sign-in lights your torch."
        >
          Sign In Required
        </PageHeading>
        {session.status === 'signedOut' && session.hasEnded && <p role="status">{SESSION_ENDED}</p>}
        <SignInButton />
      </div>
    </section>
  );
}
