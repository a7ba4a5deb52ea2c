import { assertFails } from '@firebase/rules-unit-testing';
import { CLASSIC_RANKINGS_PATH } from '@outrank/shared/documents/upkeep';
import { LIST_ITEMS_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import type { DocumentData } from 'firebase/firestore';
import { describe } from 'vitest';
import { applyChanges, type Bound, type Changes } from '../support/bounds.ts';
import { commit, listOne, read, remove } from '../support/requests.ts';
import { ana, bindAccount, cleo, getGoogleId } from '../support/users.ts';
import { openWorld } from '../support/world.ts';

const { anaCommits, asAna, asCurator, seed, refuses, refusesEach, testBounds } = openWorld();

describe('the classic rankings', () => {
  const classic = {
    ...Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, [{ id: 'parvati-shallow' }]])),
    lastUpdated: '2026-11-21T02:29:00.000Z',
  };
  const save = (changes: Changes = {}, db = asCurator()) =>
    commit(db, { set: CLASSIC_RANKINGS_PATH, data: applyChanges(classic, changes) });
  const fill = (key: string, length: number) => ({ [key]: Array(length).fill('amber') });

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

  refuses(save, {
    'a save of other fields later': { first: save, refused: () => save({ physicalList: [] }) },
    'a curator whose Google account names another account, at first and later': {
      seed: [bindAccount(ana.uid, {}, getGoogleId(cleo.uid))],
      refused: save,
      until: [bindAccount(cleo.uid)],
      accepted: [
        save,
        () => seed(bindAccount(ana.uid, {}, getGoogleId(cleo.uid))),
        () => assertFails(save()),
      ],
    },
  });
});

describe('a document without a rule', () => {
  const data: DocumentData = { id: 'x' };
  const paths = [
    'anything/here',
    'rankings/other',
    'weeklyTop/other',
    'userLists/ana/other/x',
    'other/x/lists/list_1',
  ];
  refusesEach(
    () => read(asAna(), CLASSIC_RANKINGS_PATH),
    paths,
    (path) => [
      `every request for ${path}`,
      [
        () => read(asAna(), path),
        () => anaCommits({ set: path, data }),
        () => remove(asAna(), path),
        () => listOne(asAna(), path.slice(0, path.lastIndexOf('/'))),
      ],
    ],
  );
});
