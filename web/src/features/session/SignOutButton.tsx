import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useOpenLogin } from './RequireSession.tsx';

const QUESTION = "Sign out? You'll lose anything you haven't saved, submitted, or posted.";
export const SIGN_OUT_FAILED = 'Failed to sign out. Please try again.';

/** Signs out and goes to /login. Asks first when the user's work would be lost, because only this browser has it. */
export function SignOutButton({ uid }: { uid: string }) {
  const openLogin = useOpenLogin();
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const signOut = async (isConfirmed: boolean) => {
    setIsAsking(false);
    setIsBusy(true);
    try {
      // Loaded on demand, because drafts need the whole catalogue and the database's client.
      const { signOutAndClear } = await import('./endSession.ts');
      if (await signOutAndClear(uid, isConfirmed)) openLogin();
      else setIsAsking(true);
    } catch {
      toast.show({ kind: 'error', text: SIGN_OUT_FAILED });
    }
    setIsBusy(false);
  };
  return (
    <>
      <Button variant="quiet" size="small" isBusy={isBusy} onClick={() => signOut(false)}>
        Sign Out
      </Button>
      {isAsking && (
        <ConfirmDialog
          question={QUESTION}
          confirmLabel="Sign Out"
          cancelLabel="Stay signed in"
          onConfirm={() => signOut(true)}
          onCancel={() => setIsAsking(false)}
        />
      )}
    </>
  );
}
