import { getShardIndex } from '@outrank/shared/ballots/tally';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { upvotePath } from '@outrank/shared/documents/reactions';
import { countedBallotPath, shardPath, topTenPath } from '@outrank/shared/documents/results';
import { repairStatePath } from '@outrank/shared/documents/upkeep';
import { DAY_MS } from '@outrank/shared/limits';
import { DocumentReference, FieldValue, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { removeComment } from '../cascade/removeComment.ts';
import { storeCount, upvotesOf } from '../counts/countVotes.ts';
import { countBallots } from '../results/countBallots.ts';
import { createPoll } from '../results/polls.ts';
import { publishResults } from '../results/publishResults.ts';
import { castBallot, contestants, slotsOf, submitBallot } from '../testing/ballots.ts';
import { countEverything } from '../testing/countEverything.ts';
import { seedUser, setUserName } from '../testing/documents.ts';
import { authUsers, db, emptyDatabase, interruptedAt, readData, watched } from '../testing/emulator.ts';
import { expectNoViolations, findViolations } from '../testing/invariants/findViolations.ts';
import { seedFromCopy } from '../testing/readDatabase.ts';
import { createRun, repairAt, runOnce } from '../testing/repairRuns.ts';
import { anasList, seedTwoLists } from '../testing/twoLists.ts';
import { comment, deleteList, report, upvote, voteOnComment } from '../testing/userActions.ts';
import { repairContent } from './repairContent.ts';
import { runRepairJob } from './repairJob.ts';
import { repairShard } from './repairPolls.ts';

const category: CategoryId = 'goat-social';
const anasShard = db.doc(shardPath(category, getShardIndex('ana')));
const topTen = db.doc(topTenPath(category));
const anasListPath = listPath(anasList);
const bensUpvote = db.doc(upvotePath('ben', anasList));

const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
/** The only one that these tests have ballots in. */
const polls = [createPoll(category)];
const repairAfter = (days: number) => repairAt(daysFromNow(days), db, polls);
const repairTomorrow = async () => (await repairAfter(1)).map(({ path }) => path);

/** The same database, which does not read these documents at once. */
function failingToRead(path: string): Firestore {
  const getAll: Firestore['getAll'] = (...read) => {
    const isFailing = read.some((ref) => ref instanceof DocumentReference && ref.path.startsWith(path));
    return isFailing ? Promise.reject(new Error('The connection broke')) : db.getAll(...read);
  };
  return watched(db, (member) => (member === 'getAll' ? getAll : undefined));
}

describe('ballots', () => {
  const seedBallots = seedFromCopy(async () => {
    await emptyDatabase();
    await castBallot('ana', ...contestants.slice(0, 10));
    // Amber is counted in the first shard, whose version also rises when wrong results must be replaced.
    await castBallot('amber', 'yul-kwon', 'tony-vlachos');
    // Enough for counts.
    for (let voter = 1; voter <= 8; voter += 1) await castBallot(`voter-${voter}`, 'sandra-diaz-twine');
    await publishResults(db, category);
  });
  beforeEach(seedBallots);

  const change = (slug: string, by: number) =>
    anasShard.set({ rankCounts: { [slug]: { 1: FieldValue.increment(by) } } }, { merge: true });
  const shardOf = (uid: string) => db.doc(shardPath(category, getShardIndex(uid)));
  const entryOf = (uid: string) => db.doc(countedBallotPath(category, uid));

  it('reports and repairs ballots, ledger entries and shards that are missing or wrong', async () => {
    await submitBallot('cal', slotsOf('kim-spradlin'));
    await db.doc(ballotsPath('voter-1')).delete();
    await entryOf('voter-2').delete();
    await entryOf('voter-3').update({ slots: slotsOf('yul-kwon') });
    await change('tony-vlachos', -1);
    await shardOf('voter-4').delete();
    const ballots = ['cal', 'voter-1', 'voter-2', 'voter-3'].map(ballotsPath);
    const paths = [...ballots, anasShard.path, shardOf('voter-4').path];
    expect(await repairTomorrow()).toEqual(expect.arrayContaining(paths));
    await expectNoViolations();
    await expect(repairTomorrow()).resolves.toEqual([]);
  });

  it.each([
    ['wrong results', { totalVotes: 99 }],
    ['wrong results of a later version', { totalVotes: 99, version: 77 }],
  ])('reports and repairs %s', async (_what, wrong) => {
    await topTen.update(wrong);
    expect(await repairTomorrow()).toEqual([topTen.path]);
    await expectNoViolations();
    await expect(repairTomorrow()).resolves.toEqual([]);
  });

  it('repairs a shard that is no longer in use', async () => {
    await submitBallot('cal', slotsOf('kim-spradlin'));
    await countBallots(db, 'cal', [{ ...createPoll(category), shards: 1000 }]);
    const unused = db.doc(shardPath(category, getShardIndex('cal', 1000)));
    await unused.update({ ballots: FieldValue.increment(5) });
    expect(await repairTomorrow()).toContain(unused.path);
    await expectNoViolations();
  });

  it('lets ballots be published after a shard with many changes was lost', async () => {
    for (const slug of ['jt-thomas', 'tony-vlachos', 'kim-spradlin']) await castBallot('ana', slug);
    await publishResults(db, category);
    await anasShard.delete();
    await repairTomorrow();
    await castBallot('ana', 'yul-kwon');
    await publishResults(db, category);
    await expectNoViolations();
  });

  it('writes nothing when everything is right', async () => {
    const readVersions = async () => (await db.getAll(anasShard, topTen)).map(({ updateTime }) => updateTime);
    const before = await readVersions();
    await expect(repairTomorrow()).resolves.toEqual([]);
    expect(await readVersions()).toEqual(before);
  });

  it('publishes missing results, which is no drift, and counts a ballot whose event was lost', async () => {
    await topTen.delete();
    await expect(repairTomorrow()).resolves.toEqual([]);
    await submitBallot('cal', slotsOf('kim-spradlin'));
    await expect(repairTomorrow()).resolves.toContain(ballotsPath('cal'));
    await expectNoViolations();
  });

  it('repairs while ballots arrive', async () => {
    await change('kim-spradlin', 3);
    const casts = Array.from({ length: 40 }, (_, user) =>
      castBallot(`user-${user}`, ...contestants.slice(user % 4, (user % 4) + 10)),
    );
    await Promise.all([repairTomorrow(), ...casts]);
    await publishResults(db, category);
    await expectNoViolations();
  });

  // The first transaction compares, the second repairs.
  it.each([
    [
      'skips a repair that another run made meanwhile',
      0,
      () => repairShard({ db, report: vi.fn() }, anasShard),
    ],
    ['repairs although a ballot was counted meanwhile', 1, () => castBallot('ana', 'kim-spradlin')],
  ])('%s', async (_what, repairs, meanwhile) => {
    await change('kim-spradlin', 3);
    const delayed = interruptedAt(2, 'before', meanwhile);
    const report = vi.fn();
    await repairShard({ db: delayed, report }, anasShard);
    expect(report).toHaveBeenCalledTimes(repairs);
    await publishResults(db, category);
    await expectNoViolations();
  });

  it('repairs in the other steps what is wrong when a page of one fails', async () => {
    await seedUser('ana', 'Tree Mail', { lists: 1 });
    await change('kim-spradlin', 3);
    const failing = failingToRead('userLists/');
    const [report, onFailure] = [vi.fn(), vi.fn()];
    const run = createRun({ db: failing, onFailure });
    const job = { ...run, authUsers, now: daysFromNow(1), report, polls };
    await expect(runRepairJob(job)).resolves.toBe(true);
    const page = { step: 'recountLists', after: 'the start' };
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(page, expect.any(Error));
    expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: anasShard.path }));
    await expect(repairTomorrow()).resolves.toEqual(['userLists/ana']);
    await expectNoViolations();
  });
});

