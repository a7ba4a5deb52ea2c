/** How long ago the sign-in of who deletes an account may be, in milliseconds. */
const RECENT_SIGN_IN_MS = 5 * 60_000;

/** Who may not delete an account, in the words that the function answers and the screen shows. */
export const ACCOUNT_SIGNED_OUT = 'You must be logged in to delete your account.';
export const SIGN_IN_AGAIN =
  'You signed in a while ago. Sign in again, and delete your account within five minutes.';

/** Whether a session began so lately that it may end the account. `authTime` is of a token, in seconds; `now` in milliseconds. */
export function isRecentSignIn(authTime: number, now: number): boolean {
  return now - authTime * 1000 <= RECENT_SIGN_IN_MS;
}
