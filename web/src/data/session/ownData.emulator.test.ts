import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { airingSeasonPath, predictionPath, standingPath } from '@outrank/shared/documents/airing';
import { ballotsPath, consensusBallotPath } from '@outrank/shared/documents/ballots';
import { commentPath } from '@outrank/shared/documents/comment';
import { followPath } from '@outrank/shared/documents/following';
import { reportPath } from '@outrank/shared/documents/moderation';
import { ratePath } from '@outrank/shared/documents/rate';
import { commentVotePath, favoritePath, upvotePath } from '@outrank/shared/documents/reactions';
import { sharePath } from '@outrank/shared/documents/shares';
import { spoilerChoicePath } from '@outrank/shared/documents/spoilerChoice';
import { userPath } from '@outrank/shared/documents/user';
import { QUERY_MAX } from '@outrank/shared/limits';
import { Bytes, Timestamp } from 'firebase/firestore';
import { describe, expect, test, vi } from 'vitest';
import { setUpDatabase, storedComment, storedList } from '#testing/emulatorDatabase.ts';
import { readOwnData } from './ownData.ts';

vi.mock('#data/firebase/callFunction.ts', () => ({ callFunction: async (name: string) => ({ from: name }) }));

const database = setUpDatabase('ben');
const ben = { uid: 'ben', displayName: 'Ben of Tonga', email: 'ben@example.com', photoURL: null };
const own = { userId: 'ben', listId: 'list_1' };
const anas = { userId: 'ana', listId: 'list_1' };
const iso = '2026-11-20T18:00:00.000Z';
const at = Timestamp.fromDate(new Date(iso));
const episode = { title: '', airsAt: at, leftIds: [], recordedAt: null };
const airing = {
  status: 'airing',
  castIds: ['bo-lund', 'flo-nash'],
  episodes: [1, 2].map((number) => ({ ...episode, number })),
  open: null,
  winnerId: null,
};
const read = () => readOwnData(ben);

describe('readOwnData', () => {
  test('reads everything of the user, with ISO times', async () => {
    const slots = ['tom-westman', ...Array<string>(9).fill('')];
    const documents = {
      [userListsPath('ben')]: { displayName: 'Ben of Tonga' },
      [userPath('ben')]: { draft: { name: 'Not yet', updatedAt: at } },
      [spoilerChoicePath('ben')]: { mode: 'on', watched: ['s1'], at },
      [favoritePath('ben', anas)]: { ...anas, name: 'Heroes', favoritedAt: at },
      [followPath('ben', 'ana')]: { at, userId: 'ana' },
      [followPath('ana', 'ben')]: { at, userId: 'ben' },
      [upvotePath('ben', anas)]: { ...anas, at },
      [commentVotePath('ben', 'c1')]: { commentId: 'c1', listKey: 'ana~list_1', value: -1 },
      [commentPath('c2')]: storedComment(anas, { createdAt: at }),
      [ballotsPath('ben')]: { 'goat-social': { ranking: slots, submittedAt: at } },
      [consensusBallotPath({ userId: 'ben', subject: 'seasons' })]: { listId: 'list_1', at },
      [googleAccountPath('google-ben')]: { uid: 'ben', at },
      [ratePath('google-ben', 'lists')]: { documentId: 'list_1', at, fullAt: at },
      [ratePath('google-ben', 'deletions')]: { documentId: 'earlier-ben', at, fullAt: at },
      [sharePath('own')]: {
        share: '{}',
        userIds: ['ben'],
        createdAt: at,
        picture: Bytes.fromUint8Array(new Uint8Array(9)),
      },
      [sharePath('both')]: { share: '{}', sources: [], userIds: ['ben', 'ana'], createdAt: at },
      [airingSeasonPath('s51')]: { ...airing, seasonId: 's51' },
      [predictionPath('s51-boot', 'ben')]: { order: ['bo-lund'], at },
      [predictionPath('s51-e02', 'ben')]: { order: ['flo-nash'], at },
      [predictionPath('s51-e02', 'ana')]: { order: ['bo-lund'], at },
      [standingPath('s51', 'ben')]: {
        displayName: 'Ben of Tonga',
        total: 5,
        episodes: { e02: 5 },
        submitted: 1,
      },
      [reportPath('ben', 'comment~c1')]: { target: 'comment~c1', reason: 'spam', text: '', at },
    };
    await database.seedList(anas, { isPublic: false });
    await database.seedList(own, { userName: 'Ben of Tonga', updatedAt: at });
    for (const [path, data] of Object.entries(documents)) await database.seed(path, data);

    expect(await read()).toMatchObject({
      account: ben,
      googleAccount: { uid: 'ben', at: iso },
      profile: { displayName: 'Ben of Tonga' },
      lists: [{ id: 'list_1', name: 'Heroes', itemIds: ['tom-westman'], updatedAt: iso }],
      drafts: { draft: { name: 'Not yet', updatedAt: iso } },
      spoilers: { mode: 'on', watched: ['s1'], at: iso },
      favorites: [{ id: 'ana~list_1', ...anas, name: 'Heroes', favoritedAt: iso }],
      following: [{ id: 'ana', at: iso }],
      upvotes: [{ id: 'ana~list_1', ...anas, at: iso }],
      commentVotes: [{ id: 'c1', value: -1 }],
      comments: [{ id: 'c2', text: 'Parvati first, always.', createdAt: iso }],
      ballots: { 'goat-social': { ranking: slots, submittedAt: iso } },
      consensusBallots: [{ id: 'seasons', listId: 'list_1', at: iso }],
      reports: [{ id: 'comment~c1', reason: 'spam', at: iso }],
      predictions: {
        'predictions/s51-boot/entries/ben': { order: ['bo-lund'], at: iso },
        'predictions/s51-e02/entries/ben': { order: ['flo-nash'], at: iso },
      },
      standings: { 'standings/s51/users/ben': { total: 5 } },
      shares: [
        { id: 'both', userIds: ['ben', 'ana'] },
        { id: 'own', share: '{}', userIds: ['ben'], createdAt: iso },
      ],
      moderation: { from: 'ownModeration' },
      rates: {
        comments: null,
        lists: { documentId: 'list_1', at: iso, fullAt: iso },
        deletions: { documentId: 'earlier-ben', at: iso, fullAt: iso },
      },
    });
  });

  test('reads nothing of others', async () => {
    await database.seedList(anas);
    await database.seed(commentPath('c1'), storedComment(anas, { userId: 'ana' }));
    expect(await read()).toMatchObject({ profile: null, lists: [], comments: [], ballots: null });
  });

  test('reads exactly one full page, and more than one', async () => {
    const ids = Array.from({ length: 2 * QUERY_MAX + 1 }, (_, number) => `list_${number}`);
    const stored = ids.map((listId) => storedList({ userId: 'ben', listId }));
    await database.seedLists(stored.slice(0, QUERY_MAX));
    expect((await read()).lists).toHaveLength(QUERY_MAX);
    await database.seedLists(stored.slice(QUERY_MAX));
    for (let number = 0; number <= QUERY_MAX; number += 1) {
      await database.seed(commentPath(`c${number}`), storedComment(anas));
    }
    const { lists, comments } = (await read()) as Record<string, { id: string }[]>;
    expect(new Set(lists?.map(({ id }) => id))).toEqual(new Set(ids));
    expect(comments).toHaveLength(QUERY_MAX + 1);
  });
});
