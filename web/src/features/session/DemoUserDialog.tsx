import { createDemoUser, type DemoUser, demoUsers } from '@outrank/shared/accounts/demoUsers';
import { type FormEvent, useState } from 'react';
import { signInAsDemoUser } from '#data/session/demoSignIn.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import styles from './DemoUserDialog.module.css';

type Props = { onClose: () => void };

/** Stands in for the identity provider in a build for the emulators: sign in as anybody, by a click. */
export default function DemoUserDialog({ onClose }: Props) {
  const [name, setName] = useState('');
  const enter = (fan: DemoUser) => signInAsDemoUser(fan).catch(onClose);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) enter(createDemoUser(name.trim()));
  };
  return (
    <Dialog title="Choose a demo fan" isOpen onClose={onClose}>
      <ul className={styles.fans}>
        {demoUsers.map((fan) => (
          <li key={fan.sub}>
            <Button variant="secondary" onClick={() => enter(fan)}>
              {fan.name}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.newFan} onSubmit={handleSubmit}>
        <Field label="Name" value={name} onChange={setName} maxLength={60} />
        <Button type="submit" variant="primary" disabled={!name.trim()}>
          Continue
        </Button>
      </form>
    </Dialog>
  );
}
