import { getHeadToHead } from '@outrank/shared/consensus/headToHeads';
import { consensusBallotPath } from '@outrank/shared/documents/ballots';
import type { ListKey } from '@outrank/shared/documents/list';
import {
  consensusPath,
  countedBallotPath,
  editionPath,
  type Subject,
} from '@outrank/shared/documents/results';
import { DAY_MS } from '@outrank/shared/limits';
import { beforeEach, describe, expect, it } from 'vitest';
import { cascadeListDeletion } from '../cascade/cascadeListDeletion.ts';
import { allLists } from '../platform/contentQueries.ts';
import { countSubmission, listOf, readConsensus, submitOrder } from '../testing/ballots.ts';
import { db, emptyDatabase, exists, interrupted, readData } from '../testing/emulator.ts';
import { findConsensusViolations } from '../testing/invariants/consensusViolations.ts';
import { repairAt } from '../testing/repairRuns.ts';
import { changeList, deleteList } from '../testing/userActions.ts';
import { tallySubmission } from './countBallots.ts';
import { createPoll } from './polls.ts';
import { publishResults, writeEdition } from './publishResults.ts';

const ana = ['s20', 's7', 's15', 's28', 's10'];
const ben = ['s7', 's20', 's15', 's10', 's28'];
const cal = ['s20', 's15', 's7', 's28', 's10'];

async function cast(uid: string, order: readonly string[], subject?: Subject): Promise<ListKey> {
  const key = await submitOrder(uid, order, subject);
  await countSubmission(uid, subject);
  return key;
}

/** How often the first is above the second, and how many lists rank both. */
async function readHeadToHead(first: string, second: string) {
  await publishResults(db, 'seasons');
  const consensus = await readConsensus();
  if (!consensus) return undefined;
  const { items } = consensus.headToHeads;
  return getHeadToHead(consensus.headToHeads, items.indexOf(first), items.indexOf(second));
}

async function readBallots(subject: Subject = 'seasons') {
  await publishResults(db, subject);
  return (await readConsensus(subject))?.ballots ?? 0;
}

/** The event of a list's change. */
const deliver = (key: ListKey) => tallySubmission({ db, request: () => undefined }, key);

async function expectNoViolations(): Promise<void> {
  const lists = await allLists(db).get();
  expect(await findConsensusViolations(db, lists.docs)).toEqual([]);
}

const repairTomorrow = async () => {
  const drifts = await repairAt(new Date(Date.now() + DAY_MS), db, [createPoll('seasons')]);
  return drifts.map(({ path }) => path);
};

beforeEach(emptyDatabase);

describe('submitted lists', () => {
  it('add up to head-to-heads', async () => {
    await cast('ana', ana);
    await cast('ben', ben);
    await cast('cal', cal);
    expect(await readHeadToHead('s20', 's7')).toEqual({ wins: 2, both: 3 });
    expect(await readBallots()).toBe(3);
    await expectNoViolations();
  });

  it('count in their own subject only', async () => {
    const cast20 = ['parvati-shallow', 'sandra-diaz-twine', 'russell-hantz', 'amanda-kimmel'];
    await cast('ana', cast20, 'cast-s20');
    await submitOrder('ben', ana, 'cast-s20');
    expect(await countSubmission('ben', 'cast-s20')).toEqual([]);
    expect([await readBallots('cast-s20'), await readBallots()]).toEqual([1, 0]);
    await expectNoViolations();
  });

  it('replace the list that the same user submitted before', async () => {
    await cast('ana', ana);
    await cast('ana', ben);
    expect(await readHeadToHead('s20', 's7')).toEqual({ wins: 0, both: 1 });
  });

  it('leave the score of an item alone that they do not rank', async () => {
    const readScore = async () => (await readConsensus())?.rows.find(({ id }) => id === 's28')?.score;
    await cast('ana', ana);
    await readBallots();
    const before = await readScore();
    await cast('ben', ['s7', 's20', 's15', 's10', 's1']);
    expect(await readBallots()).toBe(2);
    expect(await readScore()).toBe(before);
  });

  it('give nothing to seasons that the catalogue does not have', async () => {
    await cast('ana', [...ana, 's999']);
    await cast('ben', ['s20', 's7', 's15', 's28', 's998', 's999']);
    expect(await readBallots()).toBe(1);
  });

  it('are published again only when something changed', async () => {
    await cast('ana', ana);
    expect(await publishResults(db, 'seasons')).toBe(true);
    expect(await countSubmission('ana')).toEqual([]);
    expect(await publishResults(db, 'seasons')).toBe(false);
  });

  it('name a winner over all no longer when there is none', async () => {
    for (const uid of 'abcde') await cast(uid, ana);
    await readBallots();
    expect((await readConsensus())?.winner).toBe('s20');
    for (const uid of 'abcde') await cast(uid, uid < 'c' ? ben : ['s10', 's28', 's15', 's7', 's1']);
    await readBallots();
    await expectNoViolations();
  });
});

