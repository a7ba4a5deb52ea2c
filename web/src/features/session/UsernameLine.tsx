import { findUsernameProblem, toPlainLetters } from '@outrank/shared/accounts/username';
import type { Profile } from '@outrank/shared/documents/account';
import { USERNAME_MAX } from '@outrank/shared/limits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { inTime } from '#data/firebase/connection.ts';
import { describeFailure } from '#data/firebase/errors.ts';
import { saveUsername } from '#data/session/accountWrites.ts';
import type { SessionUser } from '#data/session/auth.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { profileQueries, useOwnName } from './profiles.tsx';
import styles from './UsernameLine.module.css';

const EMPTY = 'Username cannot be empty';
const failures = {
  tooFast: "You've changed your username a lot lately, or a moderator has reset it. Try again tomorrow.",
  failed: 'Failed to update username. Please try again.',
};

export function UsernameLine({ user }: { user: SessionUser }) {
  const name = useOwnName(user);
  // Undefined until the form opens for the first time.
  const [isChanging, setIsChanging] = useState<boolean>();
  if (isChanging) return <UsernameForm user={user} name={name} onDone={() => setIsChanging(false)} />;
  return (
    <div className={styles.line}>
      <span className={styles.name}>
        Your Username: <strong translate="no">{name}</strong>
      </span>
      <Button
        size="small"
        variant="quiet"
        // The closed form had the focus.
        autoFocus={isChanging === false}
        onClick={() => setIsChanging(true)}
      >
        Change Username
      </Button>
    </div>
  );
}

function UsernameForm({ user, name, onDone }: { user: SessionUser; name: string; onDone: () => void }) {
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string>();
  const queryClient = useQueryClient();
  const toast = useToast();
  const change = useMutation({
    mutationFn: (displayName: string) => inTime(saveUsername(user.uid, displayName)),
    // The header and the user's pages show it at once.
    onSuccess: async (_, displayName) => {
      const { queryKey } = profileQueries.byId(user.uid);
      // A read that started before the change would restore the old name.
      await queryClient.cancelQueries({ queryKey });
      const profile: Profile = { displayName };
      queryClient.setQueryData(queryKey, profile);
    },
  });

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = toPlainLetters(typed).replace(/\s+/g, ' ').trim();
    const found = wanted ? findUsernameProblem(wanted) : EMPTY;
    setProblem(found);
    if (found) return;
    change.mutate(wanted, {
      onSuccess: () => {
        toast.show({ id: 'username', text: 'Username updated.' });
        onDone();
      },
      onError: (error) => setProblem(describeFailure(error, failures)),
    });
  };

  return (
    <form className={styles.form} onSubmit={handleSubmit} noValidate>
      <Field
        label="Your Username:"
        value={typed}
        onChange={setTyped}
        maxLength={USERNAME_MAX}
        error={problem}
        autoComplete="nickname"
        autoFocus
      />
      <div className={styles.actions}>
        <Button type="submit" variant="primary" size="small" isBusy={change.isPending}>
          Save Username
        </Button>
        <Button size="small" variant="quiet" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
