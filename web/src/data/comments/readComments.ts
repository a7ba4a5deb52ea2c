import {
  compareNewestFirst,
  findMissingParentIds,
  type LoadedComments,
} from '@outrank/shared/comments/threads';
import { type Comment, commentPath, parseComment } from '@outrank/shared/documents/comment';
import type { ListKey } from '@outrank/shared/documents/list';
import { commentVoteSchema, commentVotesPath } from '@outrank/shared/documents/reactions';
import { COMMENTS_PAGE } from '@outrank/shared/limits';
import { doc, getDoc, getDocs, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { db } from '#data/firebase/firestore.ts';
import { parseDocuments, readDocumentsNamed, toNextPage } from '#data/firebase/queries.ts';
import { newestComments, unorderedComments } from './commentFirestoreQueries.ts';

export type CommentPage = LoadedComments & {
  /** When the read began, in milliseconds since the app started: it includes what was saved before. */
  readonly readAt: number;
  /** The start of the next page; undefined at the last one. */
  readonly next?: QueryDocumentSnapshot;
};

/** Reads a comment; undefined when it does not exist or is not visible to the user. Throws when the document is broken. */
export async function readComment(id: string): Promise<Comment | undefined> {
  try {
    const snapshot = await getDoc(doc(db, commentPath(id)));
    return snapshot.exists() ? parseComment(id, snapshot.data()) : undefined;
  } catch (error) {
    if (errorKind(error) === 'forbidden') return undefined;
    throw error;
  }
}

/**
 * Reads a page of 20 comments, the user's votes on them, and the comments that they reply to. When the first page cannot be read
 * in order, as many as one query may return are sorted here.
 * @throws FirebaseError when the user may not see the list, or offline.
 */
export async function readCommentPage(
  uid: string,
  list: ListKey,
  after?: CommentPage['next'],
): Promise<CommentPage> {
  const readAt = performance.now();
  const { docs } = await getDocs(newestComments(list, after)).catch((error: unknown) => {
    if (after) throw error;
    console.warn('The comments cannot be read in order', error);
    return getDocs(unorderedComments(list));
  });
  const comments = parseDocuments(docs, (data, id) => parseComment(id, data)).toSorted(compareNewestFirst);
  const parents = await Promise.all(findMissingParentIds(comments).map((id) => readComment(id)));
  const all = [...comments, ...parents.filter((parent) => parent !== undefined)];
  return { comments: all, votes: await readVotes(uid, all), readAt, ...toNextPage(docs, COMMENTS_PAGE) };
}

/** The user's votes by comment id. */
async function readVotes(uid: string, comments: readonly Comment[]): Promise<LoadedComments['votes']> {
  const ids = comments.map(({ id }) => id);
  const votes = parseDocuments(await readDocumentsNamed(commentVotesPath(uid), ids), (data, id) => {
    const { value, at } = commentVoteSchema.parse(data);
    return [id, { value, at }] as const;
  });
  return Object.fromEntries(votes);
}
