import { reconcileStatePath } from '@outrank/shared/documents/upkeep';
import { type Firestore, type QueryDocumentSnapshot, Timestamp } from 'firebase-admin/firestore';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT, seedDocuments } from '../testing/documents.ts';
import { countReads, db, emptyDatabase, interruptedAt, readData } from '../testing/emulator.ts';
import { createNight } from '../testing/nights.ts';
import { DAY_MS, type Night } from './night.ts';
import { runWalk } from './runWalk.ts';
import { allOf, changesOf, type Walk } from './walk.ts';

const PAGE = 3;
const things = db.collection('things');
const changedAfter = (after: Timestamp) => things.where('at', '>', after).orderBy('at');

let checked: string[][];
const onPageFailed = vi.fn();

function createWalk(given: Partial<Walk<QueryDocumentSnapshot>> = {}): Walk<QueryDocumentSnapshot> {
  return {
    name: 'walk',
    everything: allOf(things, PAGE),
    check: async (page) => {
      checked.push(page.map(({ id }) => id));
      return { read: page.length, repaired: 1 };
    },
    ...given,
  };
}

const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `thing-${String(from + index).padStart(3, '0')}`);
const seed = (from: number, to: number, at = SEEDED_AT) =>
  seedDocuments(names(from, to).map((name) => [`things/${name}`, { at }]));

/** Three nights of a cycle, and no least number of reads. */
const pace = { nights: 3, readsMin: 0, readsMax: 1000, saveEveryMs: 0 };
const slowly = (given: Partial<Night> = {}) => createNight({ pace, onPageFailed, ...given });
/** A night some days from now. */
const nightAfter = (days: number, given: Partial<Night> = {}) =>
  slowly({ now: new Date(Date.now() + days * DAY_MS), ...given });
const failOn = (id: string) => (page: readonly QueryDocumentSnapshot[]) =>
  page.some((document) => document.id === id)
    ? Promise.reject(new Error(`The check of ${id} fails`))
    : createWalk().check(page);

/** The names that a run checks. */
async function run(walk: Walk<QueryDocumentSnapshot>, night = slowly()) {
  checked = [];
  const result = await runWalk(walk, night);
  return { ...result, names: checked.flat() };
}

beforeEach(async () => {
  checked = [];
  onPageFailed.mockReset();
  vi.spyOn(log, 'warn').mockReturnValue();
  await emptyDatabase();
});
afterEach(() => vi.restoreAllMocks());

describe('the slice', () => {
  beforeEach(() => seed(0, 20));

  it('is a part each night, and starts again at the end', async () => {
    // A third of 20 is seven, and pages have three.
    await expect(run(createWalk())).resolves.toMatchObject({ names: names(0, 9), isFinished: true });
    expect((await run(createWalk(), nightAfter(1))).names).toEqual(names(9, 15));
    expect((await run(createWalk(), nightAfter(2))).names).toEqual(names(15, 20));
    expect((await run(createWalk(), nightAfter(3))).names).toEqual(names(0, 9));
  });

  it('grows with the collection and after a night without a run, so that the cycle ends in time', async () => {
    await run(createWalk());
    await seed(20, 80);
    expect((await run(createWalk(), nightAfter(1))).names).toEqual(names(9, 45));
    expect((await run(createWalk(), nightAfter(2))).names).toEqual(names(45, 80));
    await run(createWalk(), nightAfter(3));
    expect((await run(createWalk(), nightAfter(5))).names).toEqual(names(27, 80));
  });

  it('is everything while that is less than the least number of reads', async () => {
    const night = () => slowly({ pace: { ...pace, readsMin: 100 } });
    for (let count = 0; count < 3; count += 1)
      expect((await run(createWalk(), night())).names).toEqual(names(0, 20));
  });

  it('ends with the budget', async () => {
    const night = (days: number) => nightAfter(days, { pace: { ...pace, nights: 1, readsMax: 12 } });
    await expect(run(createWalk(), night(0))).resolves.toMatchObject({ names: names(0, 6), read: 13 });
    expect((await run(createWalk(), night(1))).names).toEqual(names(6, 12));
  });

  it('goes on to the budget when its size cannot be counted', async () => {
    const { readPage } = allOf(things, PAGE);
    const count = () => Promise.reject(new Error('Too many'));
    expect((await run(createWalk({ everything: { readPage, count } }))).names).toEqual(names(0, 20));
    expect(log.warn).toHaveBeenCalledWith('reconcile.countFailed', { step: 'walk' }, expect.any(Error));
  });

  it('goes on past documents that were deleted, also the last one checked', async () => {
    const night = () => slowly({ pace: { ...pace, readsMax: 12 } });
    await run(createWalk(), night());
    await db.doc('things/thing-005').delete();
    expect((await run(createWalk(), night())).names).toEqual(names(6, 12));
  });

  it('is checked once in a night, however often the run is started', async () => {
    const night = slowly();
    await run(createWalk(), night);
    await expect(run(createWalk(), night)).resolves.toMatchObject({ names: [], isFinished: true });
  });

  it('tells how many days the present cycle has lasted', async () => {
    const night = (days: number) =>
      slowly({ pace: { ...pace, readsMax: 6 }, now: new Date(Date.now() + days * DAY_MS) });
    await run(createWalk(), night(0));
    await expect(run(createWalk(), night(5))).resolves.toMatchObject({ cycleDays: 5 });
  });

  it('starts from the beginning when the state is malformed', async () => {
    await run(createWalk());
    await db.doc(reconcileStatePath('walk')).update({ items: 'many' });
    expect((await run(createWalk())).names).toEqual(names(0, 9));
    expect((await run(createWalk(), nightAfter(1))).names).toEqual(names(9, 15));
  });

  it('reads each document once', async () => {
    const reads = countReads();
    await run(createWalk(), slowly({ pace: { ...pace, nights: 1 } }));
    expect((await reads.stop()).documents).toBe(20);
  });
});

