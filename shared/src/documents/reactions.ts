import * as z from 'zod/mini';
import {
  type DocumentKind,
  deletedWithAccount,
  getCollectionId,
  toPath,
  withdrawnOnBlock,
} from './documentKind.ts';
import { type ListKey, listKeyText } from './list.ts';
import { storedTimeSchema } from './timestamp.ts';

/** A user's upvote on a list, as stored. The list's count includes it from the first `countedAt` that is not earlier. */
export const upvoteSchema = z.object({ userId: z.string(), listId: z.string(), at: storedTimeSchema });

/** The documents are the votes; functions count them. */
export const upvoteKind = {
  path: 'users/{uid}/upvotes/{listKey}',
  owner: 'uid',
  cardinality: 'many',
  life: { ...withdrawnOnBlock, deletedWith: ['lists'] },
  schema: upvoteSchema,
} as const satisfies DocumentKind;

export const UPVOTES_GROUP = getCollectionId(upvoteKind);
export const upvotesPath = (uid: string) => toPath(upvoteKind.path, uid);
export const upvotePath = (uid: string, key: ListKey) => toPath(upvoteKind.path, uid, listKeyText(key));

/** A favorite as stored. `name` is the list's name at that time; screens show the current one. */
export const favoriteSchema = z.object({
  userId: z.string(),
  listId: z.string(),
  name: z.string(),
  favoritedAt: storedTimeSchema,
});

/** A user's favorite list. The time is an ISO string. */
export type Favorite = Readonly<z.infer<typeof favoriteSchema>>;

export const favoriteKind = {
  path: 'users/{uid}/favorites/{listKey}',
  owner: 'uid',
  cardinality: 'many',
  life: { ...deletedWithAccount, deletedWith: ['lists'] },
  schema: favoriteSchema,
} as const satisfies DocumentKind;

export const FAVORITES_GROUP = getCollectionId(favoriteKind);
export const favoritesPath = (uid: string) => toPath(favoriteKind.path, uid);
export const favoritePath = (uid: string, key: ListKey) => toPath(favoriteKind.path, uid, listKeyText(key));

/** A vote on a comment as stored: 1 is up, -1 is down. */
export const commentVoteSchema = z.object({
  commentId: z.string(),
  /** The list of the comment, as `listKeyText`. */
  listKey: z.string(),
  value: z.union([z.literal(1), z.literal(-1)]),
  at: storedTimeSchema,
});

/** A user's vote on a comment; 0 is no vote. */
export type CommentVote = 1 | -1 | 0;

/** A user's vote on a comment. The comment's counts include it from the first `countedAt` that is not earlier than `at`. */
export type OwnVote = { readonly value: Exclude<CommentVote, 0>; readonly at: string };

export const commentVoteKind = {
  path: 'users/{uid}/commentVotes/{commentId}',
  owner: 'uid',
  cardinality: 'many',
  life: { ...withdrawnOnBlock, deletedWith: ['lists', 'comments'] },
  schema: commentVoteSchema,
} as const satisfies DocumentKind;

export const COMMENT_VOTES_GROUP = getCollectionId(commentVoteKind);
export const commentVotesPath = (uid: string) => toPath(commentVoteKind.path, uid);
export const commentVotePath = (uid: string, commentId: string) =>
  toPath(commentVoteKind.path, uid, commentId);
