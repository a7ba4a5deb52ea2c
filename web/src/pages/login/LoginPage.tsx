import { Navigate, useLocation } from 'react-router-dom';
import { findReturnShare, parseReturnPath } from '#features/session/RequireSession.tsx';
import { SignInButton } from '#features/session/SignInButton.tsx';
import { useSession } from '#features/session/sessionContext.ts';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './LoginPage.module.css';
import { TopTenLeaders } from './TopTenLeaders.tsx';

// Lazy, because hardly any visitor comes from a link that was shared.
const SharedInvitation = lazyComponent(() => import('./SharedInvitation.tsx'));

const TITLE = 'Sign In Required';
const RANKING_KEPT = 'Your ranking is kept in this browser. Sign in to save it.';
const SESSION_ENDED = 'Your session ended. Sign in to pick up where you left off.';

export default function LoginPage() {
  const session = useSession();
  const { state } = useLocation();
  const returnPath = parseReturnPath(state);
  const shareId = findReturnShare(returnPath);
  usePageTitle(TITLE);
  if (session.status === 'signedIn') return <Navigate to={returnPath} replace />;
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
        {returnPath.startsWith('/rank/') && <p>{RANKING_KEPT}</p>}
        {shareId !== undefined && (
          <p className={styles.invitation} aria-live="polite">
            <SharedInvitation shareId={shareId} />
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

/** Drawn without the pictures and components of lists, which would have to load. Names nobody: it stands before sign-in. */
const example = [
  { number: 37, name: 'David vs. Goliath', year: 2018 },
  { number: 28, name: 'Cagayan', year: 2014 },
  { number: 7, name: 'Pearl Islands', year: 2003 },
  { number: 1, name: 'Borneo', year: 2000 },
];

export function ExampleList() {
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

/** A decorative drawing of a torch by the sea at night. */
export function TorchIllustration() {
  return (
    <svg className={styles.scene} viewBox="0 0 480 360" aria-hidden="true" focusable="false">
      <defs>
        <radialGradient id="glow" cx="50%" cy="42%" r="50%">
          <stop offset="0" stopColor="var(--torch-fill)" stopOpacity="0.5" />
          <stop offset="1" stopColor="var(--torch-fill)" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect className={styles.sky} width="480" height="360" rx="14" />
      <circle className={styles.moon} cx="372" cy="82" r="34" />
      <path
        className={styles.far}
        d="M0 236c60-44 110-56 160-30 30-30 78-40 118-6 62-34 132-20 202 30v130H0z"
      />
      <circle cx="240" cy="150" r="170" fill="url(#glow)" />
      <path
        className={styles.sea}
        d="M0 286c40-14 80-14 120 0s80 14 120 0 80-14 120 0 80 14 120 0v60a14 14 0 0 1-14 14H14a14 14 0 0 1-14-14z"
      />
      <path className={styles.pole} d="M228 214h24l-7 146h-10z" />
      <path className={styles.cup} d="M212 190h56l-9 30h-38z" />
      <path
        className={styles.flame}
        d="M240 66c30 32 46 56 46 84a46 46 0 0 1-92 0c0-18 8-32 19-44 3 14 9 21 17 24-4-24-2-44 10-64z"
      />
      <path className={styles.heart} d="M240 128c13 14 20 24 20 36a20 20 0 0 1-40 0c0-12 8-22 20-36z" />
    </svg>
  );
}