describe('a submitted list', () => {
  it.each([
    ['deleted', deleteList],
    ['hidden', (key: ListKey) => changeList(key, { hidden: true, isPublic: false })],
    ['made private', (key: ListKey) => changeList(key, { isPublic: false })],
    ['shortened below five items', (key: ListKey) => changeList(key, listOf(ana.slice(1)))],
    ['filled with a cast', (key: ListKey) => changeList(key, listOf(['amber', 'rob', 'x', 'y'], 'cast-s20'))],
  ])('no longer counts when it is %s', async (_how, act) => {
    const key = await cast('ana', ana);
    await cast('ben', ben);
    await act(key);
    expect(await deliver(key)).toEqual(['seasons']);
    expect(await readBallots()).toBe(1);
    await expectNoViolations();
  });

  it('counts in its new order, and again when it is shown again', async () => {
    const key = await cast('ana', ana);
    await changeList(key, listOf(ben));
    await deliver(key);
    expect(await readHeadToHead('s20', 's7')).toEqual({ wins: 0, both: 1 });
    await changeList(key, { isPublic: false });
    await deliver(key);
    await changeList(key, { isPublic: true });
    await deliver(key);
    expect(await readBallots()).toBe(1);
  });

  it('asks for publication although the run that counted it failed before', async () => {
    const key = await cast('ana', ana);
    await deleteList(key);
    const fail = () => {
      throw new Error('The instance was stopped');
    };
    const failing = { db: interrupted({ after: fail }), request: () => undefined };
    await expect(tallySubmission(failing, key)).rejects.toThrow();
    const requested: string[] = [];
    await tallySubmission({ db, request: (task) => requested.push(task.key) }, key);
    expect(requested).toEqual(['seasons']);
  });

  it('is counted in its current order by a delayed run', async () => {
    const key = await submitOrder('ana', ana);
    await cast('ben', cal);
    await changeList(key, listOf(ben));
    await countSubmission('ana');
    expect(await deliver(key)).toEqual([]);
    expect(await readHeadToHead('s20', 's7')).toEqual({ wins: 1, both: 2 });
  });

  it('leaves no submission when it is deleted, except that of another list', async () => {
    const [first, second] = [await cast('ana', ana), await submitOrder('ana', ben)];
    await deleteList(first);
    await cascadeListDeletion(db, first);
    expect(await exists(consensusBallotPath({ userId: 'ana', subject: 'seasons' }))).toBe(true);
    await deleteList(second);
    await cascadeListDeletion(db, second);
    expect(await exists(consensusBallotPath({ userId: 'ana', subject: 'seasons' }))).toBe(false);
  });
});

describe('an edition of the consensus', () => {
  const friday = new Date('2026-11-20T05:00:00Z');

  it('never changes, and is copied to later results', async () => {
    for (const uid of 'abcde') await cast(uid, ana);
    expect(await writeEdition(db, 'seasons', friday)).toBe(true);
    await cast('a', ben);
    expect(await writeEdition(db, 'seasons', friday)).toBe(false);
    await readBallots();
    const lastEdition = { week: '2026-11-20', items: ana.map((id, index) => ({ id, rank: index + 1 })) };
    expect((await readConsensus())?.lastEdition).toEqual(lastEdition);
    await expect(readData(editionPath('seasons', '2026-11-20'))).resolves.toMatchObject({ winner: 's20' });
  });
});

describe('the repair job', () => {
  const ballotOf = (userId: string) => consensusBallotPath({ userId, subject: 'seasons' });

  it('reports and repairs submissions that were never counted, withdrawn, hidden, or counted in another order', async () => {
    const keys = await Promise.all(['ana', 'ben', 'cal', 'dee'].map((uid) => cast(uid, ana)));
    await publishResults(db, 'seasons');
    const [hidden, reordered] = keys as [ListKey, ListKey];
    await changeList(hidden, { hidden: true, isPublic: false });
    await changeList(reordered, listOf(cal));
    await db.doc(ballotOf('cal')).delete();
    await db.doc(countedBallotPath('seasons', 'dee')).update({ order: cal });
    await submitOrder('eve', cal);
    const paths = ['ana', 'ben', 'cal', 'dee', 'eve'].map(ballotOf);
    expect(await repairTomorrow()).toEqual(expect.arrayContaining(paths));
    await expectNoViolations();
    await expect(repairTomorrow()).resolves.toEqual([]);
  });

  it('reports and repairs a winner that nobody elected', async () => {
    await cast('ana', ana);
    await publishResults(db, 'seasons');
    const published = db.doc(consensusPath('seasons'));
    await published.update({ winner: 's1', version: 77 });
    expect(await repairTomorrow()).toEqual([published.path]);
    await expectNoViolations();
  });
});
