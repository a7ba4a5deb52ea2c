import {
  compareNewestFirst,
  findMissingParentIds,
  hasGapBetween,
  type LoadedComments,
  mergeWindow,
} from '@outrank/shared/comments/threads';
import { type Comment, commentPath, parseComment } from '@outrank/shared/documents/comment';
import type { ListKey } from '@outrank/shared/documents/list';
import { commentVoteSchema, commentVotesPath, type OwnVote } from '@outrank/shared/documents/reactions';
import { COMMENTS_PAGE } from '@outrank/shared/limits';
import { doc, type Firestore, getDoc, getDocs } from 'firebase/firestore/lite';
import { errorKind } from '#data/firebase/errors.ts';
import { parseDocuments, type StoredDocument } from '#data/firebase/queries.ts';
import { readDocumentsNamed } from '#data/reactions/readReactions.ts';
import { newestComments, unorderedComments } from './commentFirestoreQueries.ts';

/** A list's comments and replies, newest first, without the older ones that they reply to. */
export type CommentPages = { readonly comments: readonly Comment[]; readonly hasOlder: boolean };

export function parseComments(docs: readonly StoredDocument[]): readonly Comment[] {
  return parseDocuments(docs, (data, id) => parseComment(id, data));
}

/** Pairs of a comment's id and the vote on it. */
export function parseCommentVotes(
  docs: readonly StoredDocument[],
): readonly (readonly [id: string, vote: OwnVote])[] {
  return parseDocuments(docs, (data, id) => {
    const { value, at } = commentVoteSchema.parse(data);
    return [id, { value, at }] as const;
  });
}

/** Reads a comment; undefined when it does not exist or is not visible to the user. Throws when the document is broken. */
export async function readComment(db: Firestore, id: string): Promise<Comment | undefined> {
  try {
    const snapshot = await getDoc(doc(db, commentPath(id)));
    return snapshot.exists() ? parseComment(id, snapshot.data()) : undefined;
  } catch (error) {
    if (errorKind(error) === 'forbidden') return undefined;
    throw error;
  }
}

/**
 * Reads the comments of a list once, for when they cannot be watched: as many as one query may return, unordered, and
 * sorted here (specification, call 6). Reads at most 50 comments, as many votes, and the comments that they reply to.
 * @throws FirebaseError when the user may not see the list, or offline.
 */
export async function readComments(db: Firestore, uid: string, list: ListKey): Promise<LoadedComments> {
  const { docs } = await getDocs(unorderedComments(db, list));
  const comments = parseComments(docs).toSorted(compareNewestFirst);
  return addParentsAndVotes(db, uid, { comments, hasOlder: false });
}

/**
 * Reads the newest page of a list's comments and merges it into those that are shown: 20 comments or fewer.
 * @throws FirebaseError when the user may not see the list, or offline.
 */
export async function readNewestPage(
  db: Firestore,
  list: ListKey,
  shown: CommentPages,
): Promise<CommentPages> {
  const { docs } = await getDocs(newestComments(db, list));
  const before = { comments: shown.comments, isFull: true };
  const now = { comments: parseComments(docs), isFull: docs.length === COMMENTS_PAGE };
  if (hasGapBetween(before, now)) return { comments: now.comments, hasOlder: true };
  const hasOlder = now.isFull && (shown.hasOlder || shown.comments.length === 0);
  return { comments: mergeWindow(shown.comments, before, now), hasOlder };
}

/**
 * Adds the comments that these reply to, and the user's votes.
 * @throws FirebaseError when the user may not see the list, or offline.
 */
export async function addParentsAndVotes(
  db: Firestore,
  uid: string,
  { comments, hasOlder }: CommentPages,
): Promise<LoadedComments> {
  const parents = await Promise.all(findMissingParentIds(comments).map((id) => readComment(db, id)));
  const all = [...comments, ...parents.filter((parent) => parent !== undefined)];
  return { comments: all, votes: await readVotes(db, uid, all), hasOlder };
}

async function readVotes(
  db: Firestore,
  uid: string,
  comments: readonly Comment[],
): Promise<Record<string, OwnVote>> {
  const ids = comments.map(({ id }) => id);
  return Object.fromEntries(parseCommentVotes(await readDocumentsNamed(db, commentVotesPath(uid), ids)));
}
