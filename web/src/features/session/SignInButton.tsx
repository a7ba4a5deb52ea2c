import { useState } from 'react';
import { isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { signInWithGoogle } from '#data/session/auth.ts';
import { Button, useEarlyPress } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './SignInButton.module.css';

const CLOSED = "Google's window closed before you were signed in. Try again when you're ready.";
const UNREACHABLE = "We can't reach Google's sign-in. Check your connection, then try again.";
const BLOCKED_HERE =
  "Google's sign-in doesn't work in this browser. Allow cookies for this site, or open the page in Safari or Chrome.";
const OUT_OF_ORDER = "Signing in doesn't work on Outrank right now. Please try again later.";

/** Texts by the provider's error code. */
const problems: Readonly<Record<string, string>> = {
  'auth/popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/popup-closed-by-user': CLOSED,
  'auth/user-cancelled': CLOSED,
  'auth/cancelled-popup-request': "Finish signing in in Google's other window.",
  'auth/user-disabled': 'This account is closed. If you just deleted it, try again in a minute.',
  'auth/network-request-failed': UNREACHABLE,
  'auth/timeout': UNREACHABLE,
  // What Google's scripts could not load.
  'auth/internal-error':
    "Google's sign-in didn't load. A filter or an extension may block it. Try another network or browser.",
  'auth/too-many-requests': 'Too many tries. Wait a few minutes, then try again.',
  'auth/quota-exceeded': OUT_OF_ORDER,
  'auth/operation-not-allowed': OUT_OF_ORDER,
  'auth/unauthorized-domain': OUT_OF_ORDER,
  'auth/web-storage-unsupported': BLOCKED_HERE,
  'auth/operation-not-supported-in-this-environment': BLOCKED_HERE,
};
const FAILED = "That didn't work. Please try again.";

const findProblem = (error: unknown): string =>
  (error instanceof Error && 'code' in error && problems[String(error.code)]) || FAILED;

/** In milliseconds. Google's window may also just be open that long. */
const SILENT_MS = 10_000;
const SILENT =
  'No answer from Google yet. If its window is empty or gone, check your connection and try again.';

// The bundler leaves the dialog out of other builds only for a condition without an imported constant.
const DemoUserDialog =
  import.meta.env.VITE_EMULATORS === 'true' && lazyComponent(() => import('./DemoUserDialog.tsx'));

/** Opens Google's popup; in a build for the emulators, the choice of a demo user. */
export function SignInButton() {
  const [isChoosing, setIsChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { button, clear } = useEarlyPress();
  const follow = (signingIn: Promise<unknown>) => {
    setIsChoosing(false);
    const timer = setTimeout(() => setProblem(SILENT), SILENT_MS);
    signingIn.catch((error) => setProblem(findProblem(error))).finally(() => clearTimeout(timer));
  };
  const handleClick = () => {
    clear();
    setProblem(undefined);
    if (isEmulatorBuild) setIsChoosing(true);
    else follow(signInWithGoogle());
  };
  return (
    <>
      <Button variant="primary" ref={button} onClick={handleClick}>
        Sign in with Google
      </Button>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      {DemoUserDialog && isChoosing && (
        <DemoUserDialog onClose={() => setIsChoosing(false)} onSignIn={follow} />
      )}
    </>
  );
}
