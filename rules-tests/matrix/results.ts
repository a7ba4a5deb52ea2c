import {
  CLASSIC_RANKINGS_PATH,
  countedBallotPath,
  editionPath,
  editionsPath,
  SEARCH_SNAPSHOT_PATH,
  shardPath,
  topTenPath,
  WEEKLY_TOP_PATH,
} from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import { CLASSIC_LIST_KEYS } from '@outrank/shared/lists/classicRankings';
import { collection, doc, type Firestore, getDocs, limit, query, setDoc } from 'firebase/firestore';
import { ana } from '../builders.ts';
import { curator, everybody, plainly, type Row, signedIn } from './row.ts';

const category = 'goat-strategy';
const results = topTenPath(category);
const edition = editionPath(category, '2026-11-20');
const classic = {
  ...Object.fromEntries(CLASSIC_LIST_KEYS.map((key) => [key, ['parvati-shallow']])),
  lastUpdated: '2026-11-21T02:29:00.000Z',
};
const saveClassic = (db: Firestore) => setDoc(doc(db, CLASSIC_RANKINGS_PATH), classic);
const put = (place: string) => (db: Firestore) => setDoc(doc(db, place), { there: true });

/** What functions keep to themselves. */
function unnamed(match: string, place: string, functions: string): Row {
  return { match, isUnnamed: true, place, given: put(place), functions, rights: [] };
}

/** What everybody sees and few write. */
export const resultRows: readonly Row[] = [
  {
    match: '/rankings/current',
    place: CLASSIC_RANKINGS_PATH,
    given: saveClassic,
    functions: 'nothing',
    rights: [
      { act: 'get', who: signedIn, attempt: plainly('get', CLASSIC_RANKINGS_PATH) },
      {
        act: 'create',
        who: curator,
        when: 'the three arrays of at most 800 and a moment',
        attempt: saveClassic,
      },
      { act: 'update', who: curator, when: 'as at its creation', attempt: saveClassic },
    ],
  },
  {
    match: '/globalRankingsData/{categoryId}',
    place: results,
    given: put(results),
    functions: 'publish them',
    rights: [{ act: 'get', who: everybody, attempt: plainly('get', results) }],
  },
  {
    match: '/globalRankingsData/{categoryId}/editions/{editionId}',
    place: edition,
    given: put(edition),
    functions: 'keep one a week',
    rights: [
      { act: 'get', who: everybody, attempt: plainly('get', edition) },
      {
        act: 'list',
        who: everybody,
        when: 'at most 50',
        attempt: (db) => getDocs(query(collection(db, editionsPath(category)), limit(QUERY_MAX))),
      },
    ],
  },
  unnamed('/globalRankingsData/{categoryId}/shards/{n}', shardPath(category, 1), 'partial sums'),
  unnamed(
    '/globalRankingsData/{categoryId}/counted/{uid}',
    countedBallotPath(category, ana.uid),
    'what of a ballot is counted',
  ),
  {
    match: '/weeklyTop/current',
    place: WEEKLY_TOP_PATH,
    given: put(WEEKLY_TOP_PATH),
    functions: 'choose them every five minutes',
    rights: [{ act: 'get', who: signedIn, attempt: plainly('get', WEEKLY_TOP_PATH) }],
  },
  unnamed('/searchSnapshots/{chunk}', SEARCH_SNAPSHOT_PATH, 'the search catalogue'),
];
