import {
  CLASSIC_RANKINGS_PATH,
  countedPath,
  deletedCommentPath,
  editionsPath,
  topTenPath,
  WEEKLY_TOP_PATH,
} from '@outrank/shared/firestore/documentPaths';
import { LIST_ITEMS_MAX, QUERY_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { type DocumentData, limit, orderBy } from 'firebase/firestore';
import { describe } from 'vitest';
import { applyChanges, type Bound, type Changes } from '../support/bounds.ts';
import { commit, list, listOne, read, remove } from '../support/requests.ts';
import { ana } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { asAna, asCurator, withCuratorClaim, signedOut, refuses, testBounds } = openWorld();

describe('the classic rankings', () => {
  const classic = {
    ...Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, [{ id: 'parvati-shallow' }]])),
    lastUpdated: '2026-11-21T02:29:00.000Z',
  };
  const save = (changes: Changes = {}, db = asCurator()) =>
    commit(db, { set: CLASSIC_RANKINGS_PATH, data: applyChanges(classic, changes) });
  const fill = (key: string, length: number) => ({ [key]: Array(length).fill('amber') });
  const bySomebodyElse = [
    signedOut,
    asAna,
    () => withCuratorClaim(false),
    () => withCuratorClaim('true'),
  ].map((client) => () => save({}, client()));

  const bounds: readonly Bound[] = [
    ...CLASSIC_LIST_KEYS.flatMap((key): Bound[] => [
      [`have the field ${key}`, {}, { [key]: undefined }],
      [`have an array as ${key}`, {}, { [key]: 'parvati-shallow' }],
      [`have no map as ${key}`, {}, { [key]: {} }],
      [`have at most 800 entries in ${key}`, fill(key, LIST_ITEMS_MAX), fill(key, LIST_ITEMS_MAX + 1)],
    ]),
    ['have no fourth list', {}, { physicalList: [] }],
    ['have the field lastUpdated', {}, { lastUpdated: undefined }],
    ['have a text as lastUpdated', {}, { lastUpdated: 20261121 }],
    ['have a time as lastUpdated', { lastUpdated: '2026-11-21T02:29:00Z' }, { lastUpdated: 'today' }],
    ['have nothing after the time', {}, { lastUpdated: `${classic.lastUpdated} x` }],
  ];

  testBounds(bounds, save);
  testBounds(
    bounds.map(([sentence, accepted, refused]): Bound => [`${sentence} when saved again`, accepted, refused]),
    (changes) => save().then(() => save(changes)),
  );

  refuses(() => save(), {
    'creation by all but curators': bySomebodyElse,
    'changes by all but curators': { first: () => save(), refused: bySomebodyElse },
    'reading by signed-out visitors': {
      refused: () => read(signedOut(), CLASSIC_RANKINGS_PATH),
      accepted: () => read(asAna(), CLASSIC_RANKINGS_PATH),
    },
    deletion: () => remove(asCurator(), CLASSIC_RANKINGS_PATH),
    'other documents beside it': [
      () => commit(asCurator(), { set: 'rankings/other', data: classic }),
      () => read(asAna(), 'rankings/other'),
      () => listOne(asAna(), 'rankings'),
    ],
  });
});

describe('the results', () => {
  const results = topTenPath('goat-strategy');
  const editions = editionsPath('goat-strategy');
  const hiddenParts = [`${results}/shards`, countedPath('goat-strategy')].flatMap((path) => [
    () => read(asAna(), `${path}/${ana.uid}`),
    () => listOne(asAna(), path),
  ]);
  const newest = orderBy('week', 'desc');

  refuses(() => read(asAna(), results), {
    'queries of all categories, and their hidden parts': {
      refused: [() => listOne(signedOut(), 'globalRankingsData'), ...hiddenParts],
      accepted: [() => read(signedOut(), results), () => read(asAna(), results)],
    },
    'editions without a limit or with a larger one': {
      refused: [signedOut, asAna].flatMap((client) => [
        () => list(client(), editions),
        () => list(client(), editions, limit(QUERY_MAX + 1)),
      ]),
      accepted: [signedOut, asAna].flatMap((client) => [
        () => read(client(), `${editions}/2026-11-20`),
        () => list(client(), editions, newest, limit(QUERY_MAX)),
      ]),
    },
    'the week’s top lists to signed-out visitors, and other documents beside it': {
      refused: [() => read(signedOut(), WEEKLY_TOP_PATH), () => read(asAna(), 'weeklyTop/other')],
      accepted: () => read(asAna(), WEEKLY_TOP_PATH),
    },
    'writes of all clients': [signedOut, asAna, asCurator].flatMap((client) =>
      ['', '/shards/1', '/counted/ana', '/editions/2026-11-20']
        .map((part) => `${results}${part}`)
        .concat(WEEKLY_TOP_PATH)
        .flatMap((path) => [
          () => commit(client(), { set: path, data: { totalVotes: 1 } }),
          () => remove(client(), path),
        ]),
    ),
  });
});

describe('a document without a rule', () => {
  const data: DocumentData = { id: 'x' };
  const paths = [
    'anything/here',
    deletedCommentPath('c1'),
    'searchSnapshots/1',
    'userLists/ana/other/x',
    'other/x/lists/list_1',
  ];
  const attacks = paths.map((path) => [
    `every request for ${path}`,
    [
      () => read(asAna(), path),
      () => commit(asAna(), { set: path, data }),
      () => remove(asAna(), path),
      () => listOne(asAna(), path.slice(0, path.lastIndexOf('/'))),
    ],
  ]);
  refuses(() => read(asAna(), CLASSIC_RANKINGS_PATH), Object.fromEntries(attacks));
});
