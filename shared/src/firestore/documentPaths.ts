import type { RateKind } from '../accounts/rate.ts';
import type { CategoryId } from '../ballots/categories.ts';

/** Where each document lives. Both sides build paths here and nowhere else. */
export type ListKey = { readonly userId: string; readonly listId: string };

export const userListsPath = (uid: string) => `${PROFILES}/${uid}`;
export const listsPath = (uid: string) => `${userListsPath(uid)}/lists`;
export const listPath = ({ userId, listId }: ListKey) => `${listsPath(userId)}/${listId}`;
export const userPath = (uid: string) => `users/${uid}`;
export const favoritesPath = (uid: string) => `users/${uid}/favorites`;
export const favoritePath = (uid: string, key: ListKey) => `${favoritesPath(uid)}/${listKeyText(key)}`;
export const upvotesPath = (uid: string) => `users/${uid}/upvotes`;
export const upvotePath = (uid: string, key: ListKey) => `${upvotesPath(uid)}/${listKeyText(key)}`;
export const commentVotesPath = (uid: string) => `users/${uid}/commentVotes`;
export const commentVotePath = (uid: string, commentId: string) => `${commentVotesPath(uid)}/${commentId}`;
/** What an account wrote lately, and the one document that it may write next. */
export const ratePath = (uid: string, kind: RateKind) => `users/${uid}/rates/${kind}`;
export const commentPath = (commentId: string) => `${COMMENTS}/${commentId}`;
export const ballotsPath = (uid: string) => `${BALLOTS}/${uid}`;
export const topTenPath = (category: CategoryId) => `globalRankingsData/${category}`;
/** A part of a category's sums: each fan's ballot is counted in one of the shards. */
export const shardPath = (category: CategoryId, shard: number) => `${topTenPath(category)}/shards/${shard}`;
/** What of the fans' ballots has been counted. */
export const countedPath = (category: CategoryId) => `${topTenPath(category)}/counted`;
export const countedBallotPath = (category: CategoryId, uid: string) => `${countedPath(category)}/${uid}`;
export const editionsPath = (category: CategoryId) => `${topTenPath(category)}/editions`;
export const editionPath = (category: CategoryId, id: string) => `${editionsPath(category)}/${id}`;
/** A mark that keeps a deleted comment's id from coming back. */
export const deletedCommentPath = (commentId: string) => `${DELETED_COMMENTS}/${commentId}`;
export const deletedListPath = (key: ListKey) => `${DELETED_LISTS}/${listKeyText(key)}`;
export const reportsPath = (uid: string) => `users/${uid}/${REPORTS_GROUP}`;
/** A fan's report of a target, which `reportTargetId` writes. */
export const reportPath = (uid: string, target: string) => `${reportsPath(uid)}/${target}`;
export const reportCountPath = (target: string) => `${REPORT_COUNTS}/${target}`;
export const hiddenContentPath = (target: string) => `${HIDDEN_CONTENT}/${target}`;
/** An account that may no longer write what others see or count. */
export const blockedAccountPath = (uid: string) => `${BLOCKED_ACCOUNTS}/${uid}`;
/** The wish of a fan that the account be gone; it goes last. */
export const accountDeletionPath = (uid: string) => `${ACCOUNT_DELETIONS}/${uid}`;
export const CLASSIC_RANKINGS_PATH = 'rankings/current';
export const WEEKLY_TOP_PATH = 'weeklyTop/current';
export const SEARCH_SNAPSHOT_PATH = 'searchSnapshots/current';
export const searchChunkPath = (generation: number, chunk: number) =>
  `${SEARCH_SNAPSHOTS}/${generation}-${chunk}`;

/** The collection of the search catalogue's chunks and of the document that names the present ones. */
export const SEARCH_SNAPSHOTS = 'searchSnapshots';

/** The collection of the marks that keep deleted lists from coming back. */
export const DELETED_LISTS = 'deletedLists';

export const BLOCKED_ACCOUNTS = 'blockedAccounts';

/** The collection of the pendingComments that accounts be gone. */
export const ACCOUNT_DELETIONS = 'accountDeletions';

/** How many reports of each target wait for a curator. */
export const REPORT_COUNTS = 'reportCounts';

/** What curators hid. */
export const HIDDEN_CONTENT = 'hiddenContent';

/** What curators did, an entry each. */
export const MODERATION_LOG = 'moderationLog';

/** The collection of the marks that keep deleted comments from coming back. */
export const DELETED_COMMENTS = 'deletedComments';

/** What everyone may know of each fan. */
export const PROFILES = 'userLists';

/** All comments of all lists stand in one collection. */
export const COMMENTS = 'comments';

/** Every fan's ballots, one document for each fan. */
export const BALLOTS = 'userGlobalRankings';

/** The name of the collection group of all fans' lists. */
export const LISTS_GROUP = 'lists';

/** The names of the collection groups of all fans' marks. */
export const UPVOTES_GROUP = 'upvotes';
export const FAVORITES_GROUP = 'favorites';
export const COMMENT_VOTES_GROUP = 'commentVotes';
/** The name of the collection group of all fans' reports. */
export const REPORTS_GROUP = 'reports';

/** One text for a list across all fans: `{userId}~{listId}`. */
export function listKeyText({ userId, listId }: ListKey): string {
  return `${userId}~${listId}`;
}

/** The key of a text that `listKeyText` made; ids of lists hold no `~`. */
export function parseListKey(text: string): ListKey {
  const end = text.lastIndexOf('~');
  return { userId: text.slice(0, end), listId: text.slice(end + 1) };
}

/** A new list's id: `list_` and the moment in milliseconds since 1970. */
export function createListId(timestamp: number): string {
  return `list_${timestamp}`;
}
