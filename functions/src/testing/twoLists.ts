import {
  commentPath,
  commentVotePath,
  favoritePath,
  type ListKey,
  listKeyText,
  listPath,
  upvotePath,
  userListsPath,
} from '@outrank/shared/firestore/documentPaths';
import type { DocumentData } from 'firebase-admin/firestore';
import { db, emptyDatabase } from './emulator.ts';
import { written } from './users.ts';

/** Two fans' lists of the same id, which only their owners tell apart. */
export const anasList: ListKey = { userId: 'ana', listId: 'list_1000001' };
export const bensList: ListKey = { userId: 'ben', listId: 'list_1000001' };

/**
 * Nothing but the two lists, with the same under each: a comment of Ana (`ana-1` and `ben-1`), Ben's reply to it
 * (`ana-2` and `ben-2`), Ana's vote on both, Ben's upvote and favorite.
 */
export async function giveTwoLists(): Promise<void> {
  await emptyDatabase();
  const batch = db.batch();
  const give = (path: string, data: DocumentData) => batch.set(db.doc(path), data);
  for (const [list, userName] of [[anasList, 'Ana'] as const, [bensList, 'Ben'] as const]) {
    const [commentId, replyId] = [`${list.userId}-1`, `${list.userId}-2`];
    const listKey = listKeyText(list);
    const name = 'All winners';
    give(userListsPath(list.userId), { displayName: userName });
    give(listPath(list), { ...list, id: list.listId, userName, name, upvoteCount: 1, changedAt: written });
    give(commentPath(commentId), { ...remark(list, 'ana', 'Ana'), upvoteCount: 1 });
    give(commentPath(replyId), { ...remark(list, 'ben', 'Ben', commentId), downvoteCount: 1 });
    give(commentVotePath('ana', commentId), { commentId, listKey, value: 1 });
    give(commentVotePath('ana', replyId), { commentId: replyId, listKey, value: -1 });
    give(upvotePath('ben', list), { ...list, at: written });
    give(favoritePath('ben', list), { ...list, name, favoritedAt: written });
  }
  await batch.commit();
}

/** A comment's document, or a reply's, that nobody has voted on. */
export function remark(list: ListKey, userId: string, userName: string, parentId: string | null = null) {
  return {
    listUserId: list.userId,
    listId: list.listId,
    userId,
    userName,
    text: `Words of ${userName}`,
    createdAt: written,
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  };
}
