import { ACCOUNT_SIGNED_OUT, DELETED_TOO_OFTEN, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountCalls';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type ErrorKind, errorKind } from '#data/firebase/errors.ts';
import { deleteAccount } from '#data/session/accountWrites.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { AccountSection } from './AccountSection.tsx';
import styles from './DeleteAccount.module.css';

type Props = { onDeleted: () => void; onSignInAgain: () => void };

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

const CONFIRMATION = 'DELETE';

/** Says what is deleted and what stays. The user types a word to confirm. */
export function DeleteAccountDialog({ onDeleted, onSignInAgain, onClose }: Props & { onClose: () => void }) {
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

const FAILED = 'Failed to delete your account. Please try again.';

const problems: Partial<Record<ErrorKind, string>> = {
  signedOut: ACCOUNT_SIGNED_OUT,
  invalid: SIGN_IN_AGAIN,
};

/** A busy server answers with the same code as the function, but not with its sentence. */
function describeProblem(error: Error): string {
  if (error.message.startsWith(DELETED_TOO_OFTEN)) return DELETED_TOO_OFTEN;
  return problems[errorKind(error)] ?? FAILED;
}

/** Deletes the signed-in user's account. `problem` says why it failed. */
function useDeleteAccount(onDeleted: () => void) {
  const { mutate, isPending, error } = useMutation({ mutationFn: deleteAccount, onSuccess: onDeleted });
  const kind = error ? errorKind(error) : undefined;
  return {
    remove: () => mutate(),
    isDeleting: isPending,
    problem: error ? describeProblem(error) : undefined,
    needsNewSession: kind === 'invalid',
  };
}
