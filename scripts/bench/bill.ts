import { getCost, type Usage } from './prices.ts';

/** What a month costs, from assumptions that can be changed. `node scripts/bench/bill.ts` prints the table of docs/scale.md. */

const MILLION = 1_000_000;
const DAYS = 30;
const FINALE_SECONDS = 3 * 3600;
/** The nightly run checks everything in so many nights. */
const NIGHTS_OF_CYCLE = 12;
/** `recomputeWeeklyTop`, every five minutes. */
const RECOMPUTED_A_MONTH = DAYS * 24 * 12;
const WEEKLY_TOP_READS = 27;

type Page = {
  /** How often a visit opens it. */
  readonly opened: number;
  /** The documents that it reads (docs/benchmarks.md), before and after. */
  readonly reads: readonly [number, number];
};

const pages: readonly Page[] = [
  { opened: 1, reads: [15, 8] }, // Home
  { opened: 0.5, reads: [19, 15] }, // Browse
  { opened: 1, reads: [29, 29] }, // a list with 26 comments
  { opened: 0.25, reads: [3, 3] }, // a category, and staying there
  { opened: 0.5, reads: [2, 2] }, // another page
];

/** A month of a million users, with one finale night. */
export const assumptions = {
  users: MILLION,
  lists: MILLION,
  comments: 2 * MILLION,
  visits: 4 * MILLION,
  pages,
  votes: 5 * MILLION,
  /** Seconds in which one of the week’s top lists changes. */
  topChanges: 200_000,
  ballots: MILLION,
  /** Lists, comments and ballots that change on a day. */
  changesANight: 200_000,
  savedDrafts: 5 * MILLION,
  listsAndComments: MILLION,
  searchSessions: 2 * MILLION,
  searchesPerSession: 5,
  /** Users who delete a comment or account, or decide as curators: their function requires a proof. */
  usersWithProof: 20_000,
  finale: {
    viewers: 10_000,
    votesPerSecond: 10,
    /** Every 30 seconds. */
    readsPerThreadPoll: 22,
    /** Twenty publications while watched, and ten polls. */
    readsPerResultsRound: 31,
    resultsRoundSeconds: 20 + 10 * 30,
  },
  filesMbPerUser: 0.45,
  picturesMbPerUser: 0.6,
  kbPerRead: 1,
};

type Assumptions = typeof assumptions;
type Line = { readonly line: string; readonly before: Usage; readonly after: Usage };

function countPageReads({ visits, ...given }: Assumptions, when: 0 | 1): number {
  return visits * given.pages.reduce((sum, { opened, reads }) => sum + opened * reads[when], 0);
}

/** A night of the run that checked everything (docs/scale.md). */
function countFullNight({ users, lists, comments, ballots }: Assumptions): number {
  return (
    3 * users + Math.max(lists, users) + Math.max(comments, users) + 10 * ballots + 2 * lists + 3 * comments
  );
}

/** A night of the run that checks changes and a slice: users with a ballot have one in all three categories. */
function countNight({ users, lists, comments, ballots, changesANight }: Assumptions): number {
  const everything = 3 * lists + 3 * comments + 4 * ballots + 2 * 3 * ballots + users;
  return everything / NIGHTS_OF_CYCLE + 4 * changesANight;
}

/** A run takes up to 100 ms of a processor, and rarely shares it. */
const runs = (count: number, gib: number): Usage => ({
  request: count,
  cpuSecond: count * 0.1,
  gibSecond: count * 0.1 * gib,
});

/** The lines of the bill. */
export function createBill(given: Assumptions = assumptions): readonly Line[] {
  const { votes, ballots, savedDrafts, listsAndComments, finale, users } = given;
  const [readsBefore, readsAfter] = [countPageReads(given, 0), countPageReads(given, 1)];
  const searches = given.searchSessions * given.searchesPerSession;
  const finaleSeconds = finale.viewers * FINALE_SECONDS;
  const constant = (line: string, usage: Usage): Line => ({ line, before: usage, after: usage });
  return [
    { line: 'Pages', before: { read: readsBefore }, after: { read: readsAfter } },
    {
      line: 'Votes',
      before: { write: 2 * votes, read: 3 * votes },
      after: { write: 3 * votes, read: 6 * votes, task: votes },
    },
    constant('Ballots, drafts, lists, comments', {
      write: 4 * ballots + savedDrafts + 2 * listsAndComments,
      read: 10 * ballots + savedDrafts + 4 * listsAndComments,
    }),
    {
      line: 'Finale night: busy threads',
      before: { read: finaleSeconds * finale.votesPerSecond },
      after: { read: (finaleSeconds / 30) * finale.readsPerThreadPoll },
    },
    {
      line: 'Finale night: results',
      before: { read: finaleSeconds },
      after: { read: (finaleSeconds / finale.resultsRoundSeconds) * finale.readsPerResultsRound },
    },
    {
      line: 'The week’s top lists',
      before: { read: WEEKLY_TOP_READS * RECOMPUTED_A_MONTH, write: RECOMPUTED_A_MONTH },
      after: {
        read: WEEKLY_TOP_READS * (RECOMPUTED_A_MONTH + given.topChanges),
        write: RECOMPUTED_A_MONTH + given.topChanges,
      },
    },
    {
      line: 'Nightly run',
      before: { read: DAYS * countFullNight(given) },
      after: { read: DAYS * countNight(given) },
    },
    constant('Search function', runs(searches, 1)),
    {
      line: 'Other functions',
      before: runs(2 * ballots + listsAndComments, 0.25),
      after: runs(3 * votes + 2 * ballots + listsAndComments, 0.25),
    },
    { line: 'App Check', before: { proofs: given.searchSessions }, after: { proofs: given.usersWithProof } },
    constant('Hosting: the app', { hostedGb: (users * given.filesMbPerUser) / 1000 }),
    constant('Storage: pictures', { sentGb: (users * given.picturesMbPerUser) / 1000 }),
    {
      line: 'Firestore: traffic and storage',
      before: { sentGb: (readsBefore * given.kbPerRead) / MILLION, storedGib: 40 },
      after: { sentGb: (readsAfter * given.kbPerRead) / MILLION, storedGib: 40 },
    },
  ];
}

const toDollars = (cost: number) =>
  cost > 0 && cost < 1 ? 'below 1' : Math.round(cost).toLocaleString('en-US');

/** The table of docs/scale.md. */
export function toBillTable(bill: readonly Line[]): string {
  const sum = (when: 'before' | 'after') => bill.reduce((total, line) => total + getCost(line[when]), 0);
  const row = (line: string, before: number, after: number) =>
    `| ${line} | ${toDollars(before)} | ${toDollars(after)} |`;
  return [
    '| line | before, $ | after, $ |',
    '| --- | ---: | ---: |',
    ...bill.map(({ line, before, after }) => row(line, getCost(before), getCost(after))),
    row('**Together**', sum('before'), sum('after')),
  ].join('\n');
}

if (import.meta.main) console.log(toBillTable(createBill()));
