import {
  ballotsPath,
  CLASSIC_RANKINGS_PATH,
  ratePath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { type DocumentData, doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { ana, newDraft } from '../builders.ts';
import { giveRate, newRate } from '../rates.ts';
import {
  type Harmless,
  isListedOnce,
  isSeasonId,
  isSlug,
  isTextOf,
  isTrimmedText,
  type Kind,
  removed,
} from './kind.ts';

const asAna = { uid: ana.uid };
const nothing = async () => {};
const isOwnId = (id: string) => id === ana.uid;

const profileName: Harmless = {
  at: 'displayName',
  reason: 'a name is any trimmed text of 1 to 30',
  is: isTrimmedText(1, 30),
};

const profile: Kind = {
  name: 'a profile',
  by: asAna,
  given: nothing,
  id: ana.uid,
  isId: isOwnId,
  data: () => ({ displayName: ana.displayName }),
  writes: (data, id) => [{ set: userListsPath(id), data }],
  harmless: [profileName],
};

const draft: Kind = {
  name: 'a draft',
  by: asAna,
  given: nothing,
  id: ana.uid,
  isId: isOwnId,
  data: () =>
    newDraft({ tags: ['social', 'spoiler'], itemIds: ['amber', 'rob'], itemSeasonIds: ['s8', 's8'] }),
  writes: (data, id) => [{ set: userPath(id), data }],
  harmless: [
    { at: 'draft', reason: 'nothing is being written', is: (value) => value === null },
    { at: 'draft.name', reason: 'nothing is trimmed while it is written', is: isTextOf(0, 50) },
    { at: 'draft.description', reason: 'nothing is trimmed while it is written', is: isTextOf(0, 200) },
    { at: 'draft.tags', reason: 'a draft may have no tag', is: (value) => isEmpty(value) },
    { at: 'draft.tags.*', reason: 'a tag may go', is: (value) => value === removed },
    {
      at: 'draft.itemIds.*',
      reason: 'another contestant, whom the catalogue may not know',
      is: (value, { draft }) => isSlug(value) && isListedOnce(value, draft.itemIds),
    },
    { at: 'draft.itemSeasonIds.*', reason: 'another season', is: isSeasonId },
  ],
};

function isEmpty(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function rateOf(name: string, data: () => DocumentData, given: Kind['given']): Kind {
  return {
    name,
    by: asAna,
    given,
    id: 'comments',
    isId: (id) => ['comments', 'lists', 'reports'].includes(id),
    data,
    writes: (data, id) => [{ set: ratePath(ana.uid, id as 'comments'), data }],
    harmless: [
      { at: 'documentId', reason: 'what it names is bound where that is created', is: isTextOf(1, 160) },
    ],
  };
}

const windowAt = new Date(Date.now() - 60_000);
const inWindow: DocumentData = { documentId: 'next', at: serverTimestamp(), windowAt, count: 8 };

const ranking = ['amber', '', 'rob', ...Array(7).fill('')];
const ballots: Omit<Kind, 'name' | 'given'> = {
  by: asAna,
  id: ana.uid,
  isId: isOwnId,
  data: () => ({
    'goat-strategy': { ranking, submittedAt: serverTimestamp() },
    'goat-social': { ranking: [...ranking].reverse(), submittedAt: serverTimestamp() },
  }),
  writes: (data, id) => [{ set: ballotsPath(id), data }],
  harmless: [
    ...['goat-strategy', 'goat-social'].flatMap((category): Harmless[] => [
      { at: category, reason: 'a ballot may be withdrawn', is: (value) => value === removed },
      {
        at: `${category}.ranking.*`,
        reason: 'another contestant, or nobody',
        is: (value, data) => value === '' || (isSlug(value) && isListedOnce(value, data[category].ranking)),
      },
    ]),
  ],
};

const moment = /^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}([.][0-9]{3})?Z$/;

const classic: Kind = {
  name: 'the classic rankings',
  by: { uid: 'cleo', claims: { curator: true } },
  given: nothing,
  id: 'current',
  data: () => ({
    ...Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, [{ id: 'amber' }, 'rob']])),
    lastUpdated: '2026-11-21T02:29:00.000Z',
  }),
  writes: (data) => [{ set: CLASSIC_RANKINGS_PATH, data }],
  harmless: CLASSIC_LIST_KEYS.flatMap((key): Harmless[] => [
    {
      at: key,
      reason: 'any array of at most 800',
      is: (value) => Array.isArray(value) && value.length <= 800,
    },
    ...['*', '*.id', '+'].map((entry) => ({
      at: `${key}.${entry}`,
      reason: 'the form of its entries was never told, and curators are trusted with it',
      is: (value: unknown) => entry === '*.id' || !Array.isArray(value),
    })),
  ]).concat({
    at: 'lastUpdated',
    reason: 'another moment',
    is: (value) => typeof value === 'string' && moment.test(value),
  }),
};

/** What a fan writes that belongs to no list. */
export const userRequests: readonly Kind[] = [
  profile,
  {
    ...profile,
    name: 'a profile that is there',
    given: (db) => setDoc(doc(db, userListsPath(ana.uid)), { displayName: 'Tree Mail' }),
  },
  draft,
  {
    ...draft,
    name: 'a draft that is there',
    given: (db) => setDoc(doc(db, userPath(ana.uid)), { draft: null }),
  },
  rateOf('the first rate', () => newRate('first'), nothing),
  rateOf(
    'a rate that goes on',
    () => ({ ...inWindow }),
    async (db) => {
      await giveRate(db, ana.uid, 'comments', { windowAt, count: 7 });
      await giveRate(db, ana.uid, 'lists', { windowAt, count: 7 });
      await giveRate(db, ana.uid, 'reports', { windowAt, count: 7 });
      await giveRate(db, ana.uid, 'reports', { windowAt, count: 7 });
    },
  ),
  { ...ballots, name: 'ballots', given: nothing },
  {
    ...ballots,
    name: 'ballots that are there',
    given: (db) =>
      setDoc(doc(db, ballotsPath(ana.uid)), {
        'goat-strategy': { ranking, submittedAt: new Date(Date.now() - 86_400_000) },
      }),
  },
  classic,
];
