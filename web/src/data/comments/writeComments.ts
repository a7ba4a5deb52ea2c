import type { DeleteCommentRequest } from '@outrank/shared/callSchemas';
import {
  COMMENTS,
  type Comment,
  commentPath,
  type NewComment,
  toUncountedComment,
} from '@outrank/shared/documents/comment';
import { listKeyText } from '@outrank/shared/documents/list';
import { type CommentVote, commentVotePath } from '@outrank/shared/documents/reactions';
import { collection, deleteDoc, doc, serverTimestamp } from 'firebase/firestore/lite';
import { callFunction } from '#data/firebase/callFunction.ts';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { setWithinRate } from '#data/firebase/writeWithinRate.ts';
import type { Author } from '#data/session/auth.ts';
import { ensureProfile } from '#data/session/readProfile.ts';
import { readComment } from './readComments.ts';

export function createCommentId(): string {
  return doc(collection(db, COMMENTS)).id;
}

async function writeComment(author: Author, comment: NewComment, id: string) {
  const { displayName } = await ensureProfile(author);
  const stored = {
    ...toUncountedComment(comment, author.uid, displayName),
    createdAt: serverTimestamp(),
  };
  const taken = { uid: author.uid, kind: 'comments', documentId: id } as const;
  await setWithinRate(taken, commentPath(id), stored);
}

/**
 * Posts a comment or a reply and returns its id. A caller that passes the same `id` again after a lost response stores the
 * comment once.
 * @throws RateLimitError (kind `busy`) when the author has posted as many as the limit allows.
 * @throws FirebaseError when the list or the parent comment is deleted or not visible to the user, or offline.
 */
export async function addComment(
  author: Author,
  comment: NewComment,
  id = createCommentId(),
): Promise<string> {
  try {
    await writeComment(author, comment, id);
  } catch (error) {
    if (!['forbidden', 'busy'].includes(errorKind(error))) throw error;
    const stored = await readComment(id);
    if (stored?.userId !== author.uid) throw error;
  }
  return id;
}

type CommentVoteInput = {
  readonly uid: string;
  readonly comment: Pick<Comment, 'id' | 'listUserId' | 'listId'>;
  readonly value: CommentVote;
};

/**
 * Saves a user's vote on a comment. Functions count it within seconds. Already saved counts as success.
 * @throws RateLimitError (kind `busy`) when the user has voted as often as the limit allows.
 * @throws FirebaseError when the comment is deleted or its list not visible to the user, or offline.
 */
export async function saveCommentVote({ uid, comment, value }: CommentVoteInput): Promise<void> {
  const commentId = comment.id;
  const path = commentVotePath(uid, commentId);
  if (value === 0) return deleteDoc(doc(db, path));
  const listKey = listKeyText({ userId: comment.listUserId, listId: comment.listId });
  const stored = { commentId, listKey, value, at: serverTimestamp() };
  await setWithinRate({ uid, kind: 'votes', documentId: commentId }, path, stored);
}

/**
 * Deletes the user's comment or reply, with its votes and reports; replies to it stay. Already deleted counts as success.
 * @throws FirebaseError when no user is signed in (`signedOut`), it is another user's (`forbidden`), or offline.
 */
export async function deleteComment(commentId: string): Promise<void> {
  await callFunction('deleteComment', { commentId } satisfies DeleteCommentRequest);
}
