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
      title="Leaving the island"
      text="Everything that you ever did here is removed. There is no way back, so download your data first."
    >
      <Button variant="danger" onClick={() => setIsDialogOpen(true)}>
        Delete my account
      </Button>
      {isDialogOpen && <DeleteAccountDialog {...callbacks} onClose={() => setIsDialogOpen(false)} />}
    </AccountSection>
  );
}
