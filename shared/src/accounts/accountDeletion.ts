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