describe('a page whose check fails', () => {
  beforeEach(() => seed(0, 20));
  const whole = (days = 0) => nightAfter(days, { pace: { ...pace, nights: 1 } });

  it('is skipped and logged, the others are checked, and the next cycle checks it again', async () => {
    const failing = createWalk({ check: failOn('thing-007') });
    const result = await run(failing, whole());
    expect(result).toMatchObject({ checked: 17, skipped: 1, isFinished: true });
    expect(result.names).toEqual([...names(0, 6), ...names(9, 20)]);
    const page = { step: 'walk', after: 'things/thing-005' };
    expect(onPageFailed).toHaveBeenCalledExactlyOnceWith(page, expect.any(Error));
    expect((await run(createWalk(), whole(1))).names).toEqual(names(0, 20));
  });

  it('ends the attempt when two before it failed too, and later attempts get past them', async () => {
    const [night, check] = [whole(), vi.fn(() => Promise.reject(new Error('Everything fails')))];
    await expect(run(createWalk({ check }), night)).rejects.toThrow('Everything');
    expect(onPageFailed).toHaveBeenCalledTimes(3);
    expect((await run(createWalk(), night)).names).toEqual(names(6, 20));
  });
});

describe('an attempt that is interrupted', () => {
  beforeEach(() => seed(0, 20));
  const whole = (given: Partial<Night> = {}) => slowly({ pace: { ...pace, nights: 1 }, ...given });

  it('because its time is over, is continued by the next attempt', async () => {
    const night = whole();
    let pages = 0;
    const first = await run(createWalk(), { ...night, isOver: () => pages++ === 2 });
    expect(first).toMatchObject({ names: names(0, 6), isFinished: false });
    await expect(run(createWalk(), night)).resolves.toMatchObject({ names: names(6, 20), isFinished: true });
  });

  it.each(['before', 'after'] as const)('%s it saves, is continued the next night', async (moment) => {
    const killed = interruptedAt(4, moment, () => {
      throw new Error('Killed');
    });
    await expect(run(createWalk(), whole({ db: killed }))).rejects.toThrow('Killed');
    expect(checked.flat()).toEqual(names(0, 12));
    // The night is over; the next one goes on, and repeats at most one page.
    expect((await run(createWalk(), whole())).names).toEqual(names(moment === 'before' ? 9 : 12, 20));
  });

  it('ends in the same state wherever it is killed, when the next attempt resumes it', async () => {
    const night = whole();
    const readState = async () => ({ ...(await readData(reconcileStatePath('walk'))), run: 'any' });
    await run(createWalk(), night);
    const expected = await readState();
    const start = async () => {
      checked = [];
      await emptyDatabase();
      await seed(0, 20);
    };
    const attempt = (on: Firestore) => runWalk(createWalk(), { ...night, db: on });
    const check = async () => {
      expect(new Set(checked.flat())).toEqual(new Set(names(0, 20)));
      expect(await readState()).toEqual(expected);
    };
    // Seven pages and the end are saved, and each time it is killed before or after that.
    expect(await failAtEveryStep(start, attempt, check)).toBe(8);
  });

  it('keeps what it did since it last saved, when its time is over', async () => {
    const night = whole({ pace: { ...pace, nights: 1, saveEveryMs: DAY_MS } });
    let pages = 0;
    await run(createWalk(), { ...night, isOver: () => pages++ === 2 });
    expect((await run(createWalk(), night)).names).toEqual(names(6, 20));
  });
});

