/**
 * Deletes the signed-in user's account. The function returns early, and the user's documents follow. Calling it twice is
 * harmless.
 * @throws FirebaseError when the session is over (`signedOut`), began too long ago (`invalid`), the Google account has deleted
 * too many accounts today (`busy`, with `DELETED_TOO_OFTEN`), or the connection is lost.
 */
export async function deleteAccount(): Promise<void> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  await callFunction('deleteAccount', {});
}
