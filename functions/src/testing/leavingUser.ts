import {
  commentVotePath,
  deletedCommentPath,
  favoritePath,
  hiddenContentPath,
  listKeyOf,
  listKeyText,
  ratePath,
  reportPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { requestDeletion } from '../accountDeletion/requestDeletion.ts';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { removeVotes } from '../cascade/removeVotes.ts';
import { countBallot } from '../tally/countBallot.ts';
import { writeTopTen } from '../tally/writeTopTen.ts';
import { giveBallot, slotsOf } from './ballots.ts';
import type { Arrival } from './chaos.ts';
import { db, identities } from './emulator.ts';
import { bensList, giveTwoLists, remark } from './twoLists.ts';
import { upvote } from './userActions.ts';
import { written } from './users.ts';

/**
 * The two lists, and what Ana has besides hers: an upvote and a favorite of Ben's, counted ballots of both fans, a draft,
 * rates, a report, a comment that a curator hid and Ben had voted on, and the identity that she signs in with.
 */
export async function seedLeavingUser(): Promise<void> {
  await giveTwoLists();
  const rate = { documentId: 'x', at: written, windowAt: written, count: 1 };
  await Promise.all([
    upvote('ana', bensList),
    db.doc(favoritePath('ana', bensList)).set({ ...bensList, name: 'All winners', favoritedAt: written }),
    db.doc(userPath('ana')).set({ draft: { name: 'Not yet' } }),
    db.doc(ratePath('ana', 'comments')).set(rate),
    db.doc(ratePath('ana', 'lists')).set(rate),
    db.doc(ratePath('ana', 'reports')).set(rate),
    db.doc(reportPath('ana', 'comment~ben-2')).set({ target: 'comment~ben-2', reason: 'spam', at: written }),
    giveHiddenComment('ana-hidden'),
    giveBallot('ana', slotsOf('yul-kwon', 'tony-vlachos')),
    giveBallot('ben', slotsOf('tony-vlachos')),
    giveIdentity('ana'),
  ]);
  await Promise.all([countBallot(db, 'ana'), countBallot(db, 'ben')]);
  await writeTopTen(db, 'goat-social');
}

async function giveHiddenComment(commentId: string): Promise<void> {
  const list = { listUserId: bensList.userId, listId: bensList.listId };
  const comment = { ...remark(bensList, 'ana', 'Ana'), upvoteCount: 1 };
  const vote = { commentId, listKey: listKeyText(bensList), value: 1 };
  await Promise.all([
    db.doc(hiddenContentPath(`comment~${commentId}`)).set({ ...list, userId: 'ana', comment, by: 'cleo' }),
    db.doc(deletedCommentPath(commentId)).set({ at: written }),
    db.doc(commentVotePath('ben', commentId)).set(vote),
  ]);
}

async function giveIdentity(uid: string): Promise<void> {
  if (await mayExist(uid)) await identities.deleteUser(uid);
  await identities.createUser({ uid });
}

/** Whether somebody can still be known by this id. */
export async function mayExist(uid: string): Promise<boolean> {
  return (await identities.getUsers([{ uid }])).users.length > 0;
}

/** The same fan, who has wished the account away. */
export async function seedDeletionRequest(): Promise<void> {
  await seedLeavingUser();
  await requestDeletion(db, 'ana');
}

/** What the marks set off that an erasure leaves behind. */
export async function eventsOfMarks(): Promise<Arrival[]> {
  const [lists, comments] = await Promise.all([
    db.collection('deletedLists').get(),
    db.collection('deletedComments').get(),
  ]);
  return [
    ...lists.docs.map(
      ({ id }): Arrival =>
        (cloud) =>
          cascadeListDeletion(cloud, listKeyOf(id)),
    ),
    ...comments.docs.map(
      ({ id }): Arrival =>
        (cloud) =>
          removeVotes(cloud, id),
    ),
    (cloud) => writeTopTen(cloud, 'goat-social'),
  ];
}

/** Lets everything follow that an erasure set off. */
export async function clearUp(): Promise<void> {
  for (const arrive of await eventsOfMarks()) await arrive(db);
}
