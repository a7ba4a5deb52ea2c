import { googleAccountPath } from '@outrank/shared/documents/account';
import { predictionPath, standingPath } from '@outrank/shared/documents/airing';
import { ballotsPath, consensusBallotPath } from '@outrank/shared/documents/ballots';
import { listPath } from '@outrank/shared/documents/list';
import { blockedAccountPath, reportPath } from '@outrank/shared/documents/moderation';
import { commentVotePath, favoritePath, upvotePath } from '@outrank/shared/documents/reactions';
import { countedBallotPath } from '@outrank/shared/documents/results';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { beforeEach, describe, expect, it } from 'vitest';
import { removeAccount, requestDeletion } from '../accountDeletion/removeAccount.ts';
import { castBallot, countSubmission, submitOrder } from '../testing/ballots.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT as at, listDocument, seedDocuments } from '../testing/documents.ts';
import { authUsers, db, exists, interruptedAt, readData, readLog, whichExist } from '../testing/emulator.ts';
import { emptyAuth, seedGoogleUsers } from '../testing/googleUsers.ts';
import { repairAt } from '../testing/repairRuns.ts';
import { SEEDED_GROUP, seasonOf } from '../testing/season.ts';
import { anasList, bensList, seedTwoLists } from '../testing/twoLists.ts';
import { blockAccount, unblockAccount, withdrawBlocked } from './blockAccount.ts';
import { hideBlockedLists, restoreContent } from './hideContent.ts';

const block = (reason = 'Spam') => blockAccount(db, { by: 'cleo', action: 'block', target: 'ana', reason });
const unblock = () => unblockAccount(db, { by: 'cleo', action: 'unblock', target: 'google-ana', reason: '' });
const blocked = blockedAccountPath('google-ana');

/** What Ana has given. `seedTwoLists` has her comment votes. */
const given = [
  upvotePath('ana', bensList),
  commentVotePath('ana', 'ana-1'),
  commentVotePath('ana', 'ana-2'),
  commentVotePath('ana', 'ben-1'),
  commentVotePath('ana', 'ben-2'),
  reportPath('ana', 'comment~ben-2'),
  ballotsPath('ana'),
  consensusBallotPath({ userId: 'ana', subject: 'seasons' }),
  countedBallotPath('seasons', 'ana'),
  predictionPath('s51-e02', 'ana'),
  standingPath('s51', 'ana'),
];
const counted = countedBallotPath('goat-social', 'ana');
/** What a block does not take. */
const kept = [
  listPath(anasList),
  'comments/ana-1',
  favoritePath('ana', bensList),
  upvotePath('ben', anasList),
  ballotsPath('ben'),
  predictionPath('s51-e02', 'ben'),
  standingPath('s51', 'ben'),
];

async function seedVoters() {
  await seedTwoLists();
  await emptyAuth();
  await seedGoogleUsers('ana', 'ben');
  await seedDocuments(seasonOf('ana', 'ben'));
  await castBallot('ana', 'yul-kwon');
  await castBallot('ben', 'tony-vlachos');
  await submitOrder('ana', ['s20', 's7', 's15', 's28', 's10']);
  await countSubmission('ana');
  await seedDocuments([
    [upvotePath('ana', bensList), { ...bensList, at }],
    [favoritePath('ana', bensList), { ...bensList, name: 'All winners', favoritedAt: at }],
    [reportPath('ana', 'comment~ben-2'), { target: 'comment~ben-2', reason: 'spam', at }],
  ]);
}

beforeEach(seedVoters);

describe('a block', () => {
  it('is of the Google account of the user, for the first reason, and can be ended', async () => {
    await expect(block()).resolves.toBe(true);
    await expect(block('More spam')).resolves.toBe(true);
    const stored = { uid: 'ana', reason: 'Spam', by: 'cleo' };
    await expect(readData(blocked)).resolves.toMatchObject(stored);
    await expect(exists(blockedAccountPath('google-ben'))).resolves.toBe(false);
    await expect(unblock()).resolves.toBe(true);
    await expect(unblock()).resolves.toBe(true);
    await expect(exists(blocked)).resolves.toBe(false);
    const actions = (await readLog()).map(({ action, target }) => `${action} ${target}`).toSorted();
    expect(actions).toEqual(['block ana', 'unblock google-ana']);
  });

  it('works while the account is being deleted, and outlives it unchanged', async () => {
    await requestDeletion(db, 'ana');
    await expect(block()).resolves.toBe(true);
    const stored = await readData(blocked);
    await removeAccount({ db, authUsers }, 'ana');
    await expect(readData(blocked)).resolves.toEqual(stored);
  });

  it('of every Google account that is bound to the user', async () => {
    await seedDocuments([[googleAccountPath('google-second'), { uid: 'ana', at }]]);
    await block();
    expect(await whichExist(blocked, blockedAccountPath('google-second'))).toEqual([true, true]);
    await expect(readLog()).resolves.toHaveLength(1);
  });

  it('says that there is nobody to block once the account was deleted', async () => {
    await requestDeletion(db, 'ana');
    await removeAccount({ db, authUsers }, 'ana');
    await expect(block()).resolves.toBe(false);
    expect(await exists(blocked)).toBe(false);
    await expect(readLog()).resolves.toEqual([]);
  });
});

