import { routePatterns } from '@outrank/shared/addresses';
import { matchPath, Navigate, useLocation } from 'react-router-dom';
import { isInAppBrowser } from '#features/session/inAppBrowser.ts';
import { findReturnShare, parseReturnPath } from '#features/session/returnPath.ts';
import { SignInButton } from '#features/session/SignInButton.tsx';
import { useConfirmedUser, useSession } from '#features/session/sessionContext.ts';
import { useIsHydrated } from '#reader/shieldState.ts';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './LoginPage.module.css';
import scene from './seaAtNight.svg';
import { TopTenLeaders } from './TopTenLeaders.tsx';

// Lazy, because hardly any visitor comes from a link that was shared.
const SharedInvitation = lazyComponent(() => import('./SharedInvitation.tsx'));

// Lazy, because few visitors need it.
const OpenInBrowser = lazyComponent(() => import('./OpenInBrowser.tsx'));

const TITLE = 'Sign In Required';
const RANKING_KEPT = 'Your ranking is kept in this browser. Sign in to save it.';
const SESSION_ENDED = 'Your session ended. Sign in to pick up where you left off.';

export default function LoginPage() {
  const session = useSession();
  const user = useConfirmedUser();
  const { search } = useLocation();
  const isHydrated = useIsHydrated();
  // The page is drawn in advance for every address.
  const returnPath = parseReturnPath(isHydrated ? search : '');
  const shareId = findReturnShare(returnPath);
  const isInApp = isHydrated && isInAppBrowser(navigator.userAgent);
  usePageTitle(TITLE);
  if (user) return <Navigate to={returnPath} replace />;
  return (
    <section className={styles.login} aria-busy={session.status === 'loading'}>
      <div className={styles.text}>
        <div className={styles.heading}>
          <h1 className={styles.title}>{TITLE}</h1>
          <p className={styles.claim}>Rank every castaway. Settle every argument.</p>
          <p className={styles.lead}>
            Rank Survivor players and seasons, share your lists, and vote for the greatest of all time.
          </p>
        </div>
        {session.status === 'signedOut' && session.hasEnded && <p role="status">{SESSION_ENDED}</p>}
        {matchPath(routePatterns.rankShare, returnPath) && <p>{RANKING_KEPT}</p>}
        {shareId !== undefined && (
          <p className={styles.invitation} aria-live="polite">
            <SharedInvitation shareId={shareId} />
          </p>
        )}
        {isInApp && <OpenInBrowser path={returnPath} />}
        <SignInButton />
      </div>
      <TopTenLeaders />
      <div className={styles.picture}>
        <img className={styles.scene} src={scene} alt="" width="480" height="360" />
        <ExampleList />
      </div>
    </section>
  );
}

/** Drawn without the pictures and components of lists, which would have to load. Names nobody: it stands before sign-in. */
const example = [
  { number: 37, name: 'David vs. Goliath', year: 2018 },
  { number: 28, name: 'Cagayan', year: 2014 },
  { number: 7, name: 'Pearl Islands', year: 2003 },
  { number: 1, name: 'Borneo', year: 2000 },
];

function ExampleList() {
  return (
    <figure className={styles.example}>
      <figcaption className={styles.caption}>
        <span className={styles.name}>Where to start watching</span>
        <span className={styles.byline}>An example of a list</span>
      </figcaption>
      <ol className={styles.items}>
        {example.map(({ number, name, year }, index) => (
          <li key={name} className={styles.item}>
            <span className={styles.rank}>{index + 1}</span>
            <span className={styles.buff} aria-hidden="true">
              {number}
            </span>
            <span>
              {name} <span className={styles.season}>{year}</span>
            </span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
