import { repairStatePath } from '@outrank/shared/documents/upkeep';
import { DAY_MS } from '@outrank/shared/limits';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT, seedDocuments } from '../testing/documents.ts';
import { countReads, db, emptyDatabase, interruptedAt, readData } from '../testing/emulator.ts';
import { createRun } from '../testing/repairRuns.ts';
import { documentsOf, type Run, runStep, type Step } from './runStep.ts';

const PAGE = 3;
const things = db.collection('things');
const statePath = repairStatePath('things');

let checked: string[][];
const onPageFailed = vi.fn();

function createStep(given: Partial<Step> = {}): Step {
  return {
    name: 'things',
    pages: documentsOf(things, PAGE),
    check: async (page) => {
      checked.push(page.map(({ id }) => id));
      return { repaired: 1 };
    },
    ...given,
  };
}

const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `thing-${String(from + index).padStart(3, '0')}`);
const seed = (from: number, to: number) =>
  seedDocuments(names(from, to).map((name) => [`things/${name}`, { at: SEEDED_AT }]));

/** Three runs for a full scan, and no least number of items. */
const budget = { runs: 3, itemsMin: 0, saveEveryMs: 0 };
const whole = { ...budget, runs: 1 };
/** A run some days from now. */
const runAfter = (days: number, given: Partial<Run> = {}) =>
  createRun({ budget, onPageFailed, now: new Date(Date.now() + days * DAY_MS), ...given });
const failOn = (id: string) => (page: readonly QueryDocumentSnapshot[]) =>
  page.some((document) => document.id === id)
    ? Promise.reject(new Error(`The check of ${id} fails`))
    : createStep().check(page);

/** The names that a run checks. */
async function check(step: Step, run = runAfter(0)) {
  checked = [];
  const result = await runStep(step, run);
  return { ...result, names: checked.flat() };
}

beforeEach(async () => {
  checked = [];
  onPageFailed.mockReset();
  await emptyDatabase();
  await seed(0, 20);
});

describe('a run', () => {
  it('checks a part of all documents, and a full scan starts again at the end', async () => {
    // A third of 20 is seven, and pages have three.
    await expect(check(createStep())).resolves.toMatchObject({ names: names(0, 9), isFinished: true });
    expect((await check(createStep(), runAfter(1))).names).toEqual(names(9, 18));
    expect((await check(createStep(), runAfter(2))).names).toEqual(names(18, 20));
    expect((await check(createStep(), runAfter(3))).names).toEqual(names(0, 9));
  });

  it('grows with the collection, so that a full scan takes no more runs', async () => {
    await check(createStep());
    await seed(20, 60);
    expect((await check(createStep(), runAfter(1))).names).toEqual(names(9, 30));
    expect((await check(createStep(), runAfter(2))).names).toEqual(names(30, 51));
  });

  it('checks everything while that is less than the least number of items', async () => {
    const run = () => runAfter(0, { budget: { ...budget, itemsMin: 100 } });
    for (let count = 0; count < 3; count += 1)
      expect((await check(createStep(), run())).names).toEqual(names(0, 20));
  });

  it('goes on past documents that were deleted, also the last one checked', async () => {
    await check(createStep());
    await db.doc('things/thing-008').delete();
    expect((await check(createStep(), runAfter(1))).names).toEqual(names(9, 18));
  });

  it('checks its part once, however often it is started', async () => {
    const run = runAfter(0);
    await check(createStep(), run);
    await expect(check(createStep(), run)).resolves.toMatchObject({ names: [], isFinished: true });
  });

  it('tells how many days the present full scan has lasted', async () => {
    await check(createStep());
    await expect(check(createStep(), runAfter(5))).resolves.toMatchObject({ scanDays: 5 });
    await check(createStep(), runAfter(6));
    await expect(check(createStep(), runAfter(7))).resolves.toMatchObject({ scanDays: 0 });
  });

  it.each([
    ['malformed', { cursor: 7 }],
    ['of an older shape', { cursor: 'things/thing-008', cycleStartedAt: SEEDED_AT, night: 'one', run: 'x' }],
  ])('starts from the beginning when the state is %s', async (_how, state) => {
    await db.doc(statePath).set(state);
    expect((await check(createStep())).names).toEqual(names(0, 9));
    expect((await check(createStep(), runAfter(1))).names).toEqual(names(9, 18));
  });

  it('reads each document once', async () => {
    const reads = countReads();
    await check(createStep(), runAfter(0, { budget: whole }));
    expect((await reads.stop()).documents).toBe(20);
  });
});