describe('two runs at once', () => {
  beforeEach(() => seed(0, 20));

  it('check everything, and one of them stops', async () => {
    const night = slowly({ pace: { ...pace, nights: 1 } });
    const results = await Promise.all([run(createWalk(), night), runWalk(createWalk(), night)]);
    expect(new Set(checked.flat())).toEqual(new Set(names(0, 20)));
    expect(results.map(({ isFinished }) => isFinished).toSorted()).toEqual([false, true]);
    await expect(run(createWalk(), night)).resolves.toMatchObject({ names: [], isFinished: true });
  });

  it('do not set the cursor back when a run that was thought dead goes on', async () => {
    const night = slowly({ pace: { ...pace, nights: 1, readsMax: 18 } });
    const resumed = Promise.withResolvers<void>();
    const delayed = interruptedAt(2, 'before', () => resumed.promise);
    const zombie = runWalk(createWalk(), { ...night, db: delayed });
    await vi.waitFor(() => expect(checked).toHaveLength(2));
    await expect(runWalk(createWalk(), night)).resolves.toMatchObject({ isFinished: true });
    const state = await readData(reconcileStatePath('walk'));
    resumed.resolve();
    await expect(zombie).resolves.toMatchObject({ isFinished: false });
    expect(await readData(reconcileStatePath('walk'))).toEqual(state);
  });
});

describe('changes', () => {
  const walk = (given: Partial<Walk<QueryDocumentSnapshot>> = {}) =>
    createWalk({ changes: { at: changesOf(changedAfter, 'at', PAGE) }, ...given });
  const changesOnly = (given: Partial<Walk<QueryDocumentSnapshot>> = {}) => {
    const { everything: _, ...rest } = walk(given);
    return rest;
  };
  const touch = (...ids: string[]) =>
    seedDocuments(ids.map((id) => [`things/${id}`, { at: Timestamp.now() }]));
  /** Changes of the past minute, a second apart. */
  const seedChanges = (count: number) =>
    seedDocuments(
      names(0, count).map((name, second) => [
        `things/${name}`,
        { at: Timestamp.fromMillis(Date.now() - 60_000 + second * 1000) },
      ]),
    );

  it('are checked before the slice', async () => {
    await seed(0, 20);
    await run(walk());
    await touch('thing-002');
    expect((await run(walk(), nightAfter(1))).names).toEqual(['thing-002', ...names(9, 15)]);
  });

  it('without slices are checked again each night after a failure, until they are too old', async () => {
    await seedChanges(8);
    const failing = changesOnly({ check: failOn('thing-004') });
    const found = [...names(0, 3), ...names(6, 8)];
    await expect(run(failing)).resolves.toMatchObject({ names: found, skipped: 1, isFinished: true });
    expect((await run(failing, nightAfter(1))).names).toEqual(names(5, 8));
    expect((await run(changesOnly(), nightAfter(2))).names).toEqual(names(2, 8));
    expect((await run(changesOnly(), nightAfter(3))).names).toEqual([]);
    await touch('thing-004');
    await run(failing, nightAfter(4));
    expect((await run(changesOnly(), nightAfter(20))).names).toEqual([]);
  });

  it('that fail are left to the slice when there is one', async () => {
    await seed(0, 20);
    await touch('thing-004');
    const result = await run(walk({ check: failOn('thing-004') }));
    expect(result).toMatchObject({ names: [...names(0, 3), ...names(6, 9)], skipped: 2 });
    expect((await run(walk(), nightAfter(1))).names).toEqual(names(9, 15));
  });

  it('are checked again until they are settled, then no more', async () => {
    const settledBefore = new Date(Date.now() - DAY_MS);
    await seed(1, 2, Timestamp.fromMillis(Date.now() - 1000));
    await run(changesOnly(), slowly({ settledBefore }));
    expect((await run(changesOnly())).names).toEqual(['thing-001']);
    expect((await run(changesOnly())).names).toEqual([]);
  });

  it('that the budget leaves are checked the next night', async () => {
    const night = () => slowly({ pace: { ...pace, readsMax: 6 } });
    await seedChanges(8);
    const all: string[] = [];
    for (let count = 0; count < 4; count += 1) all.push(...(await run(changesOnly(), night())).names);
    // The last one of a night is the first one of the next, because others may have changed at its moment.
    expect([...new Set(all)]).toEqual(names(0, 8));
    expect((await run(changesOnly(), night())).names).toEqual([]);
  });
});
