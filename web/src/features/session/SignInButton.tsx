import { useState } from 'react';
import { isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { signInWithGoogle } from '#data/session/auth.ts';
import { Button, useEarlyPress } from '#ui/form/Button.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './SignInButton.module.css';

/** Texts by the provider's error code. Closing the popup needs none. */
const problems: Readonly<Record<string, string>> = {
  'auth/popup-blocked': 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.',
  'auth/user-disabled': 'This account is closed. If you just deleted it, try again in a minute.',
};

function findProblem(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? problems[String(error.code)] : undefined;
}

// The bundler leaves the dialog out of other builds only for a condition without an imported constant.
const DemoUserDialog =
  import.meta.env.VITE_EMULATORS === 'true' && lazyComponent(() => import('./DemoUserDialog.tsx'));

/** Opens Google's popup; in a build for the emulators, the choice of a demo user. */
export function SignInButton() {
  const [isChoosing, setIsChoosing] = useState(false);
  const [problem, setProblem] = useState<string>();
  const handleError = (error: unknown) => setProblem(findProblem(error));
  const { button, clear } = useEarlyPress();
  const handleClick = () => {
    clear();
    setProblem(undefined);
    if (isEmulatorBuild) setIsChoosing(true);
    else signInWithGoogle().catch(handleError);
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
        <DemoUserDialog onClose={() => setIsChoosing(false)} onError={handleError} />
      )}
    </>
  );
}
