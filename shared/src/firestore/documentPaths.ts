import type { RateKind } from '../accounts/rate.ts';
import type { CategoryId } from '../ballots/categories.ts';
import type { Subject } from '../consensus/subject.ts';

/** The paths of all documents, for the web app and the functions. */

export type ListKey = { readonly userId: string; readonly listId: string };

/** What ballots are counted in: a category, or a subject of the consensus. */
export type PollId = CategoryId | Subject;

export type ConsensusBallotKey = { readonly userId: string; readonly subject: Subject };

/** Whether an id is written like that of a subject. The catalogue, which knows all subjects, is not read. */
export function isSubject(id: string): id is Subject {
  return id === 'seasons' || id.startsWith('cast-');
}

export const userListsPath = (uid: string) => `${PROFILES}/${uid}`;
export const listsPath = (uid: string) => `${userListsPath(uid)}/lists`;
export const listPath = ({ userId, listId }: ListKey) => `${listsPath(userId)}/${listId}`;
export const userPath = (uid: string) => `users/${uid}`;
export const favoritesPath = (uid: string) => `users/${uid}/favorites`;
export const favoritePath = (uid: string, key: ListKey) => `${favoritesPath(uid)}/${listKeyText(key)}`;
export const upvotesPath = (uid: string) => `users/${uid}/upvotes`;
export const upvotePath = (uid: string, key: ListKey) => `${upvotesPath(uid)}/${listKeyText(key)}`;
/** What the user has watched, and whether the rest is hidden from them. */
export const spoilerChoicePath = (uid: string) => `users/${uid}/settings/spoilers`;
export const commentVotesPath = (uid: string) => `users/${uid}/commentVotes`;
export const commentVotePath = (uid: string, commentId: string) => `${commentVotesPath(uid)}/${commentId}`;
/** The binding of a Google account to an account of Outrank. */
export const googleAccountPath = (googleId: string) => `${GOOGLE_ACCOUNTS}/${googleId}`;
export const ratesPath = (googleId: string) => `${googleAccountPath(googleId)}/rates`;
/** The token bucket that limits how often a Google account does something. */
export const ratePath = (googleId: string, kind: RateKind) => `${ratesPath(googleId)}/${kind}`;
export const commentPath = (commentId: string) => `${COMMENTS}/${commentId}`;
export const ballotsPath = (uid: string) => `${BALLOTS}/${uid}`;
export const topTenPath = (category: CategoryId) => `globalRankingsData/${category}`;
/** How many ballots name each contestant in each slot, for readers who download the figures. */
export const figuresPath = (category: CategoryId) => `${topTenPath(category)}/figures/current`;
export const consensusBallotsPath = (uid: string) => `${userListsPath(uid)}/${CONSENSUS_BALLOTS_GROUP}`;
/** The list that a user offers for a subject's consensus. */
export const consensusBallotPath = ({ userId, subject }: ConsensusBallotKey) =>
  `${consensusBallotsPath(userId)}/${subject}`;
