import { userListsPath } from '@outrank/shared/documents/account';
import { predictionPath } from '@outrank/shared/documents/airing';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { followPath } from '@outrank/shared/documents/following';
import { type ClientRateKind, clientRateKinds, getInterval, ratePath } from '@outrank/shared/documents/rate';
import { spoilerChoicePath } from '@outrank/shared/documents/spoilerChoice';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { userPath } from '@outrank/shared/documents/user';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { serverTimestamp } from 'firebase/firestore';
import { getDaysFromNow } from '../support/bounds.ts';
import { anasList } from '../support/lists.ts';
import { newPrediction, openKey, setAiring } from '../support/predictions.ts';
import type { Writes } from '../support/requests.ts';
import {
  ana,
  getGoogleId,
  newDraft,
  newRate,
  newSpoilerChoice,
  setProfile,
  setRate,
} from '../support/users.ts';
import {
  allowOtherContestants,
  type Harmless,
  isSeasonId,
  isSlug,
  isText,
  isUsername,
  occursOnce,
  removed,
  takeFirst,
  type ValidRequest,
} from './validRequest.ts';

const byAna = { by: { uid: ana.uid }, seed: [], id: ana.uid, isValidId: (id: string) => id === ana.uid };

const profile: ValidRequest = {
  ...byAna,
  name: 'a profile',
  createData: () => ({ displayName: ana.displayName }),
  createWrites: (data, id) => [{ set: userListsPath(id), data }],
  harmless: [['displayName', 'any other username', isUsername]],
};

const items = { itemIds: ['amber', 'rob'], itemSeasonIds: ['s8', 's8'] };
const isEmptyArray = (value: unknown) => Array.isArray(value) && value.length === 0;

const draft: ValidRequest = {
  ...byAna,
  name: 'a draft',
  createData: () => newDraft({ tags: ['social', 'spoiler'], ...items, basedOn: anasList }),
  createWrites: (data, id) => [{ set: userPath(id), data }],
  harmless: [
    ['draft', 'there may be no draft', (value) => value === null],
    ['draft.name', 'a draft is not trimmed', isText(0, 50)],
    ['draft.description', 'a draft is not trimmed', isText(0, 200)],
    ['draft.tags', 'a draft may have no tag', isEmptyArray],
    ['draft.tags.*', 'a tag may be removed', (value) => value === removed],
    allowOtherContestants('draft.itemIds', ({ draft: { itemIds } }) => itemIds),
    ['draft.itemSeasonIds.*', 'another season', isSeasonId],
    ['draft.basedOn', 'a draft need not be based on a list', (value) => value === removed],
    [
      'draft.basedOn.userId',
      'the list need not exist yet',
      (value) => /^[^/~]{1,128}$/.test(String(value)) && isText(1, 128)(value),
    ],
    [
      'draft.basedOn.listId',
      'the list need not exist yet',
      (value) => isText(6, 21)(value) && /^list_[0-9]{1,16}$/.test(value),
    ],
  ],
};

const spoilerChoice: ValidRequest = {
  ...byAna,
  name: 'the watched seasons',
  createData: () => newSpoilerChoice({ watched: ['s1', 's20'] }),
  createWrites: (data, id) => [{ set: spoilerChoicePath(id), data }],
  harmless: [
    ['mode', 'the other mode', (value) => value === 'off'],
    ['watched', 'there may be no season', isEmptyArray],
    ['watched.*', 'a season may be removed', (value) => value === removed],
    ...['watched.*', 'watched.+'].map(
      (entry): Harmless => [
        entry,
        'another season',
        (value, { watched }) => isSeasonId(value) && occursOnce(value, watched),
      ],
    ),
  ],
};

const isKind = (id: string): id is ClientRateKind => clientRateKinds.some((kind) => kind === id);

