import type { DeleteCommentRequest } from '@outrank/shared/callables';

/**
 * Deletes one's own comment or reply for good, with all votes on it; replies to it stay. One that is gone is as good.
 * @throws FirebaseError when nobody is signed in (`signedOut`), it is another's (`forbidden`), or the connection is lost.
 */
export async function deleteComment(commentId: string): Promise<void> {
  const { callFunction } = await import('#data/firebase/callFunction.ts');
  const request: DeleteCommentRequest = { commentId };
  await callFunction('deleteComment', request);
}