it('is not finished while its time is over or a step fails, which keeps no other from running', async () => {
  await emptyDatabase();
  await castBallot('ana', ...contestants.slice(0, 10));
  await anasShard.update({ ballots: FieldValue.increment(5) });
  const [report, onFailure] = [vi.fn(), vi.fn()];
  const job = { ...createRun({ onFailure }), authUsers, now: daysFromNow(1), report, polls };
  await expect(runRepairJob({ ...job, isOver: () => true })).resolves.toBe(false);
  expect(report).not.toHaveBeenCalled();
  const get = DocumentReference.prototype.get;
  const failing = vi.spyOn(DocumentReference.prototype, 'get').mockImplementation(function (
    this: DocumentReference,
  ) {
    const isFailing = this.path === repairStatePath('recountBallots');
    return isFailing ? Promise.reject(new Error('The connection broke')) : get.call(this);
  });
  await expect(runRepairJob(job)).resolves.toBe(false);
  failing.mockRestore();
  expect(onFailure).toHaveBeenCalledExactlyOnceWith({ step: 'recountBallots' }, expect.any(Error));
  expect(report).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ path: anasShard.path }));
  await expect(runRepairJob(job)).resolves.toBe(true);
});

describe('a lost event', () => {
  beforeEach(seedTwoLists);

  /** Events that concern different documents, so that one job repairs all of them. */
  const lostEvents = [
    [
      'a changed name, an upvote, a comment, a vote and a report',
      async () => {
        await setUserName('ana', 'Tree Mail');
        await upvote('cal', anasList);
        await comment({ id: 'new-1', list: anasList, author: 'ben' });
        await voteOnComment('ben', 'ana-1', -1);
        await report('ben', 'comment~ana-1');
      },
      [
        'comments/ana-1.downvoteCount',
        'reportCounts/comment~ana-1',
        'userLists/ana',
        `${anasListPath}.commentCount`,
        `${anasListPath}.upvoteCount`,
      ],
    ],
    ['a deleted list', () => deleteList(anasList), ['deletedLists/ana~list_1000001']],
    [
      'a deleted comment and a withdrawn upvote',
      () => Promise.all([removeComment(db, 'ana', 'ana-1'), bensUpvote.delete()]),
      ['deletedComments/ana-1', `${anasListPath}.commentCount`, `${anasListPath}.upvoteCount`],
    ],
  ] as const;

  it.each(lostEvents)('of %s is repaired and reported', async (_what, act, paths) => {
    await countEverything();
    await act();
    await expect(findViolations()).resolves.not.toEqual([]);
    // Lists and comments are repaired at the same time, and either may find the old name.
    expect([...new Set(await repairTomorrow())].toSorted()).toEqual(paths);
    await expectNoViolations();
  });

  it.each([
    [13.9, ['deletedLists/ana~list_1000001']],
    [14.1, []],
  ])('of a deletion is looked for %d days later: %j', async (days, found) => {
    await deleteList(anasList);
    expect((await repairAfter(days)).map(({ path }) => path)).toEqual(found);
  });
});

