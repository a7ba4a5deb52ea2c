import { listPath, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { LIST_DESCRIPTION_MAX, LIST_ITEMS_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedList } from '../testing/documents.ts';
import { countReads, db, emptyDatabase, readData } from '../testing/emulator.ts';
import { computeWeeklyTop } from './computeWeeklyTop.ts';

const now = new Date('2026-11-21T10:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const seed = (name: string, upvoteCount: number, age = HOUR, more = {}) =>
  seedList(name, { upvoteCount, createdAt: new Date(now.getTime() - age), more });

async function computeNames(moment = now): Promise<string[]> {
  await computeWeeklyTop(db, moment);
  const keys = parseWeeklyTop(await readData(WEEKLY_TOP_PATH));
  return Promise.all(keys.map(async (key) => (await readData(listPath(key)))?.name));
}

beforeEach(emptyDatabase);

describe("the week's top lists", () => {
  it('are newest first when their votes are equal, also within a day', async () => {
    const ages = [3 * DAY, 3 * DAY + MINUTE, 5 * DAY, HOUR, 3 * DAY - MINUTE];
    for (const [index, age] of ages.entries()) await seed(`List ${index}`, 2, age);
    await expect(computeNames()).resolves.toEqual(['List 3', 'List 4', 'List 0']);
  });

  it('are the three with the most upvotes, and follow votes, privacy and deletion at the next run', async () => {
    await expect(computeNames()).resolves.toEqual([]);
    await seed('Fifth', 5);
    const first = await seed('First', 9, 6 * DAY);
    await seed('Fourth', 6, 2 * DAY);
    const second = await seed('Second', 8, 2 * DAY);
    const third = await seed('Third', 7);
    await expect(computeNames()).resolves.toEqual(['First', 'Second', 'Third']);
    await db.doc(listPath(first)).update({ isPublic: false });
    await db.doc(listPath(second)).delete();
    await db.doc(listPath(third)).update({ upvoteCount: 0 });
    await expect(computeNames()).resolves.toEqual(['Fourth', 'Fifth', 'Third']);
  });

  it('are stored as keys, and say when they were computed', async () => {
    const key = await seed('Whole', 0);
    await computeWeeklyTop(db, now);
    expect(await readData(WEEKLY_TOP_PATH)).toEqual({ lists: [key], computedAt: expect.any(Timestamp) });
  });

  it('take less than 2 KB, however long the lists and their ids are', async () => {
    const items = Array.from({ length: LIST_ITEMS_MAX }, (_, index) => `${index}-`.padEnd(60, 'x'));
    const longest = {
      description: 'd'.repeat(LIST_DESCRIPTION_MAX),
      type: 'survivor-ranking',
      itemIds: items,
      itemSeasonIds: items.map(() => 's20'),
    };
    for (const letter of 'abc') {
      const list = { userId: letter.repeat(128), createdAt: now, more: longest };
      await seedList('n'.repeat(LIST_NAME_MAX), list);
    }
    await expect(computeNames()).resolves.toHaveLength(3);
    expect(JSON.stringify(await readData(WEEKLY_TOP_PATH)).length).toBeLessThan(2000);
  });

  it('skip private and invalid lists, however many lead', async () => {
    for (const upvotes of [20, 30, 40, 50]) await seed('Private', upvotes, HOUR, { public: false });
    for (const upvotes of [60, 70]) await seed('Broken', upvotes, HOUR, { tags: 'none' });
    await seed('Hidden', 80, HOUR, { isPublic: false });
    await seed('Shown', 1);
    await expect(computeNames()).resolves.toEqual(['Shown']);
  });

  it('are chosen with three reads for each day, however many lists there are', async () => {
    const lists = Array.from({ length: 60 }, (_, index) => seed('One of many', 0, (index % 6) * DAY));
    await Promise.all(lists);
    const reads = countReads();
    await computeWeeklyTop(db, now);
    await expect(reads.stop()).resolves.toEqual({ queries: 8, documents: 18 });
  });

  it.each([
    ['no time', true, 0],
    ['6 days and 23 hours', true, 6 * DAY + 23 * HOUR],
    ['7 days to the second', true, 7 * DAY],
    ['7 days and a second', false, 7 * DAY + 1000],
    ['7 days and an hour', false, 7 * DAY + HOUR],
    ['8 days', false, 8 * DAY],
  ])('include a list of 1,000 upvotes %s after its creation: %s', async (_age, isIncluded, age) => {
    await seed('Leader', 1000, age);
    await seed('Other', 0, DAY);
    await expect(computeNames()).resolves.toEqual(isIncluded ? ['Leader', 'Other'] : ['Other']);
  });

  it.each([
    ['before', '2026-11-15T00:00:30Z', 20261114, '2026-11-22T00:00:30Z'],
    ['after', '2026-11-14T23:59:30Z', 20261115, '2026-11-14T23:59:30Z'],
  ])(
    'include a list of this week whose device named the day %s',
    async (_which, createdAt, createdDay, moment) => {
      await seedList('In', { createdAt: new Date(createdAt), more: { createdDay } });
      await expect(computeNames(new Date(moment))).resolves.toEqual(['In']);
    },
  );
});
