import { Suspense } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { findReturnShare, parseReturnPath } from '#features/session/returnPath.ts';
import { SignInButton } from '#features/session/SignInButton.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { ExampleList } from './ExampleList.tsx';
import styles from './LoginPage.module.css';
import { TopTenLeaders } from './TopTenLeaders.tsx';
import { TorchIllustration } from './TorchIllustration.tsx';

// Lazy, because hardly any visitor comes from a link that was shared.
const SharedInvitation = lazyComponent(() => import('./SharedInvitation.tsx'));

const SESSION_ENDED = 'Your session ended. Sign in to pick up where you left off.';

export default function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  const returnPath = parseReturnPath(state);
  const shareId = findReturnShare(returnPath);
  if (session.status === 'signedIn') return <Navigate to={returnPath} replace />;
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
        {shareId !== undefined && (
          <p className={styles.invitation} aria-live="polite">
            <Suspense>
              <SharedInvitation shareId={shareId} />
            </Suspense>
          </p>
        )}
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