describe('votes', () => {
  const path = anasListPath;

  beforeEach(seedTwoLists);

  async function recountAll(on = db): Promise<unknown[]> {
    const reportDrift = vi.fn();
    const repair = { db: on, now: new Date(), report: reportDrift };
    for (const step of repairContent(repair)) await runOnce(step);
    return reportDrift.mock.calls.flat();
  }

  it('replace wrong counters alone, and a changed list gets a new `changedAt` for search', async () => {
    await expect(recountAll()).resolves.toEqual([]);
    await db.doc(path).update({ upvoteCount: 7, commentCount: 0 });
    await db.doc(commentPath('ana-1')).update({ upvoteCount: 0, downvoteCount: 3 });
    const before = await readData(path);
    expect(await recountAll()).toEqual([
      { path: `${path}.upvoteCount`, stored: 7, right: 1 },
      { path: `${path}.commentCount`, stored: 0, right: 2 },
      { path: 'comments/ana-1.upvoteCount', stored: 0, right: 1 },
      { path: 'comments/ana-1.downvoteCount', stored: 3, right: 0 },
    ]);
    expect((await readData(path))?.changedAt.toMillis()).toBeGreaterThan(before?.changedAt.toMillis());
    await expectNoViolations();
  });

  it('are no drift when they are counted between the read and the repair', async () => {
    await db.doc(path).update({ upvoteCount: 0 });
    const counting = interruptedAt(1, 'before', () => storeCount(db, upvotesOf(db, anasList)));
    await expect(recountAll(counting)).resolves.toEqual([]);
    await expectNoViolations();
  });

  it('are repaired beside what a list is found by, which an app of before did not store', async () => {
    const before = await readData(path);
    const found = { castOf: 's1', notedIds: ['sue-hawk'], topIds: ['sue-hawk'] };
    const items = { itemIds: ['sue-hawk'], itemSeasonIds: ['s1'], notes: { 'sue-hawk': 'Snakes and rats.' } };
    const none = { castOf: FieldValue.delete(), notedIds: FieldValue.delete(), topIds: FieldValue.delete() };
    for (const [stored, right] of [
      [{ ...items, ...none }, found],
      [{ ...items, castOf: 's2', notedIds: [], topIds: ['s1', 'sue-hawk'] }, found],
      [
        { itemSeasonIds: [''], itemIds: ['s20'], notes: FieldValue.delete() },
        { notedIds: [], topIds: ['s20'] },
      ],
    ] as const) {
      await db.doc(path).update(stored);
      await expect(recountAll()).resolves.toEqual([]);
      const { castOf, notedIds, topIds, changedAt } = (await readData(path)) ?? {};
      expect({ ...(castOf && { castOf }), notedIds, topIds }).toEqual(right);
      expect(changedAt).toEqual(before?.changedAt);
    }
    await db.doc(path).update({ itemIds: 'nonsense' });
    await expect(recountAll()).resolves.toEqual([]);
    expect(await readData(path)).toMatchObject({ topIds: ['s20'] });
  });

  it('get the time of their count when it is missing, without another change', async () => {
    await db.doc(path).update({ countedAt: FieldValue.delete() });
    const before = await readData(path);
    await expect(recountAll()).resolves.toEqual([]);
    const after = await readData(path);
    expect(after).toEqual({ ...before, countedAt: expect.any(Timestamp) });
    await recountAll();
    expect(await readData(path)).toEqual(after);
  });
});
