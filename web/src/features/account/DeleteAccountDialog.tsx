import { type FormEvent, useId, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './DeleteAccountDialog.module.css';
import { useDeleteAccount } from './useDeleteAccount.ts';

const CONFIRMATION = 'DELETE';

type Props = { onDeleted: () => void; onSignInAgain: () => void; onClose: () => void };

/** Says what is deleted and what stays. The user types a word to confirm. */
export function DeleteAccountDialog({ onDeleted, onSignInAgain, onClose }: Props) {
  const formId = useId();
  const [typed, setTyped] = useState('');
  const { remove, isDeleting, problem, needsNewSession } = useDeleteAccount(onDeleted);
  const isConfirmed = typed.trim() === CONFIRMATION;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isConfirmed && !isDeleting) remove();
  };
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      description="This can't be undone."
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          {needsNewSession ? (
            <Button variant="primary" onClick={onSignInAgain}>
              Sign in again
            </Button>
          ) : (
            <Button type="submit" form={formId} variant="danger" isBusy={isDeleting} disabled={!isConfirmed}>
              Delete forever
            </Button>
          )}
        </>
      }
    >
      <Consequences />
      <form id={formId} onSubmit={handleSubmit}>
        <Field
          label={`Type ${CONFIRMATION} to confirm`}
          value={typed}
          onChange={setTyped}
          error={problem}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
      </form>
    </Dialog>
  );
}

function Consequences() {
  return (
    <ul className={styles.consequences}>
      <li>Your lists and their comments are deleted.</li>
      <li>Your votes and ballots no longer count, in the Global Top 10 or anywhere else.</li>
      <li>Your comments are deleted. Replies to them stay, under “This comment was deleted.”</li>
      <li>Your name, favorites, draft and sign-in are deleted.</li>
    </ul>
  );
}
