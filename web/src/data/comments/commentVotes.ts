import { type Comment, type CommentVote, commentVoteSchema } from '@outrank/shared/comments/comment';
import { commentPath, commentVotePath, listKeyText } from '@outrank/shared/firestore/documentPaths';
import { doc, type Firestore, getDoc, increment, writeBatch } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';

export type CommentVoteInput = {
  readonly uid: string;
  readonly comment: Pick<Comment, 'id' | 'listUserId' | 'listId'>;
  readonly value: CommentVote;
};

async function readCommentVote(db: Firestore, uid: string, commentId: string): Promise<CommentVote> {
  const vote = await getDoc(doc(db, commentVotePath(uid, commentId)));
  return vote.exists() ? commentVoteSchema.parse(vote.data()).value : 0;
}

const incrementBy = (side: 1 | -1, before: CommentVote, after: CommentVote) =>
  increment(Number(after === side) - Number(before === side));

function writeCommentVote(
  db: Firestore,
  { uid, comment, value }: CommentVoteInput,
  before: CommentVote,
): Promise<void> {
  const vote = doc(db, commentVotePath(uid, comment.id));
  const listKey = listKeyText({ userId: comment.listUserId, listId: comment.listId });
  const batch = writeBatch(db);
  if (value === 0) batch.delete(vote);
  else batch.set(vote, { commentId: comment.id, listKey, value });
  batch.update(doc(db, commentPath(comment.id)), {
    upvoteCount: incrementBy(1, before, value),
    downvoteCount: incrementBy(-1, before, value),
  });
  return batch.commit();
}

/** Attempts when another tab changes the vote between reading and writing it. */
const ATTEMPTS = 3;

/**
 * Saves a user's vote on a comment. The vote and the counts change in one batch. The rules refuse it when a second tab, or
 * an attempt whose response was lost, changed the vote since it was read; then it is read again. Reads one document first.
 * @throws FirebaseError when the comment is deleted or its list not visible to the user, or offline.
 */
export async function saveCommentVote(db: Firestore, input: CommentVoteInput): Promise<void> {
  let refusal: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await readCommentVote(db, input.uid, input.comment.id);
    if (before === input.value) return;
    try {
      return await writeCommentVote(db, input, before);
    } catch (error) {
      if (errorKind(error) !== 'forbidden') throw error;
      refusal = error;
    }
  }
  throw refusal;
}
