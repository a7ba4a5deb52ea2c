import {
  accountDeletionPath,
  ballotsPath,
  CLASSIC_RANKINGS_PATH,
  countedBallotPath,
  editionPath,
  editionsPath,
  ratePath,
  SEARCH_SNAPSHOT_PATH,
  shardPath,
  topTenPath,
  userListsPath,
  userPath,
  WEEKLY_TOP_PATH,
} from '@outrank/shared/firestore/documentPaths';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { serverTimestamp } from 'firebase/firestore';
import { ana, newDraft, newRate, raiseRate, setProfile, setRate } from '../support/users.ts';
import { type DocumentKind, queryPage } from './documentKind.ts';

const treeMail = [setProfile({ uid: ana.uid, displayName: 'Tree Mail' })];
const draft = [{ set: userPath(ana.uid), data: newDraft() }];
const rate = ratePath(ana.uid, 'comments');
const ranking = Array.from({ length: 10 }, (_, index) => `slug-${index}`);
const ballot = { 'goat-strategy': { ranking, submittedAt: serverTimestamp() } };
const ballots = [{ set: ballotsPath(ana.uid), data: ballot }];
const lists = Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, ['parvati-shallow']]));
const classic = { ...lists, lastUpdated: '2026-11-21T02:29:00.000Z' };
const classicRankings = [{ set: CLASSIC_RANKINGS_PATH, data: classic }];
const category = 'goat-strategy';

/** A user's own documents, ballots and results. */
export const userKinds: Readonly<Record<string, DocumentKind>> = {
  '/userLists/{uid}': {
    path: userListsPath(ana.uid),
    seed: [setProfile(ana)],
    requests: { create: treeMail, update: treeMail },
  },
  '/users/{uid}': { path: userPath(ana.uid), seed: draft, requests: { create: draft, update: draft } },
  '/users/{uid}/rates/{kind}': {
    path: rate,
    seed: [setRate(ana.uid, 'comments')],
    requests: {
      create: [{ set: rate, data: newRate('any') }],
      update: [raiseRate(ana.uid, 'comments', 'any')],
    },
  },
  '/userGlobalRankings/{uid}': {
    path: ballotsPath(ana.uid),
    seed: ballots,
    requests: { create: ballots, update: ballots },
  },
  '/accountDeletions/{uid}': { path: accountDeletionPath(ana.uid) },
  '/rankings/current': {
    path: CLASSIC_RANKINGS_PATH,
    seed: classicRankings,
    requests: { create: classicRankings, update: classicRankings },
  },
  '/globalRankingsData/{categoryId}': { path: topTenPath(category) },
  '/globalRankingsData/{categoryId}/editions/{editionId}': {
    path: editionPath(category, '2026-11-20'),
    requests: { list: queryPage(editionsPath(category)) },
  },
  '/globalRankingsData/{categoryId}/shards/{n}': { path: shardPath(category, 1) },
  '/globalRankingsData/{categoryId}/counted/{uid}': { path: countedBallotPath(category, ana.uid) },
  '/weeklyTop/current': { path: WEEKLY_TOP_PATH },
  '/searchSnapshots/{chunk}': { path: SEARCH_SNAPSHOT_PATH },
};
