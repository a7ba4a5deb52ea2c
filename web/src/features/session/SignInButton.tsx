import { Suspense, useEffect, useRef, useState } from 'react';
import { isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { Button } from '#ui/form/Button.tsx';
import { useEarlyPress } from '#ui/form/useEarlyPress.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './SignInButton.module.css';

const BLOCKED = 'Your browser blocked the sign-in window. Allow pop-ups for this site and try again.';

const DemoUserDialog = lazyComponent(() => import('./DemoUserDialog.tsx'));

const loadPopup = () => import('#data/session/popupSignIn.ts');

/** Opens Google's popup. Its code loads beforehand, because browsers block a popup that opens after an await. */
function usePopupSignIn() {
  const popup = useRef<Awaited<ReturnType<typeof loadPopup>>>(undefined);
  const [isBlocked, setIsBlocked] = useState(false);
  useEffect(() => {
    if (isEmulatorBuild) return;
    loadPopup().then(
      (loaded) => {
        popup.current = loaded;
      },
      () => undefined,
    );
  }, []);
  const open = ({ signInWithGoogle, isPopupBlocked }: NonNullable<typeof popup.current>) =>
    signInWithGoogle().catch((error) => setIsBlocked(isPopupBlocked(error)));
  const signIn = () => {
    setIsBlocked(false);
    if (popup.current) open(popup.current);
    else loadPopup().then(open, () => undefined);
  };
  return { signIn, isBlocked };
}

/** Opens Google's popup; in a build for the emulators, the choice of a demo user. */
export function SignInButton() {
  const [isChoosing, setIsChoosing] = useState(false);
  const { signIn, isBlocked } = usePopupSignIn();
  const { button, clear } = useEarlyPress();
  const handleClick = () => {
    clear();
    if (isEmulatorBuild) setIsChoosing(true);
    else signIn();
  };
  return (
    <>
      <Button variant="primary" ref={button} onClick={handleClick}>
        Sign in with Google
      </Button>
      {isBlocked && (
        <p className={styles.problem} role="alert">
          {BLOCKED}
        </p>
      )}
      {isEmulatorBuild && isChoosing && (
        <Suspense>
          <DemoUserDialog onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
