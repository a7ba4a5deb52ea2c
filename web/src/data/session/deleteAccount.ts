/**
 * Deletes the signed-in fan's account for good; the cloud then takes a moment to remove all that is theirs. To ask twice
 * does no harm.
 * @throws FirebaseError when the session is over (`signedOut`), began too long ago (`invalid`), or the connection is lost.
 */
export async function deleteAccount(): Promise<void> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  await callFunction('deleteAccount', {});
}
