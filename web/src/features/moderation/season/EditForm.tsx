import type { SeasonWorld } from '@outrank/shared/airing/editSeason';
import { type FormEvent, type ReactNode, useState } from 'react';
import { describeFailure, errorKind } from '#data/firebase/errors.ts';
import { Button } from '#ui/form/Button.tsx';
import { useNow } from '#ui/useNow.ts';
import styles from './SeasonDesk.module.css';
import { previewEdit } from './seasonPreview.ts';
import { useEditSeason } from './useEditSeason.ts';

type Props = {
  world: SeasonWorld;
  /** What the fields make of it; null before anything is typed. */
  request: object | null;
  label: string;
  onDone: () => void;
  children: ReactNode;
};

const FAILED = {
  signedOut: 'You must be logged in to do that.',
  failed: "That didn't work. Please try again.",
};

/** The server's words are for the curator. The Functions client adds the status, as in `Record episode 1 first. [400]`. */
function describeRefusal(error: Error): string {
  const hasWords = ['invalid', 'forbidden'].includes(errorKind(error));
  return hasWords ? error.message.replace(/ \[\d+\]$/, '') : describeFailure(error, FAILED);
}

/** The fields of an edit, what it will do, and the button that sends it. A refusal of the server leaves the fields as they are. */
export function EditForm({ world, request, label, onDone, children }: Props) {
  const now = useNow();
  const { mutate, isPending, error, reset } = useEditSeason(onDone);
  const [hasTried, setHasTried] = useState(false);
  const preview = request && previewEdit(world, request, now);
  const problem = error ? describeRefusal(error) : hasTried && !preview?.edit && preview?.problem;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    setHasTried(true);
    if (preview?.edit && !isPending) mutate(preview.edit);
  };
  return (
    <form className={styles.form} onSubmit={handleSubmit} onChange={reset} noValidate>
      {children}
      <div role="status" className={styles.preview}>
        {preview?.lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {preview?.problem && preview.problem !== problem && <p>{preview.problem}</p>}
      </div>
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      <Button type="submit" variant="primary" isBusy={isPending} disabled={request === null}>
        {label}
      </Button>
    </form>
  );
}
