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
  const mark = await getDoc(doc(db, commentVotePath(uid, commentId)));
  return mark.exists() ? commentVoteSchema.parse(mark.data()).value : 0;
}

const step = (side: 1 | -1, before: CommentVote, after: CommentVote) =>
  increment(Number(after === side) - Number(before === side));

function vote(db: Firestore, { uid, comment, value }: CommentVoteInput, before: CommentVote): Promise<void> {
  const mark = doc(db, commentVotePath(uid, comment.id));
  const listKey = listKeyText({ userId: comment.listUserId, listId: comment.listId });
  const batch = writeBatch(db);
  if (value === 0) batch.delete(mark);
  else batch.set(mark, { commentId: comment.id, listKey, value });
  batch.update(doc(db, commentPath(comment.id)), {
    upvoteCount: step(1, before, value),
    downvoteCount: step(-1, before, value),
  });
  return batch.commit();
}

/** A mark that changes between the look and the vote is looked at again, so often. */
const ATTEMPTS = 3;

/**
 * Makes the vote as wished. The mark and the counts go in one batch; when the rules refuse it because a second tab or an
 * attempt whose answer was lost changed the mark meanwhile, it starts from there. One document is read first.
 * @throws FirebaseError when the comment is gone, its list not to be seen, or the connection is lost.
 */
export async function saveCommentVote(db: Firestore, wish: CommentVoteInput): Promise<void> {
  let refusal: unknown;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const before = await readCommentVote(db, wish.uid, wish.comment.id);
    if (before === wish.value) return;
    try {
      return await vote(db, wish, before);
    } catch (error) {
      if (errorKind(error) !== 'forbidden') throw error;
      refusal = error;
    }
  }
  throw refusal;
}
