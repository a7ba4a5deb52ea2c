import * as z from 'zod/mini';

/** What the calls that claim and delete an account agree on. */

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

/** The longest time between the sign-in and the deletion of an account, in milliseconds. */
const RECENT_SIGN_IN_MS = 5 * 60_000;

/** Errors that the function returns and the screen shows. */
export const ACCOUNT_SIGNED_OUT = 'You must be logged in to delete your account.';
export const SIGN_IN_AGAIN = 'To be safe, sign in again, then delete your account within five minutes.';
export const DELETED_TOO_OFTEN = "You've deleted your account several times today. Try again tomorrow.";

/** Whether the sign-in is recent enough to delete the account. `authTime` (of the token) is in seconds, `now` in milliseconds. */
export function isRecentSignIn(authTime: number, now: number): boolean {
  return now - authTime * 1000 <= RECENT_SIGN_IN_MS;
}
