import type { SeasonWorld } from '@outrank/shared/airing/editSeason';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { refreshSeasons } from '#data/catalogue/publishedSeasons.ts';
import { describeRefusal } from '#data/firebase/errors.ts';
import { editSeason } from '#data/moderation/curatorAccess.ts';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { airingQueries } from '#spoilers/airingSeason.ts';
import { Button } from '#ui/form/Button.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useNow } from '#ui/useNow.ts';
import styles from './SeasonDesk.module.css';
import { previewEdit } from './seasonPreview.ts';

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

/** Sends what a curator says of the season. Its error has words for the curator. */
function useEditSeason(onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: editSeason,
    onSuccess: async (_, { action }) => {
      toast.show({ id: 'season', text: 'Saved. Scores follow within a few minutes.' });
      onDone();
      if (action === 'announce') await refreshSeasons(0);
      return client.invalidateQueries({ queryKey: airingQueries.seasons });
    },
  });
}

const draftSchema = z.record(z.string(), z.string());
type SeasonDraft = Readonly<z.infer<typeof draftSchema>>;

/** What a curator has typed into a form and not sent yet. This browser keeps it. */
export function useSeasonDraft(uid: string, form: string) {
  const key = draftKeys.season(uid, form);
  const [draft, setDraft] = useState<SeasonDraft>(() => readStoredJson(key, draftSchema) ?? {});
  const change = (changes: SeasonDraft) => {
    const next = { ...draft, ...changes };
    setDraft(next);
    writeStored(key, JSON.stringify(next));
  };
  const clear = () => {
    setDraft({});
    removeStored(key);
  };
  return { draft, change, clear };
}
