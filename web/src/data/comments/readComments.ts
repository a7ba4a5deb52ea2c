import { type Comment, type CommentVote, commentVoteSchema } from '@outrank/shared/comments/comment';
import { findMissingParentIds, type LoadedComments, newestFirst } from '@outrank/shared/comments/threads';
import { commentVotesPath, type ListKey } from '@outrank/shared/firestore/documentPaths';
import { type Firestore, getDocs } from 'firebase/firestore/lite';
import { readNamed } from '#data/reactions/reactions.ts';
import { unorderedComments } from './commentFirestoreQueries.ts';
import { commentOf } from './commentOf.ts';
import { readComment } from './comments.ts';

/**
 * The talk about a list as one fan sees it, read once where it cannot be watched: as many comments as one query may bring,
 * asked without an order and sorted here (specification, call 6). At most 50 comments and as many votes, and those answered.
 * @throws FirebaseError when the list is not to be seen or the connection is lost.
 */
export async function readComments(db: Firestore, uid: string, list: ListKey): Promise<LoadedComments> {
  const { docs } = await getDocs(unorderedComments(db, list));
  const found = docs.flatMap((each) => commentOf(each) ?? []).toSorted(newestFirst);
  const answered = await Promise.all(findMissingParentIds(found).map((id) => readComment(db, id)));
  const comments = [...found, ...answered.filter((one) => one !== undefined)];
  return { comments, votes: await readVotes(db, uid, comments), hasOlder: false };
}

async function readVotes(
  db: Firestore,
  uid: string,
  comments: readonly Comment[],
): Promise<Record<string, CommentVote>> {
  const marks = await readNamed(
    db,
    commentVotesPath(uid),
    comments.map(({ id }) => id),
  );
  return Object.fromEntries(marks.map((mark) => [mark.id, commentVoteSchema.parse(mark.data()).value]));
}
