import * as z from 'zod/mini';
import { type ListKey, listKeyText } from './list.ts';
import { storedTimeSchema } from './timestamp.ts';

export const favoritesPath = (uid: string) => `users/${uid}/favorites`;
export const favoritePath = (uid: string, key: ListKey) => `${favoritesPath(uid)}/${listKeyText(key)}`;
export const upvotesPath = (uid: string) => `users/${uid}/upvotes`;
export const upvotePath = (uid: string, key: ListKey) => `${upvotesPath(uid)}/${listKeyText(key)}`;
export const commentVotesPath = (uid: string) => `users/${uid}/commentVotes`;
export const commentVotePath = (uid: string, commentId: string) => `${commentVotesPath(uid)}/${commentId}`;

/** The collection groups of all users' reactions. */
export const UPVOTES_GROUP = 'upvotes';
export const FAVORITES_GROUP = 'favorites';
export const COMMENT_VOTES_GROUP = 'commentVotes';

/** A user's upvote on a list, as stored. The list's count includes it from the first `countedAt` that is not earlier. */
export const upvoteSchema = z.object({ userId: z.string(), listId: z.string(), at: storedTimeSchema });

/** A favorite as stored. `name` is the list's name at that time; screens show the current one. */
export const favoriteSchema = z.object({
  userId: z.string(),
  listId: z.string(),
  name: z.string(),
  favoritedAt: storedTimeSchema,
});

/** A user's favorite list. The time is an ISO string. */
export type Favorite = Readonly<z.infer<typeof favoriteSchema>>;

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
