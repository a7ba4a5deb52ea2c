import { Suspense, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { useSignOut } from './useSignOut.ts';

const QUESTION = 'Sign out? What you have not saved, submitted or posted yet will be lost.';

/** Signs out. Asks first when the user's work would be lost, because only this browser has it. */
export function SignOutButton({ uid }: { uid: string }) {
  const { signOut, isSigningOut } = useSignOut(uid);
  const [isAsking, setIsAsking] = useState(false);
  const handleClick = async () => {
    const { hasUnsavedDrafts } = await import('#data/storage/userData.ts');
    if (hasUnsavedDrafts(uid)) setIsAsking(true);
    else signOut();
  };
  const handleConfirm = () => {
    setIsAsking(false);
    signOut();
  };
  return (
    <>
      <Button
        variant="quiet"
        size="small"
        isBusy={isSigningOut}
        onClick={() => handleClick().catch(() => undefined)}
      >
        Sign Out
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            question={QUESTION}
            confirmLabel="Sign Out"
            cancelLabel="Stay signed in"
            isDanger
            onConfirm={handleConfirm}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
