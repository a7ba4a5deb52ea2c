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
import { emptyDatabase } from './emulator.ts';
import { SEEDED_AT, seedDocuments } from './users.ts';

/** Lists of two users with the same id, so that only the owner distinguishes them. */
export const anasList: ListKey = { userId: 'ana', listId: 'list_1000001' };
export const bensList: ListKey = { userId: 'ben', listId: 'list_1000001' };

/**
 * Empties the database and seeds the two lists, each with a comment of Ana (`ana-1` and `ben-1`), Ben's reply to it (`ana-2`
 * and `ben-2`), Ana's vote on both, and Ben's upvote and favorite.
 */
export async function seedTwoLists(): Promise<void> {
  await emptyDatabase();
  await seedDocuments([...listWithComments(anasList, 'Ana'), ...listWithComments(bensList, 'Ben')]);
}

function listWithComments(list: ListKey, userName: string) {
  const [commentId, replyId] = [`${list.userId}-1`, `${list.userId}-2`];
  const listKey = listKeyText(list);
  const name = 'All winners';
  const document = { ...list, id: list.listId, userName, name, upvoteCount: 1, changedAt: SEEDED_AT };
  return [
    [userListsPath(list.userId), { displayName: userName }],
    [listPath(list), document],
    [commentPath(commentId), { ...commentDocument(list, 'ana', 'Ana'), upvoteCount: 1 }],
    [commentPath(replyId), { ...commentDocument(list, 'ben', 'Ben', commentId), downvoteCount: 1 }],
    [commentVotePath('ana', commentId), { commentId, listKey, value: 1 }],
    [commentVotePath('ana', replyId), { commentId: replyId, listKey, value: -1 }],
    [upvotePath('ben', list), { ...list, at: SEEDED_AT }],
    [favoritePath('ben', list), { ...list, name, favoritedAt: SEEDED_AT }],
  ] as const;
}

/** The document of a comment or reply without votes. */
export function commentDocument(
  list: ListKey,
  userId: string,
  userName: string,
  parentId: string | null = null,
) {
  return {
    listUserId: list.userId,
    listId: list.listId,
    userId,
    userName,
    text: `Words of ${userName}`,
    createdAt: SEEDED_AT,
    upvoteCount: 0,
    downvoteCount: 0,
    parentId,
    isReply: parentId !== null,
  };
}
