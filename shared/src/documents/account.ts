import * as z from 'zod/mini';
import { storedTimeSchema } from './timestamp.ts';

/** The public profiles of all users. */
export const PROFILES = 'userLists';

/** The bindings of Google accounts to accounts. */
export const GOOGLE_ACCOUNTS = 'googleAccounts';

export const ACCOUNT_DELETIONS = 'accountDeletions';

export const userListsPath = (uid: string) => `${PROFILES}/${uid}`;
/** The binding of a Google account to an account of Outrank. */
export const googleAccountPath = (googleId: string) => `${GOOGLE_ACCOUNTS}/${googleId}`;
/** The request to delete an account. The deletion removes it last. */
export const accountDeletionPath = (uid: string) => `${ACCOUNT_DELETIONS}/${uid}`;

/** The document `userLists/{uid}`, a user's public profile. */
export const profileSchema = z.object({ displayName: z.string() });
export type Profile = z.infer<typeof profileSchema>;

/**
 * The binding of a Google account to one account of Outrank, as stored under the Google account's id. Only the account with
 * this `uid` can write. `uid` is null once that account is being deleted (`deleting` names it) and after its deletion.
 */
export const googleAccountSchema = z.object({
  uid: z.nullable(z.string()),
  at: storedTimeSchema,
  deleting: z.optional(z.string()),
});
export type GoogleAccount = Readonly<z.infer<typeof googleAccountSchema>>;
