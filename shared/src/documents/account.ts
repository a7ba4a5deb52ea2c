import * as z from 'zod/mini';
import { USERNAME_MAX } from '../limits.ts';
import { type DocumentKind, deletedWithAccount, toPath } from './documentKind.ts';
import { storedTimeSchema } from './timestamp.ts';

/** The document `userLists/{uid}`, a user's public profile. */
export const profileSchema = z.object({ displayName: z.string() });
export type Profile = z.infer<typeof profileSchema>;

/** Lists and comments copy the name; functions update the copies. */
export const profileKind = {
  path: 'userLists/{uid}',
  owner: 'uid',
  cardinality: 'one',
  life: deletedWithAccount,
  schema: profileSchema,
  texts: { displayName: { max: USERNAME_MAX } },
} as const satisfies DocumentKind;

/** The public profiles of all users. */
export const PROFILES = toPath(profileKind.path);
export const userListsPath = (uid: string) => toPath(profileKind.path, uid);

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

export const googleAccountKind = {
  path: 'googleAccounts/{id}',
  owner: 'googleId',
  cardinality: 'one',
  life: { isInDownload: true, accountDeleted: 'release', accountBlocked: 'stay' },
  schema: googleAccountSchema,
  serverOnly: ['deleting'],
} as const satisfies DocumentKind;

export const GOOGLE_ACCOUNTS = toPath(googleAccountKind.path);
export const googleAccountPath = (googleId: string) => toPath(googleAccountKind.path, googleId);

/** The request to delete an account. The deletion removes it last. */
export const accountDeletionKind = {
  path: 'accountDeletions/{uid}',
  owner: 'uid',
  cardinality: 'one',
  life: { isInDownload: false, accountDeleted: 'release', accountBlocked: 'stay' },
} as const satisfies DocumentKind;

export const ACCOUNT_DELETIONS = toPath(accountDeletionKind.path);
export const accountDeletionPath = (uid: string) => toPath(accountDeletionKind.path, uid);