function createRateRequest(
  name: string,
  seed: Writes,
  getFullAt: (kind: ClientRateKind) => number,
): ValidRequest {
  return {
    ...byAna,
    name,
    seed,
    id: 'comments',
    isValidId: isKind,
    createData: (id) => {
      const kind = isKind(id) ? id : 'comments';
      return newRate(kind, 'next', {}, getFullAt(kind));
    },
    createWrites: (data, id) => [{ set: ratePath(getGoogleId(ana.uid), id as ClientRateKind), data }],
    harmless: [['documentId', 'the rule of the named document compares it', isText(1, 300)]],
  };
}

const ranking = ['amber', '', 'rob', ...Array(7).fill('')];
const ballots: ValidRequest = {
  ...byAna,
  name: 'ballots',
  createData: () => ({
    'goat-strategy': { ranking, submittedAt: serverTimestamp() },
    'goat-social': { ranking: ranking.toReversed(), submittedAt: serverTimestamp() },
  }),
  createWrites: (data, id) => [{ set: ballotsPath(id), data }, takeFirst(ana.uid, 'ballots', id)],
  harmless: ['goat-strategy', 'goat-social'].flatMap((category): Harmless[] => [
    [category, 'a ballot may be withdrawn', (value) => value === removed],
    [
      `${category}.ranking.*`,
      'another contestant, or an empty slot',
      (value, data) => value === '' || (isSlug(value) && occursOnce(value, data[category].ranking)),
    ],
  ]),
};

const time = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{3})?Z$/;

const classicRankings: ValidRequest = {
  name: 'the classic rankings',
  by: { uid: 'cleo', claims: { curator: true } },
  seed: [],
  id: 'current',
  createData: () => ({
    ...Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, [{ id: 'amber' }, 'rob']])),
    lastUpdated: '2026-11-21T02:29:00.000Z',
  }),
  createWrites: (data) => [{ set: CLASSIC_RANKINGS_PATH, data }],
  harmless: [
    ['lastUpdated', 'another time', (value) => typeof value === 'string' && time.test(value)],
    ...CLASSIC_LIST_KEYS.flatMap((key): Harmless[] => [
      [key, 'any array of at most 800', (value) => Array.isArray(value) && value.length <= 800],
      ...['*', '*.id', '+'].map(
        (entry): Harmless => [
          `${key}.${entry}`,
          'the form of the entries is not specified; curators are trusted with it',
          (value) => entry === '*.id' || !Array.isArray(value),
        ],
      ),
    ]),
  ],
};

const prediction: ValidRequest = {
  ...byAna,
  name: 'a prediction',
  seed: [setAiring()],
  createData: () => newPrediction(),
  createWrites: (data, id) => [
    { set: predictionPath(openKey, id), data },
    takeFirst(ana.uid, 'predictions', openKey),
  ],
  harmless: [],
};

const following: ValidRequest = {
  name: 'whom one follows',
  by: { uid: ana.uid },
  seed: [],
  id: 'ben',
  createData: () => ({ at: serverTimestamp(), userId: 'ben' }),
  createWrites: (data, id) => [{ set: followPath(ana.uid, id), data }, takeFirst(ana.uid, 'follows', id)],
  harmless: [['userId', 'only functions need it', (value) => value === removed]],
};

/** What users and curators write that belongs to no list. */
export const userRequests: readonly ValidRequest[] = [
  profile,
  {
    ...profile,
    name: 'a changed profile',
    seed: [setProfile({ ...ana, displayName: 'Tree Mail' })],
    createWrites: (data, id) => [{ set: userListsPath(id), data }, takeFirst(ana.uid, 'renames', id)],
  },
  draft,
  { ...draft, name: 'a changed draft', seed: [{ set: userPath(ana.uid), data: { draft: null } }] },
  spoilerChoice,
  createRateRequest('the first token of a bucket', [], () => 0),
  createRateRequest(
    'the next token of a bucket',
    clientRateKinds.map((kind) => setRate(ana.uid, kind, newRate(kind, 'last'))),
    (kind) => Date.now() + 120_000 + getInterval(kind),
  ),
  ballots,
  {
    ...ballots,
    name: 'changed ballots',
    seed: [
      { set: ballotsPath(ana.uid), data: { 'goat-strategy': { ranking, submittedAt: getDaysFromNow(-1) } } },
    ],
  },
  prediction,
  following,
  classicRankings,
];
