import type { Comment, OwnVote } from '@outrank/shared/comments/comment';
import {
  compareNewestFirst,
  findMissingParentIds,
  type LoadedComments,
} from '@outrank/shared/comments/threads';
import { commentVotesPath, type ListKey } from '@outrank/shared/firestore/documentPaths';
import { type Firestore, getDocs } from 'firebase/firestore/lite';
import { readDocumentsNamed } from '#data/reactions/reactions.ts';
import { unorderedComments } from './commentFirestoreQueries.ts';
import { readComment } from './comments.ts';
import { parseComments, parseCommentVotes } from './parseComments.ts';

/**
 * Reads the comments of a list once, for when they cannot be watched: as many as one query may return, unordered, and
 * sorted here (specification, call 6). Reads at most 50 comments, as many votes, and the comments that they reply to.
 * @throws FirebaseError when the user may not see the list, or offline.
 */
export async function readComments(db: Firestore, uid: string, list: ListKey): Promise<LoadedComments> {
  const { docs } = await getDocs(unorderedComments(db, list));
  const found = parseComments(docs).toSorted(compareNewestFirst);
  const parents = await Promise.all(findMissingParentIds(found).map((id) => readComment(db, id)));
  const comments = [...found, ...parents.filter((parent) => parent !== undefined)];
  return { comments, votes: await readVotes(db, uid, comments), hasOlder: false };
}

async function readVotes(
  db: Firestore,
  uid: string,
  comments: readonly Comment[],
): Promise<Record<string, OwnVote>> {
  const ids = comments.map(({ id }) => id);
  return Object.fromEntries(parseCommentVotes(await readDocumentsNamed(db, commentVotesPath(uid), ids)));
}
