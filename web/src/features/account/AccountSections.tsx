import { ACCOUNT_SIGNED_OUT, DELETED_TOO_OFTEN, SIGN_IN_AGAIN } from '@outrank/shared/accounts/accountCalls';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { inTime } from '#data/firebase/connection.ts';
import { describeFailure, errorKind } from '#data/firebase/errors.ts';
import { deleteAccount } from '#data/session/accountWrites.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { readOwnData } from '#data/session/ownData.ts';
import { estimateNow } from '#serverTime.ts';
import { downloadFile } from '#ui/downloadFile.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Card } from '#ui/layout/Card.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useErrorToast, useToast } from '#ui/overlay/Toast.tsx';
import styles from './AccountSections.module.css';

type SectionProps = { title: string; text: string; children: ReactNode };

export function AccountSection({ title, text, children }: SectionProps) {
  return (
    <Card as="section">
      <h2>{title}</h2>
      <p className={styles.text}>{text}</p>
      {children}
    </Card>
  );
}

/** Downloads all of the user's data as one JSON file, named after today's date. */
export function DownloadData({ user }: { user: SessionUser }) {
  const toast = useToast();
  const showError = useErrorToast('ownData');
  const { mutate, isPending } = useMutation({
    mutationFn: () => inTime(readOwnData(user)),
    onSuccess: (data) => {
      const exportedAt = new Date(estimateNow()).toISOString();
      const text = JSON.stringify({ exportedAt, ...data }, null, 2);
      downloadFile(`outrank-my-data-${exportedAt.slice(0, 10)}.json`, text, 'application/json');
      toast.show({ id: 'ownData', text: 'Your data was downloaded.' });
    },
    onError: () => showError('Failed to download your data. Please try again.'),
  });
  return (
    <AccountSection
      title="Your data"
      text="Everything in one file: your name, lists, draft, favorites, votes, comments, ballots, reports and what you've watched."
    >
      <Button icon={<Download />} isBusy={isPending} onClick={() => mutate()}>
        Download my data
      </Button>
    </AccountSection>
  );
}

type DeleteProps = { onDeleted: () => void; onSignInAgain: () => void };

export function DeleteAccount(callbacks: DeleteProps) {
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
export function DeleteAccountDialog({
  onDeleted,
  onSignInAgain,
  onClose,
}: DeleteProps & { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const { mutate, isPending, error } = useMutation({ mutationFn: deleteAccount, onSuccess: onDeleted });
  const isConfirmed = typed.trim() === CONFIRMATION;
  return (
    <Dialog
      title="Delete your account?"
      onClose={onClose}
      onSubmit={() => isConfirmed && !isPending && mutate()}
      description="This can't be undone."
      actions={
        <>
          <Button onClick={onClose}>Keep my account</Button>
          {error && errorKind(error) === 'invalid' ? (
            <Button variant="primary" onClick={onSignInAgain}>
              Sign in again
            </Button>
          ) : (
            <Button type="submit" variant="danger" isBusy={isPending} disabled={!isConfirmed}>
              Delete forever
            </Button>
          )}
        </>
      }
    >
      <ul className={styles.consequences}>
        <li>Your lists and their comments are deleted.</li>
        <li>Your votes and ballots no longer count, in the Global Top 10 or anywhere else.</li>
        <li>Your comments are deleted. Replies to them stay, under “This comment was deleted.”</li>
        <li>Your name, favorites, draft and sign-in are deleted.</li>
      </ul>
      <Field
        label={`Type ${CONFIRMATION} to confirm`}
        value={typed}
        onChange={setTyped}
        error={error ? describeProblem(error) : undefined}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
    </Dialog>
  );
}

const failures = {
  signedOut: ACCOUNT_SIGNED_OUT,
  invalid: SIGN_IN_AGAIN,
  failed: 'Failed to delete your account. Please try again.',
};

/** A busy server answers with the same code as the function, but not with its sentence. */
function describeProblem(error: Error): string {
  return error.message.startsWith(DELETED_TOO_OFTEN) ? DELETED_TOO_OFTEN : describeFailure(error, failures);
}
