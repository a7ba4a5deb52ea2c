import { type ListKey, listKeyText } from '@outrank/shared/firestore/documentPaths';

/** Where one fan's view of the talk about a list, and their pendingComments about it, stand in the caches. */
export const commentKeys = {
  talk: (uid: string, list: ListKey) => ['talk', uid, listKeyText(list)],
  posts: (uid: string, list: ListKey) => ['postComment', uid, listKeyText(list)],
  votes: (uid: string, list: ListKey) => ['voteOnComment', uid, listKeyText(list)],
  deletions: (uid: string, list: ListKey) => ['deleteComment', uid, listKeyText(list)],
};
