import { repairStatePath } from '@outrank/shared/documents/upkeep';
import type { Firestore, QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { failAtEveryStep } from '../testing/delivery/faults.ts';
import { SEEDED_AT, seedDocuments } from '../testing/documents.ts';
import { countReads, db, emptyDatabase, interruptedAt, readData } from '../testing/emulator.ts';
import { createRun } from '../testing/repairRuns.ts';
import { type Run, runStep, type Step } from './runStep.ts';

const PAGE = 3;
const things = db.collection('things');
const statePath = repairStatePath('things');

let checked: string[][];
const onFailure = vi.fn();

function createStep(given: Partial<Step> = {}): Step {
  return {
    name: 'things',
    query: things,
    pageSize: PAGE,
    check: async (page) => {
      checked.push(page.map(({ id }) => id));
      return 1;
    },
    ...given,
  };
}

const names = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, index) => `thing-${String(from + index).padStart(3, '0')}`);
const seed = (from: number, to: number) =>
  seedDocuments(names(from, to).map((name) => [`things/${name}`, { at: SEEDED_AT }]));

/** A run that checks seven documents, by whole pages. */
const createPart = (given: Partial<Run> = {}) => createRun({ itemsMax: 7, onFailure, ...given });
const createWhole = (given: Partial<Run> = {}) => createRun({ onFailure, ...given });
const failOn = (id: string) => (page: readonly QueryDocumentSnapshot[]) =>
  page.some((document) => document.id === id)
    ? Promise.reject(new Error(`The check of ${id} fails`))
    : createStep().check(page);

/** The names that a run checks. */
async function check(step: Step, run = createPart()) {
  checked = [];
  const result = await runStep(step, run);
  return { ...result, names: checked.flat() };
}

beforeEach(async () => {
  checked = [];
  onFailure.mockReset();
  await emptyDatabase();
  await seed(0, 20);
});

describe('a run', () => {
  it('checks a part of all documents, and a full scan starts again at the end', async () => {
    await expect(check(createStep())).resolves.toMatchObject({ names: names(0, 9), isFinished: true });
    expect((await check(createStep())).names).toEqual(names(9, 18));
    expect((await check(createStep())).names).toEqual(names(18, 20));
    expect((await check(createStep())).names).toEqual(names(0, 9));
  });

  it('checks everything when that is less', async () => {
    for (let count = 0; count < 3; count += 1)
      expect((await check(createStep(), createWhole())).names).toEqual(names(0, 20));
  });

  it('checks no more than a step allows', async () => {
    expect((await check(createStep({ itemsMax: 7 }), createWhole())).names).toEqual(names(0, 9));
  });

  it('goes on past documents that were deleted, also the last one checked', async () => {
    await check(createStep());
    await db.doc('things/thing-008').delete();
    expect((await check(createStep())).names).toEqual(names(9, 18));
  });

  it('checks its part once, however often it is started', async () => {
    const run = createPart();
    await check(createStep(), run);
    await expect(check(createStep(), run)).resolves.toMatchObject({ names: [], isFinished: true });
  });

  it.each([
    ['malformed', { cursor: 7 }],
    ['of an older shape', { cursor: 'things/thing-008', cycleStartedAt: SEEDED_AT, night: 'one', run: 'x' }],
  ])('starts from the beginning when the state is %s', async (_how, state) => {
    await db.doc(statePath).set(state);
    expect((await check(createStep())).names).toEqual(names(0, 9));
    expect((await check(createStep())).names).toEqual(names(9, 18));
  });

  it('reads each document once', async () => {
    const reads = countReads();
    await check(createStep(), createWhole());
    expect((await reads.stop()).documents).toBe(20);
  });
});

describe('a page whose check fails', () => {
  it('is skipped, the others are checked, and the next full scan checks it again', async () => {
    const result = await check(createStep({ check: failOn('thing-007') }), createWhole());
    expect(result).toMatchObject({ checked: 17, skipped: 1, isFinished: true });
    expect(result.names).toEqual([...names(0, 6), ...names(9, 20)]);
    const page = { step: 'things', after: 'things/thing-005' };
    expect(onFailure).toHaveBeenCalledExactlyOnceWith(page, expect.any(Error));
    expect((await check(createStep(), createWhole())).names).toEqual(names(0, 20));
  });
});

describe('an attempt that is interrupted', () => {
  it('because its time is over, is continued by the next attempt', async () => {
    const run = createWhole();
    let pages = 0;
    const first = await check(createStep(), { ...run, isOver: () => pages++ === 2 });
    expect(first).toMatchObject({ names: names(0, 6), isFinished: false });
    await expect(check(createStep(), run)).resolves.toMatchObject({ names: names(6, 20), isFinished: true });
  });

  it.each(['before', 'after'] as const)('%s it saves, is continued by the next run', async (moment) => {
    const killed = interruptedAt(4, moment, () => {
      throw new Error('Killed');
    });
    await expect(check(createStep(), createWhole({ db: killed }))).rejects.toThrow('Killed');
    expect(checked.flat()).toEqual(names(0, 12));
    // It repeats at most one page.
    expect((await check(createStep(), createWhole())).names).toEqual(names(moment === 'before' ? 9 : 12, 20));
  });

  it('ends in the same state wherever it is killed, when the next attempt resumes it', async () => {
    const run = createWhole();
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
    // Seven pages are saved, and each time it is killed before or after that.
    expect(await failAtEveryStep(start, attempt, expectSame)).toBe(7);
  });

  it('checks everything also when two attempts run at once', async () => {
    const run = createWhole();
    await Promise.all([check(createStep(), run), runStep(createStep(), run)]);
    expect(new Set(checked.flat())).toEqual(new Set(names(0, 20)));
    await expect(check(createStep(), run)).resolves.toMatchObject({ names: [], isFinished: true });
  });
});
