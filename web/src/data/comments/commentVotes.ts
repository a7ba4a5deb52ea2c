import type { Comment } from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { type CommentVote, commentVotePath } from '@outrank/shared/documents/reactions';
import { deleteDoc, doc, type Firestore, serverTimestamp } from 'firebase/firestore/lite';
import { writeWithinRate } from '#data/firebase/rates.ts';

export type CommentVoteInput = {
  readonly uid: string;
  readonly comment: Pick<Comment, 'id' | 'listUserId' | 'listId'>;
  readonly value: CommentVote;
};

/**
 * Saves a user's vote on a comment. Functions count it within seconds. Already saved counts as success.
 * @throws RateLimitError (kind `busy`) when the user has voted as often as the limit allows.
 * @throws FirebaseError when the comment is deleted or its list not visible to the user, or offline.
 */
export async function saveCommentVote(
  db: Firestore,
  { uid, comment, value }: CommentVoteInput,
): Promise<void> {
  const commentId = comment.id;
  const vote = doc(db, commentVotePath(uid, commentId));
  if (value === 0) return deleteDoc(vote);
  const listKey = listKeyText({ userId: comment.listUserId, listId: comment.listId });
  await writeWithinRate(db, {
    uid,
    kind: 'votes',
    documentId: commentId,
    fill: (batch) => batch.set(vote, { commentId, listKey, value, at: serverTimestamp() }),
  });
}
