/** Where each document lives. Both sides build paths here and nowhere else. */
export type ListKey = { readonly userId: string; readonly listId: string };

export const userListsPath = (uid: string) => `userLists/${uid}`;
export const listsPath = (uid: string) => `userLists/${uid}/lists`;
export const listPath = ({ userId, listId }: ListKey) => `${listsPath(userId)}/${listId}`;
export const userPath = (uid: string) => `users/${uid}`;
export const favoritesPath = (uid: string) => `users/${uid}/favorites`;
export const favoritePath = (uid: string, key: ListKey) => `${favoritesPath(uid)}/${listKeyText(key)}`;
export const upvotesPath = (uid: string) => `users/${uid}/upvotes`;
export const upvotePath = (uid: string, key: ListKey) => `${upvotesPath(uid)}/${listKeyText(key)}`;
export const commentVotePath = (uid: string, commentId: string) => `users/${uid}/commentVotes/${commentId}`;
export const commentPath = (commentId: string) => `${COMMENTS}/${commentId}`;
export const ballotsPath = (uid: string) => `userGlobalRankings/${uid}`;
export const deletedListPath = (key: ListKey) => `deletedLists/${listKeyText(key)}`;
export const CLASSIC_RANKINGS_PATH = 'rankings/current';

/** All comments of all lists stand in one collection. */
export const COMMENTS = 'comments';

/** The name of the collection group of all fans' lists. */
export const LISTS_GROUP = 'lists';

/** One text for a list across all fans: `{userId}~{listId}`. */
export function listKeyText({ userId, listId }: ListKey): string {
  return `${userId}~${listId}`;
}

/** A new list's id: `list_` and the moment in milliseconds since 1970. */
export function newListId(timestamp: number): string {
  return `list_${timestamp}`;
}
