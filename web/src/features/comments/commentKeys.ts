import { type ListKey, listKeyText } from '@outrank/shared/documents/list';

/** Query and mutation keys of the comments under a list, per user. */
export const commentKeys = {
  loaded: (uid: string, list: ListKey) => ['comments', uid, listKeyText(list)],
  posts: (uid: string, list: ListKey) => ['postComment', uid, listKeyText(list)],
  votes: (uid: string, list: ListKey) => ['voteOnComment', uid, listKeyText(list)],
  deletions: (uid: string, list: ListKey) => ['deleteComment', uid, listKeyText(list)],
};
