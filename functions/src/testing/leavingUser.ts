import { googleAccountPath } from '@outrank/shared/documents/account';
import { deletedCommentPath } from '@outrank/shared/documents/comment';
import { followPath } from '@outrank/shared/documents/following';
import { inboxPath } from '@outrank/shared/documents/inbox';
import { listKeyText, listPath } from '@outrank/shared/documents/list';
import { hiddenContentPath, reportPath } from '@outrank/shared/documents/moderation';
import { ratePath } from '@outrank/shared/documents/rate';
import { commentVotePath, favoritePath } from '@outrank/shared/documents/reactions';
import { sharePath } from '@outrank/shared/documents/shares';
import { spoilerChoicePath } from '@outrank/shared/documents/spoilerChoice';
import { userPath } from '@outrank/shared/documents/user';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { requestDeletion } from '../accountDeletion/removeAccount.ts';
import { cascadeCommentDeletion } from '../cascade/removeComment.ts';
import { cleanUpList } from '../events/listEvents.ts';
import { publishResults } from '../results/publishResults.ts';
import { castBallot, countSubmission, listOf, submitList } from './ballots.ts';
import { countEverything } from './countEverything.ts';
import { type CloudEvent, entries, eventOf, taskOf } from './delivery/cloudEvents.ts';
import { SEEDED_AT as at, commentDocument, seedDocuments } from './documents.ts';
import { authUsers, db } from './emulator.ts';
import { createGoogleUsers, getGoogleId } from './googleUsers.ts';
import { seedFromCopy } from './readDatabase.ts';
import { seasonOf } from './season.ts';
import { anasList, bensList, seedTwoLists } from './twoLists.ts';
import { changeList, upvote } from './userActions.ts';

/** A list, a comment, a hidden comment and the name of Ana. */
export const reportsOnAna = [
  reportTargetId({ kind: 'list', list: anasList }),
  'comment~ben-1',
  'comment~ana-hidden',
  'user~ana',
];

/**
 * Seeds the two lists and Ana's other documents: an upvote and a favorite of Ben's list, whom each follows, counted ballots of both users, an
 * submitted list that is counted, a draft, watched seasons, rates, a report, a hidden comment that Ben voted on, Ben's reports of
 * all that is hers, a shared comparison with Ben's list, and her auth user with its Google account.
 */
export async function seedLeavingUser(): Promise<void> {
  await seedDocumentsOfAna();
  await replaceAuthUser();
}

/** A comparison of both lists. */
const sharedWithBen = {
  share: '{}',
  sources: [listPath(anasList), listPath(bensList)],
  userIds: ['ana', 'ben'],
};

const seedDocumentsOfAna = seedFromCopy(async () => {
  await seedTwoLists();
  const rate = { documentId: 'x', at, fullAt: at };
  const hidden = { listUserId: bensList.userId, listId: bensList.listId, userId: 'ana', by: 'cleo' };
  const comment = { ...commentDocument(bensList, 'ana', 'Ana'), upvoteCount: 1 };
  const vote = { commentId: 'ana-hidden', listKey: listKeyText(bensList), value: 1 };
  await seedDocuments([
    [favoritePath('ana', bensList), { ...bensList, name: 'All winners', favoritedAt: at }],
    ...[
      ['ana', 'ben'],
      ['ben', 'ana'],
      ['ben', 'cal'],
    ].map(([uid = '', userId = '']) => [followPath(uid, userId), { at, userId }] as const),
    [userPath('ana'), { draft: { name: 'Not yet' } }],
    [inboxPath('ana'), { entries: [], at, seenAt: null }],
    [spoilerChoicePath('ana'), { mode: 'on', watched: ['s1'], at }],
    ...(['comments', 'lists', 'reports'] as const).map(
      (kind) => [ratePath(getGoogleId('ana'), kind), rate] as const,
    ),
    [reportPath('ana', 'comment~ben-2'), { target: 'comment~ben-2', reason: 'spam', at }],
    ...reportsOnAna.map(
      (target) => [reportPath('ben', target), { target, reason: 'abuse', text: 'Ana is rude', at }] as const,
    ),
    [hiddenContentPath('comment~ana-hidden'), { ...hidden, comment }],
    [deletedCommentPath('ana-hidden'), { at }],
    [commentVotePath('ben', 'ana-hidden'), vote],
    [googleAccountPath(getGoogleId('ana')), { uid: 'ana', at }],
    [sharePath('0123456789abcdef01234567'), sharedWithBen],
    ...seasonOf('ana', 'ben'),
  ]);
  await upvote('ana', bensList);
  await countEverything();
  await Promise.all([castBallot('ana', 'yul-kwon', 'tony-vlachos'), castBallot('ben', 'tony-vlachos')]);
  await publishResults(db, 'goat-social');
  await changeList(anasList, listOf(['s20', 's7', 's15', 's28', 's10']));
  await submitList(anasList);
  await countSubmission('ana');
  await publishResults(db, 'seasons');
});

async function replaceAuthUser(): Promise<void> {
  if (await hasAuthUser('ana')) await authUsers.deleteUser('ana');
  await createGoogleUsers('ana');
}

export async function hasAuthUser(uid: string): Promise<boolean> {
  return (await authUsers.getUsers([{ uid }])).users.length > 0;
}

/** Seeds the same user with a deletion request. */
export async function seedDeletionRequest(): Promise<void> {
  await seedRequestOfAna();
  await replaceAuthUser();
}

const seedRequestOfAna = seedFromCopy(async () => {
  await seedDocumentsOfAna();
  await requestDeletion(db, 'ana');
});

const readTombstones = () =>
  Promise.all([db.collection('deletedLists').get(), db.collection('deletedComments').get()]);

/** Reads which events the deletion of an account caused: those of its tombstones, and the publication of the results. */
export async function readDeletionEvents(): Promise<CloudEvent[]> {
  const [lists, comments] = await readTombstones();
  const created = { before: undefined, after: {} };
  return [
    ...lists.docs.map(({ ref }) => eventOf(entries.onListDeleted, ref, created)),
    ...comments.docs.map(({ ref }) => eventOf(entries.onCommentDeleted, ref, created)),
    taskOf({ queue: 'publishTopTen', key: 'goat-social', payload: { poll: 'goat-social' } }),
    taskOf({ queue: 'publishConsensus', key: 'seasons', payload: { poll: 'seasons' } }),
  ];
}

/** Runs everything that the deletion of an account causes. */
export async function runCleanUp(): Promise<void> {
  const [lists, comments] = await readTombstones();
  for (const { id } of lists.docs) await cleanUpList({ db, request: () => undefined }, id);
  for (const { id } of comments.docs) await cascadeCommentDeletion(db, id);
  for (const poll of ['goat-social', 'seasons'] as const) await publishResults(db, poll);
  await countEverything();
}
