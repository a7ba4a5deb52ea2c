import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

type Props = { onDeleted: () => void; onSignInAgain: () => void };

/** 'Delete my account', with its dialog. */
export function DeleteAccount(callbacks: Props) {
  const [isDialogOpen, setIsDialogOpen] = useState(false);
  return (
    <AccountSection
      title="Delete your account"
      text="This deletes everything you've done here. It can't be undone, so download your data first."
    >
      <Button variant="danger" onClick={() => setIsDialogOpen(true)}>
        Delete my account
      </Button>
      {isDialogOpen && <DeleteAccountDialog {...callbacks} onClose={() => setIsDialogOpen(false)} />}
    </AccountSection>
  );
}
