import type { DeleteCommentRequest } from '@outrank/shared/callables';

/**
 * Deletes the user's comment or reply, with its votes and reports; replies to it stay. Already deleted counts as success.
 * @throws FirebaseError when no user is signed in (`signedOut`), it is another user's (`forbidden`), or offline.
 */
export async function deleteComment(commentId: string): Promise<void> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  const request: DeleteCommentRequest = { commentId };
  await callFunction('deleteComment', request);
}
