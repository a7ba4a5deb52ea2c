import { beforeEach, describe, expect, it } from 'vitest';
import { removeComment } from '../cascade/removeComment.ts';
import type { Drift } from '../platform/drift.ts';
import { contradictions } from '../testing/contradictions.ts';
import { db } from '../testing/emulator.ts';
import { deleteList } from '../testing/searches.ts';
import { anasList, giveTwoLists } from '../testing/twoLists.ts';
import { giveName } from '../testing/users.ts';
import { removeLeftovers } from './removeLeftovers.ts';
import { repairEverything } from './repairEverything.ts';
import { repairNames } from './repairNames.ts';

const DAY_MS = 86_400_000;
const daysFromNow = (days: number) => new Date(Date.now() + days * DAY_MS);
const pathsOf = (drifts: readonly Drift[]) => drifts.map(({ path }) => path);

beforeEach(giveTwoLists);

const lost = [
  ['a changed name', () => giveName('ana', 'Tree Mail'), 'userLists/ana'],
  ['a deleted list', () => deleteList(anasList), 'deletedLists/ana~list_1000001'],
  ['a deleted comment', () => removeComment(db, 'ana', 'ana-1'), 'deletedComments/ana-1'],
] as const;

describe.each(lost)('the lost event of %s', (_what, act, path) => {
  beforeEach(async () => {
    await act();
    await expect(contradictions()).resolves.not.toEqual([]);
  });

  it('is made up for by night, and told', async () => {
    expect(pathsOf(await repairEverything(db, daysFromNow(1)))).toEqual([path]);
    await expect(contradictions()).resolves.toEqual([]);
  });

  it('is made up for when it may only be late, and not told', async () => {
    const [now, settledBefore] = [daysFromNow(0), daysFromNow(-1)];
    await expect(repairNames(db, settledBefore)).resolves.toEqual([]);
    await expect(removeLeftovers(db, { now, settledBefore })).resolves.toEqual([]);
    await expect(contradictions()).resolves.toEqual([]);
  });
});

it('is looked for on seven nights after a deletion, and no longer', async () => {
  await deleteList(anasList);
  const driftsAt = async (now: Date) => pathsOf(await removeLeftovers(db, { now, settledBefore: now }));
  await expect(driftsAt(daysFromNow(7.1))).resolves.toEqual([]);
  await expect(driftsAt(daysFromNow(6.9))).resolves.toEqual(['deletedLists/ana~list_1000001']);
});
