import { DELETE_SIGNED_OUT, deleteCommentRequestSchema, NOT_YOUR_COMMENT } from '@outrank/shared/callables';
import { HttpsError, onCall } from 'firebase-functions/https';
import { removeComment } from '../cascade/removeComment.ts';
import { firestore } from '../platform/app.ts';
import { requireGoogleUser } from '../platform/googleUser.ts';
import { log } from '../platform/log.ts';
import { provenCallableOptions } from '../platform/options.ts';

/** Deletes a comment of the caller. A comment that no longer exists counts as deleted, so the call is safe to repeat. */
export const deleteComment = onCall(provenCallableOptions, async ({ auth, data }) => {
  const { uid } = requireGoogleUser(auth, DELETE_SIGNED_OUT);
  const request = deleteCommentRequestSchema.safeParse(data);
  if (!request.success) throw new HttpsError('invalid-argument', 'This is no comment.');
  if (!(await tryToRemove(uid, request.data.commentId))) {
    throw new HttpsError('permission-denied', NOT_YOUR_COMMENT);
  }
});

async function tryToRemove(uid: string, commentId: string): Promise<boolean> {
  try {
    return await removeComment(firestore, uid, commentId);
  } catch (error) {
    log.error('comment.deletionFailed', { uid }, error);
    throw new HttpsError('unavailable', 'The comment could not be deleted. Please try again.');
  }
}
