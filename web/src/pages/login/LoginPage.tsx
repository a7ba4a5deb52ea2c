import { Navigate, useLocation } from 'react-router-dom';
import { parseReturnPath } from '#features/session/returnPath.ts';
import { SignInButton } from '#features/session/SignInButton.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { ExampleList } from './ExampleList.tsx';
import styles from './LoginPage.module.css';
import { TopTenLeaders } from './TopTenLeaders.tsx';
import { TorchIllustration } from './TorchIllustration.tsx';

const SESSION_ENDED = 'Your session ended. Sign in to pick up where you left off.';

export default function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  if (session.status === 'signedIn') return <Navigate to={parseReturnPath(state)} replace />;
  return (
    <section className={styles.login} aria-busy={session.status === 'loading'}>
      <div className={styles.text}>
        <PageHeading
          kicker="Outwit. Outplay. Outrank."
          lead="Rank Survivor players and seasons, share your lists, and vote for the greatest of all time."
        >
          Sign In Required
        </PageHeading>
        {session.status === 'signedOut' && session.hasEnded && <p role="status">{SESSION_ENDED}</p>}
        <SignInButton />
      </div>
      <TopTenLeaders />
      <div className={styles.picture}>
        <TorchIllustration />
        <ExampleList />
      </div>
    </section>
  );
}
