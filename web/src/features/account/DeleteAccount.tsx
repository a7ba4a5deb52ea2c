import { useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { AccountSection } from './AccountSection.tsx';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

type Props = { onDeleted: () => void; onSignInAgain: () => void };

/** 'Delete my account', which asks before it does. */
export function DeleteAccount(after: Props) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <AccountSection
      title="Leaving the island"
      words="Everything that you ever did here is removed. There is no way back, so download your data first."
    >
      <Button variant="danger" onClick={() => setIsAsking(true)}>
        Delete my account
      </Button>
      {isAsking && <DeleteAccountDialog {...after} onClose={() => setIsAsking(false)} />}
    </AccountSection>
  );
}