describe('a page whose check fails', () => {
  const wholeRun = (days = 0) => runAfter(days, { budget: whole });

  it('is skipped and logged, the others are checked, and the next full scan checks it again', async () => {
    const result = await check(createStep({ check: failOn('thing-007') }), wholeRun());
    expect(result).toMatchObject({ checked: 17, skipped: 1, isFinished: true });
    expect(result.names).toEqual([...names(0, 6), ...names(9, 20)]);
    const page = { step: 'things', after: 'things/thing-005' };
    expect(onPageFailed).toHaveBeenCalledExactlyOnceWith(page, expect.any(Error));
    expect((await check(createStep(), wholeRun(1))).names).toEqual(names(0, 20));
  });

  it('ends the attempt when two before it failed too, and later attempts get past them', async () => {
    const [run, failing] = [wholeRun(), vi.fn(() => Promise.reject(new Error('Everything fails')))];
    await expect(check(createStep({ check: failing }), run)).rejects.toThrow('Everything');
    expect(onPageFailed).toHaveBeenCalledTimes(3);
    expect((await check(createStep(), run)).names).toEqual(names(6, 20));
  });
});

describe('an attempt that is interrupted', () => {
  const wholeRun = (given: Partial<Run> = {}) => runAfter(0, { budget: whole, ...given });

  it('because its time is over, is continued by the next attempt', async () => {
    const run = wholeRun();
    let pages = 0;
    const first = await check(createStep(), { ...run, isOver: () => pages++ === 2 });
    expect(first).toMatchObject({ names: names(0, 6), isFinished: false });
    await expect(check(createStep(), run)).resolves.toMatchObject({ names: names(6, 20), isFinished: true });
  });

  it.each(['before', 'after'] as const)('%s it saves, is continued by the next run', async (moment) => {
    const killed = interruptedAt(4, moment, () => {
      throw new Error('Killed');
    });
    await expect(check(createStep(), wholeRun({ db: killed }))).rejects.toThrow('Killed');
    expect(checked.flat()).toEqual(names(0, 12));
    // It repeats at most one page.
    expect((await check(createStep(), wholeRun())).names).toEqual(names(moment === 'before' ? 9 : 12, 20));
  });

  it('ends in the same state wherever it is killed, when the next attempt resumes it', async () => {
    const run = wholeRun();
    await check(createStep(), run);
    const expected = await readData(statePath);
    const start = async () => {
      checked = [];
      await emptyDatabase();
      await seed(0, 20);
    };
    const attempt = (on: Firestore) => runStep(createStep(), { ...run, db: on });
    const expectSame = async () => {
      expect(new Set(checked.flat())).toEqual(new Set(names(0, 20)));
      expect(await readData(statePath)).toEqual(expected);
    };
    // Six pages and the end are saved, and each time it is killed before or after that.
    expect(await failAtEveryStep(start, attempt, expectSame)).toBe(7);
  });

  it('keeps what it did since it last saved, when its time is over', async () => {
    const run = wholeRun({ budget: { ...whole, saveEveryMs: DAY_MS } });
    let pages = 0;
    await check(createStep(), { ...run, isOver: () => pages++ === 2 });
    expect((await check(createStep(), run)).names).toEqual(names(6, 20));
  });

  it('checks everything also when two attempts run at once', async () => {
    const run = wholeRun();
    await Promise.all([check(createStep(), run), runStep(createStep(), run)]);
    expect(new Set(checked.flat())).toEqual(new Set(names(0, 20)));
    await expect(check(createStep(), run)).resolves.toMatchObject({ names: [], isFinished: true });
  });
});
