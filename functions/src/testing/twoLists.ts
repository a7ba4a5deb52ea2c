import { userListsPath } from '@outrank/shared/documents/account';
import { commentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listKeyText, listPath } from '@outrank/shared/documents/list';
import { commentVotePath, favoritePath, upvotePath } from '@outrank/shared/documents/reactions';
import { commentDocument, listDocument, SEEDED_AT, seedDocuments } from './documents.ts';
import { emptyDatabase } from './emulator.ts';

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
  const countedAt = SEEDED_AT;
  const more = { userName, changedAt: SEEDED_AT, commentCount: 2, countedAt };
  const document = listDocument(list, name, { createdAt: SEEDED_AT.toDate(), upvoteCount: 1, more });
  return [
    [userListsPath(list.userId), { displayName: userName }],
    [listPath(list), document],
    [commentPath(commentId), { ...commentDocument(list, 'ana', 'Ana'), upvoteCount: 1, countedAt }],
    [
      commentPath(replyId),
      { ...commentDocument(list, 'ben', 'Ben', commentId), downvoteCount: 1, countedAt },
    ],
    [commentVotePath('ana', commentId), { commentId, listKey, value: 1, at: SEEDED_AT }],
    [commentVotePath('ana', replyId), { commentId: replyId, listKey, value: -1, at: SEEDED_AT }],
    [upvotePath('ben', list), { ...list, at: SEEDED_AT }],
    [favoritePath('ben', list), { ...list, name, favoritedAt: SEEDED_AT }],
  ] as const;
}

/** Seeds many comments of Ben on a list, each with an upvote. */
export function seedVotedComments(list: ListKey, count: number, voter: string): Promise<void> {
  const comment = { ...commentDocument(list, 'ben', 'Ben'), upvoteCount: 1, countedAt: SEEDED_AT };
  const vote = { listKey: listKeyText(list), value: 1, at: SEEDED_AT };
  return seedDocuments(
    Array.from({ length: count }, (_, index) => `late-${index}`).flatMap((commentId) => [
      [commentPath(commentId), comment] as const,
      [commentVotePath(voter, commentId), { ...vote, commentId }] as const,
    ]),
  );
}
