import { createDemoUser, type DemoUser, demoUsers } from '@outrank/shared/accounts/demoUsers';
import { type FormEvent, useState } from 'react';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './DemoUserDialog.module.css';

type Props = { onClose: () => void; onSignIn: (signingIn: Promise<unknown>) => void };

/** Replaces the identity provider in a build for the emulators. */
export default function DemoUserDialog({ onClose, onSignIn }: Props) {
  const [name, setName] = useState('');
  const signIn = (user: DemoUser) => onSignIn(signInAsDemoUser(user));
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) signIn(createDemoUser(name.trim()));
  };
  return (
    <Dialog title="Choose a demo fan" onClose={onClose}>
      <ul className={styles.users}>
        {demoUsers.map((user) => (
          <li key={user.sub}>
            <Button variant="secondary" onClick={() => signIn(user)}>
              {user.name}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.newUser} onSubmit={handleSubmit}>
        <Field label="Name" value={name} onChange={setName} maxLength={60} />
        <Button type="submit" variant="primary" disabled={!name.trim()}>
          Continue
        </Button>
      </form>
    </Dialog>
  );
}
