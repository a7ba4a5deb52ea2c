import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { refreshSeasons } from '#data/catalogue/publishedSeasons.ts';
import { editSeason } from '#data/moderation/curatorAccess.ts';
import { readStoredJson, removeStored, writeStored } from '#data/storage/browserStorage.ts';
import { draftKeys } from '#data/storage/storageKeys.ts';
import { airingQueries } from '#spoilers/airingSeason.ts';
import { useToast } from '#ui/overlay/Toast.tsx';

/** Sends what a curator says of the season. Its error has words for the curator. */
export function useEditSeason(onDone: () => void) {
  const client = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (edit: SeasonEdit) => editSeason(edit),
    onSuccess: async (_, { action }) => {
      toast.show({ id: 'season', text: 'Saved. Scores follow within a few minutes.' });
      onDone();
      if (action === 'announce') await refreshSeasons(0);
      return client.invalidateQueries({ queryKey: airingQueries.seasons });
    },
  });
}

const draftSchema = z.record(z.string(), z.string());
export type SeasonDraft = Readonly<z.infer<typeof draftSchema>>;

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
