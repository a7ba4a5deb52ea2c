import { Suspense, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { useSignOut } from './useSignOut.ts';

const QUESTION = 'Sign out? What you have not saved, submitted or posted yet will be lost.';

/** Signs out, and asks first when this browser alone keeps something of the fan's. */
export function SignOutButton({ uid }: { uid: string }) {
  const signOut = useSignOut(uid);
  const [isAsking, setIsAsking] = useState(false);
  const leave = async () => {
    setIsAsking(false);
    await signOut();
  };
  const handleClick = async () => {
    const { hasUnsavedDrafts } = await import('#data/storage/localDrafts.ts');
    if (hasUnsavedDrafts(uid)) setIsAsking(true);
    else await leave();
  };
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => handleClick().catch(() => undefined)}>
        Sign Out
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            question={QUESTION}
            confirmLabel="Sign Out"
            cancelLabel="Stay signed in"
            isDanger
            onConfirm={() => leave().catch(() => undefined)}
            onCancel={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  );
}