export const consensusPath = (subject: Subject) => `consensus/${subject}`;
/** The published results of a poll. */
export const resultsPath = (poll: PollId) => (isSubject(poll) ? consensusPath(poll) : topTenPath(poll));
export const shardsPath = (poll: PollId) => `${resultsPath(poll)}/shards`;
/** A part of a poll's tally. Each user's ballot is counted in one of the shards. */
export const shardPath = (poll: PollId, shard: number) => `${shardsPath(poll)}/${shard}`;
/** The collection of the ballots that have been counted. */
export const countedPath = (poll: PollId) => `${resultsPath(poll)}/${COUNTED_GROUP}`;
export const countedBallotPath = (poll: PollId, uid: string) => `${countedPath(poll)}/${uid}`;
export const editionsPath = (poll: PollId) => `${resultsPath(poll)}/editions`;
export const editionPath = (poll: PollId, id: string) => `${editionsPath(poll)}/${id}`;
/** A tombstone that keeps the id of a deleted comment from being reused. */
export const deletedCommentPath = (commentId: string) => `${DELETED_COMMENTS}/${commentId}`;
export const deletedListPath = (key: ListKey) => `${DELETED_LISTS}/${listKeyText(key)}`;
export const reportsPath = (uid: string) => `users/${uid}/${REPORTS_GROUP}`;
/** A user's report. `target` is a `reportTargetId`. */
export const reportPath = (uid: string, target: string) => `${reportsPath(uid)}/${target}`;
export const reportCountPath = (target: string) => `${REPORT_COUNTS}/${target}`;
export const hiddenContentPath = (target: string) => `${HIDDEN_CONTENT}/${target}`;
/** A Google account that cannot write anything that other users see or that is counted. */
export const blockedAccountPath = (googleId: string) => `${BLOCKED_ACCOUNTS}/${googleId}`;
/** The request to delete an account. The deletion removes it last. */
export const accountDeletionPath = (uid: string) => `${ACCOUNT_DELETIONS}/${uid}`;
/** What was shared, as the page of its address shows it. */
export const sharePath = (id: string) => `${SHARES}/${id}`;
/** How far a step of the nightly run has come. */
export const reconcileStatePath = (step: string) => `reconcileState/${step}`;
export const CLASSIC_RANKINGS_PATH = 'rankings/current';
export const WEEKLY_TOP_PATH = 'weeklyTop/current';
export const SEARCH_SNAPSHOT_PATH = 'searchSnapshots/current';
export const searchChunkPath = (chunk: string) => `${SEARCH_SNAPSHOTS}/${chunk}`;

/** The chunks of the search index, and the document that names the current ones. */
export const SEARCH_SNAPSHOTS = 'searchSnapshots';

/** Tombstones that keep the ids of deleted lists from being reused. */
export const DELETED_LISTS = 'deletedLists';

/** The bindings of Google accounts to accounts. */
export const GOOGLE_ACCOUNTS = 'googleAccounts';

export const BLOCKED_ACCOUNTS = 'blockedAccounts';

export const ACCOUNT_DELETIONS = 'accountDeletions';

/** The number of open reports of each target. */
export const REPORT_COUNTS = 'reportCounts';

export const HIDDEN_CONTENT = 'hiddenContent';

/** What users shared. */
export const SHARES = 'shares';

/** One entry for each action of a curator. */
export const MODERATION_LOG = 'moderationLog';

/** Tombstones that keep the ids of deleted comments from being reused. */
export const DELETED_COMMENTS = 'deletedComments';

/** The public profiles of all users. */
export const PROFILES = 'userLists';

/** The comments of all lists. */
export const COMMENTS = 'comments';

/** The ballots of all users, one document for each. */
export const BALLOTS = 'userGlobalRankings';

/** The collection group of all users' consensus ballots. */
export const CONSENSUS_BALLOTS_GROUP = 'consensusBallots';

/** The ledgers of the ballots that have been counted, one for each poll. */
export const COUNTED_GROUP = 'counted';

/** The collection group of all users' lists. */
export const LISTS_GROUP = 'lists';

/** The collection groups of all users' reactions. */
export const UPVOTES_GROUP = 'upvotes';
export const FAVORITES_GROUP = 'favorites';
export const COMMENT_VOTES_GROUP = 'commentVotes';
/** The collection group of all users' reports. */
export const REPORTS_GROUP = 'reports';

/** A list's key as one text: `{userId}~{listId}`. */
export function listKeyText({ userId, listId }: ListKey): string {
  return `${userId}~${listId}`;
}

/** Parses what `listKeyText` returns. A list id contains no `~`. */
export function parseListKey(text: string): ListKey {
  const end = text.lastIndexOf('~');
  return { userId: text.slice(0, end), listId: text.slice(end + 1) };
}

/**
 * Records that a document was imported from the original site, so that a second import does not restore what users have
 * changed or deleted since. The rules allow this path to nobody.
 */
export const importMarkerPath = (path: string) => `importedOriginals/${path.replaceAll('/', '~')}`;

/** Creates the id of a new list. `timestamp` is in milliseconds since 1970. */
export function createListId(timestamp: number): string {
  return `list_${timestamp}`;
}
