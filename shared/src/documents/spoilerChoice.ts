import * as z from 'zod/mini';
import { storedTimeSchema } from './timestamp.ts';

/** What the user has watched, and whether the rest is hidden from them. */
export const spoilerChoicePath = (uid: string) => `users/${uid}/settings/spoilers`;

/** What a user wants to be spared: with mode `on`, whatever belongs to a season that is not among the watched ones. */
export const spoilerChoiceSchema = z.object({
  mode: z.enum(['off', 'on']),
  /** Season ids. */
  watched: z.array(z.string()),
});

export type SpoilerChoice = Readonly<z.infer<typeof spoilerChoiceSchema>>;

/** The choice as stored in the account. */
export const storedSpoilerChoiceSchema = z.object({ ...spoilerChoiceSchema.shape, at: storedTimeSchema });

/** More than the catalogue has seasons. The rules use the same number. */
export const WATCHED_SEASONS_MAX = 100;

/** The choice of whoever has not chosen. */
export const SHIELD_OFF: SpoilerChoice = { mode: 'off', watched: [] };

/** Adds a season to the watched ones. */
export function markWatched(choice: SpoilerChoice, seasonId: string): SpoilerChoice {
  return { ...choice, watched: [...new Set([...choice.watched, seasonId])] };
}
