import { paths, routePatterns } from '@outrank/shared/addresses';
import { SEARCH_PAGE_LISTS } from '@outrank/shared/callSchemas';
import { formatSeasonName } from '@outrank/shared/catalogue/catalogue';
import { categories } from '@outrank/shared/catalogue/categories';
import { CONSENSUS_SCORES } from '@outrank/shared/consensus/consensus';
import { findSubjectSeason, getCastSubject, listSubjects } from '@outrank/shared/consensus/subject';
import { listPath } from '@outrank/shared/documents/list';
import { resultsPath } from '@outrank/shared/documents/results';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { userPath } from '@outrank/shared/documents/user';
import { HOME_SECTION_LISTS } from '@outrank/shared/limits';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import type { BootRead, ShellReader } from '../src/boot/bootPage.ts';
import { type EarlyRead, toEarlyReadKey } from '../src/data/firebase/earlyReads.ts';
import { NEWEST_LISTS, toListQuery } from '../src/data/lists/listQuery.ts';

/** A page whose code, and first data if named, the boot script requests. */
type BootPageSource = {
  /** Below `src/pages`. */
  readonly file: string;
  /** What the page reads first. `:name` stands for an id of the address, `:uid` for the user's. */
  readonly reads?: readonly EarlyRead[];
  /** Everybody may read these. */
  readonly isPublic?: boolean;
  /** Who sees the page as it looks while it loads. */
  readonly shellFor?: ShellReader;
  /** The names that the shell of a pattern is filled with, by the last id of the address; else those of the static pages. */
  readonly names?: Readonly<Record<string, string>>;
  /** The id and name that the shell of a pattern is drawn with; by default the first of the names. */
  readonly example?: readonly [id: string, name: string];
};

/** The casts by their subjects, which name the pages of fans' rankings. */
const castNames = Object.fromEntries(
  listSubjects().flatMap((subject) => {
    const season = findSubjectSeason(subject);
    return season ? [[subject, formatSeasonName(season.name)]] : [];
  }),
);

/** By address or route pattern; the first match counts. */
export const bootPages: Readonly<Record<string, BootPageSource>> = {
  [paths.login]: { file: 'login/LoginPage.tsx', isPublic: true },
  [paths.globalRankings]: { file: 'globalRankings/GlobalRankingsPage.tsx', isPublic: true },
  [paths.home]: {
    file: 'home/HomePage.tsx',
    reads: [{ path: WEEKLY_TOP_PATH }, { lists: toListQuery(NEWEST_LISTS), limit: HOME_SECTION_LISTS }],
    shellFor: 'user',
  },
  [paths.rankings]: {
    file: 'browse/BrowsePage.tsx',
    reads: [{ lists: toListQuery({ ...NEWEST_LISTS, sort: emptyFilter.sort }), limit: SEARCH_PAGE_LISTS }],
    shellFor: 'user',
  },
  [paths.predictions]: {
    file: 'predictions/PredictionsPage.tsx',
    reads: [{ path: WEEKLY_TOP_PATH }],
    shellFor: 'user',
  },
  [paths.myLists]: { file: 'myLists/MyListsPage.tsx' },
  [paths.create]: { file: 'create/CreatePage.tsx', reads: [{ path: userPath(':uid') }], shellFor: 'user' },
  [routePatterns.list]: {
    file: 'list/ListPage.tsx',
    reads: [{ path: listPath({ userId: ':userId', listId: ':listId' }) }],
  },
  ...Object.fromEntries(
    categories.map(({ id }) => [
      paths.category(id),
      { file: 'category/CategoryPage.tsx', shellFor: 'everyone' },
    ]),
  ),
  [paths.consensusPage('seasons')]: { file: 'consensus/ConsensusPage.tsx', shellFor: 'everyone' },
  [routePatterns.category]: {
    file: 'consensus/ConsensusPage.tsx',
    shellFor: 'everyone',
    names: castNames,
  },
  [paths.seasons]: { file: 'seasons/SeasonsPage.tsx', shellFor: 'everyone' },
  [routePatterns.castaway]: {
    file: 'castaway/CastawayPage.tsx',
    reads: categories.map(({ id }) => ({ path: resultsPath(id) })),
    isPublic: true,
    shellFor: 'unshielded',
    example: ['richard-hatch', 'Richard Hatch'],
  },
  [routePatterns.season]: {
    file: 'season/SeasonPage.tsx',
    reads: (['seasons', getCastSubject(':seasonId')] as const).map((subject) => ({
      path: resultsPath(subject),
      fields: CONSENSUS_SCORES,
    })),
    isPublic: true,
    shellFor: 'everyone',
    example: ['s1', 'Survivor: Borneo'],
  },
};

/** The request of a read to Firestore's REST API, given the address of the database's documents. */
export function toBootRead(read: EarlyRead, documents: string): BootRead {
  const key = toEarlyReadKey(read);
  if ('path' in read) {
    const [, database] = documents.split('/v1/');
    const mask = read.fields && { fieldPaths: read.fields };
    const body = JSON.stringify({ documents: [`${database}/${read.path}`], mask });
    return { key, url: `${documents}:batchGet`, body };
  }
  const { equal, order } = read.lists;
  const filters = Object.entries(equal).map(([fieldPath, value]) => ({
    fieldFilter: {
      field: { fieldPath },
      op: 'EQUAL',
      value: typeof value === 'string' ? { stringValue: value } : { booleanValue: value },
    },
  }));
  const structuredQuery = {
    from: [{ collectionId: 'lists', allDescendants: true }],
    where: { compositeFilter: { op: 'AND', filters } },
    orderBy: order.map(([fieldPath, direction]) => ({
      field: { fieldPath },
      direction: direction === 'asc' ? 'ASCENDING' : 'DESCENDING',
    })),
    limit: read.limit,
  };
  return { key, url: `${documents}:runQuery`, body: JSON.stringify({ structuredQuery }) };
}
