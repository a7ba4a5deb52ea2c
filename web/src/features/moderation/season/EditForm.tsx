import {
  findContestant,
  hasBuiltInCast,
  type PublishedSeason,
  type Season,
} from '@outrank/shared/catalogue/catalogue';
import type { AiringSeason } from '@outrank/shared/documents/airing';
import { knownEntries } from '@outrank/shared/members';
import { toSlug } from '@outrank/shared/text/text';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useState } from 'react';
import * as z from 'zod/mini';
import { refreshSeasons } from '#data/catalogue/publishedSeasons.ts';
import { describeRefusal } from '#data/firebase/errors.ts';
import { editSeason } from '#data/moderation/curatorAccess.ts';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { airingQueries } from '#reader/airingSeason.ts';
import { useSeasons } from '#reader/useShield.ts';
import { Button } from '#ui/form/Button.tsx';
import { useToast } from '#ui/overlay/Toast.tsx';
import { useNow } from '#ui/useNow.ts';
import styles from './SeasonDesk.module.css';
import { previewEdit } from './seasonPreview.ts';

const draftSchema = knownEntries(z.string());
type SeasonDraft = Readonly<z.infer<typeof draftSchema>>;

export type EditProps = { uid: string; season: AiringSeason };

export const nameOf = (id: string) => findContestant(id)?.name ?? id;

type Props = {
  /** The season that is followed; null before the first. */
  season: AiringSeason | null;
  draft: ReturnType<typeof useSeasonDraft>;
  /** What the fields make of the draft. */
  request: object;
  label: string;
  /** Whether the form says something before anything is typed. */
  isReady?: boolean;
  onDone?: () => void;
  children: ReactNode;
};

/** The fields of an edit, what it will do, and the button that sends it. A refusal of the server leaves the fields as they are. */
export function EditForm({ season, draft, request, label, isReady = false, onDone, children }: Props) {
  const published = useSeasons()
    .filter(({ seasonNumber }) => !hasBuiltInCast(seasonNumber))
    .map(toPublished);
  const world = { seasons: season ? [season] : [], published };
  const now = useNow();
  const client = useQueryClient();
  const toast = useToast();
  const { mutate, isPending, error, reset } = useMutation({
    mutationFn: editSeason,
    onSuccess: async (_, { action }) => {
      toast.show({ id: 'season', text: 'Saved. Scores follow within a few minutes.' });
      draft.clear();
      onDone?.();
      if (['announce', 'correct', 'withdraw'].includes(action))
        await refreshSeasons(0).catch(() => undefined);
      return client.invalidateQueries({ queryKey: airingQueries.seasons });
    },
  });
  const [hasTried, setHasTried] = useState(false);
  const hasContent = isReady || Object.keys(draft.values).length > 0;
  const preview = hasContent ? previewEdit(world, request, now) : undefined;
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
      <Button type="submit" variant="primary" isBusy={isPending} disabled={!hasContent}>
        {label}
      </Button>
    </form>
  );
}

/** As it is published: ids, which names are made of, beside the names of now. */
const toPublished = ({ seasonNumber: number, name, year, contestants }: Season): PublishedSeason => ({
  ...{ number, name, year },
  contestants: contestants.map((each) => (toSlug(each.name) === each.id ? each.name : each.id)),
  corrected: contestants.map((each) => each.name),
});

/** What a curator has typed into a form and not sent yet. This browser keeps it. */
export function useSeasonDraft(uid: string, form: string) {
  const key = draftKeys.season(uid, form);
  const [values, setValues] = useState<SeasonDraft>(() => readStoredJson(key, draftSchema) ?? {});
  const change = (changes: SeasonDraft) => {
    const next = { ...values, ...changes };
    setValues(next);
    writeStored(key, JSON.stringify(next));
  };
  const clear = () => {
    setValues({});
    removeStored(key);
  };
  return { values, change, clear };
}