it('a block hides the public lists of the account only when asked, and once', async () => {
  const listIds = ['list_7', 'list_8', 'list_9'];
  const lists = listIds.map((listId) => ({ userId: 'ana', listId }));
  await seedDocuments(
    lists.map((key, index) => [listPath(key), listDocument(key, 'Spam', { more: { isPublic: index > 0 } })]),
  );
  const readPublic = async () => {
    const found = await Promise.all([...lists, bensList].map((key) => readData(listPath(key))));
    return found.map((list) => list?.isPublic);
  };
  await block();
  await hideBlockedLists(db, 'google-ana');
  await expect(readPublic()).resolves.toEqual([false, true, true, true]);
  await unblock();
  await blockAccount(db, { by: 'cleo', action: 'block', target: 'ana', reason: 'Spam', hidesLists: true });
  await hideBlockedLists(db, 'google-ana');
  await expect(readPublic()).resolves.toEqual([false, false, false, true]);
  const logged = (await readLog()).filter(({ action }) => action === 'hide').map(({ target }) => target);
  expect(logged).toEqual(expect.arrayContaining(['list~ana~list_8', 'list~ana~list_9']));
  expect(logged).not.toContain('list~ana~list_7');
  const target = reportTargetId({ kind: 'list', list: lists[2] ?? anasList });
  await restoreContent(
    db,
    { by: 'cleo', action: 'restore', target, reason: '' },
    { name: 'Spam', description: '' },
  );
  await hideBlockedLists(db, 'google-ana');
  await expect(readPublic()).resolves.toEqual([false, false, true, true]);
});

describe('what a blocked user has given', () => {
  it('is withdrawn: upvotes, comment votes, reports and ballots, and nothing else', async () => {
    expect(await whichExist(...given, counted)).not.toContain(false);
    await block();
    const removed = {
      upvotes: 1,
      commentVotes: 4,
      reports: 1,
      consensusBallots: 1,
      shares: 0,
      ballots: 1,
      predictions: 1,
      standings: 1,
      groups: 1,
    };
    await expect(withdrawBlocked(db, 'google-ana')).resolves.toEqual(removed);
    expect(await whichExist(...given, counted)).not.toContain(true);
    expect(await whichExist(...kept)).not.toContain(false);
    await expect(readData(SEEDED_GROUP)).resolves.toMatchObject({ ownerId: 'ben', memberIds: ['ben'] });
    await unblock();
    expect(await whichExist(...given)).not.toContain(true);
  });

  it('stays while there is no block', async () => {
    await withdrawBlocked(db, 'google-ana');
    expect(await whichExist(...given, counted)).not.toContain(false);
  });

  it('stays from the moment on at which the block ends', async () => {
    await block();
    await withdrawBlocked(interruptedAt(1, 'before', unblock), 'google-ana');
    expect(await whichExist(...given, counted)).not.toContain(false);
  });

  it('is withdrawn by the next run, wherever a run failed', async () => {
    const start = async () => {
      await seedVoters();
      await block();
    };
    const check = async () => expect(await whichExist(...given, counted)).not.toContain(true);
    expect(await failAtEveryStep(start, (on) => withdrawBlocked(on, 'google-ana'), check)).toBe(9);
  });

  it('is withdrawn by the repair job when the event was lost, and reported', async () => {
    await block();
    const drift = { path: blocked, stored: '11 left behind', right: 0 };
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000);
    await expect(repairAt(tomorrow)).resolves.toContainEqual(drift);
    expect(await whichExist(...given, counted)).not.toContain(true);
  });
});
