import { Suspense, useState } from 'react';
import { isEmulatorBuild } from '#data/firebase/firebaseApp.ts';
import { Button } from '#ui/form/Button.tsx';
import { useEarlyPress } from '#ui/form/useEarlyPress.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';

const DemoUserDialog = lazyComponent(() => import('./DemoUserDialog.tsx'));

/** A failed or closed sign-in is logged and nothing more: the button is usable again at once. */
async function signInWithPopup(): Promise<void> {
  const { signInWithGoogle } = await import('#data/session/popupSignIn.ts');
  await signInWithGoogle().catch(() => undefined);
}

/** Opens Google's popup; in a build for the emulators, the choice of a demo fan. */
export function SignInButton() {
  const [isChoosing, setIsChoosing] = useState(false);
  const { button, forget } = useEarlyPress();
  const handleClick = () => {
    forget();
    return isEmulatorBuild ? setIsChoosing(true) : signInWithPopup();
  };
  return (
    <>
      <Button variant="primary" ref={button} onClick={handleClick}>
        Sign in with Google
      </Button>
      {isEmulatorBuild && isChoosing && (
        <Suspense>
          <DemoUserDialog onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
