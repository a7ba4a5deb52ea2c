import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';

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

/** The Google identity provider's id in Firebase Auth. */
export const GOOGLE_PROVIDER = 'google.com';

/** The error of `claimAccount` that the screen shows. */
export const CLAIMED_TOO_OFTEN = "You've created too many accounts today. Try again tomorrow.";

/**
 * The response of `claimAccount`: `bound` when the Google account belongs to the caller now, `deleting` while what its
 * earlier account left is being removed. Then the call is to be repeated.
 */
export const claimAnswerSchema = z.object({ status: z.enum(['bound', 'deleting']) });
export type ClaimAnswer = Readonly<z.infer<typeof claimAnswerSchema>>;
