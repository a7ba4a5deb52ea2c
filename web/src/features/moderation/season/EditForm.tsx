import type { SeasonWorld } from '@outrank/shared/airing/editSeason';
import { type FormEvent, type ReactNode, useState } from 'react';
import { describeRefusal } from '#data/firebase/errors.ts';
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
