import * as z from 'zod/mini';
import { knownMembers } from '../members.ts';
import { type DocumentKind, deletedWithAccount, toPath } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

/** What a user wants to be spared: with mode `on`, whatever belongs to a season that is not among the watched ones. */
export const spoilerChoiceSchema = z.object({
  // One that this version does not know must not show everything.
  mode: z.catch(z.enum(['off', 'on']), 'on'),
  /** Season ids. */
  watched: knownMembers(z.string()),
  /** The last episode watched of an airing season; 0 for none. */
  airing: z.optional(z.object({ seasonId: z.string(), episode: z.int() })),
  /** Whether the user watches when it airs. */
  watchesLive: z.optional(z.boolean()),
});

export type SpoilerChoice = Readonly<z.infer<typeof spoilerChoiceSchema>>;

/** The choice as stored in the account. */
export const storedSpoilerChoiceSchema = z.object({ ...spoilerChoiceSchema.shape, at: storedTimeSchema });

/** Which seasons the user has watched, and whether the others are hidden from them. Nobody else may know. */
export const spoilerChoiceKind = {
  path: 'users/{uid}/settings/spoilers',
  owner: 'uid',
  cardinality: 'one',
  life: deletedWithAccount,
  schema: storedSpoilerChoiceSchema,
} as const satisfies DocumentKind;

export const spoilerChoicePath = (uid: string) => toPath(spoilerChoiceKind.path, uid);

/** More than the catalogue has seasons. The rules use the same number. */
export const WATCHED_SEASONS_MAX = 100;

/** Adds a season to the watched ones. */
export function markWatched(choice: SpoilerChoice, seasonId: string): SpoilerChoice {
  return { ...choice, watched: [...new Set([...choice.watched, seasonId])] };
}
