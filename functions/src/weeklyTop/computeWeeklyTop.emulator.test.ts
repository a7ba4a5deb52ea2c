import { listPath } from '@outrank/shared/documents/list';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { LIST_DESCRIPTION_MAX, LIST_ITEMS_MAX, LIST_NAME_MAX } from '@outrank/shared/limits';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { seedList } from '../testing/documents.ts';
import { countReads, db, emptyDatabase, interruptedAt, readData } from '../testing/emulator.ts';
import { computeWeeklyTop } from './computeWeeklyTop.ts';

const now = new Date('2026-11-21T10:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const seed = (name: string, upvoteCount: number, age = HOUR, more = {}) =>
  seedList(name, { upvoteCount, createdAt: new Date(now.getTime() - age), more });

async function computeNames(moment = now): Promise<string[]> {
  await computeWeeklyTop(db, moment);
  return parseWeeklyTop(await readData(WEEKLY_TOP_PATH)).map(({ name }) => name);
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

  it('are stored as their cards show them, and say when they were computed', async () => {
    const itemIds = ['s20', 's7', 's16', 's1'];
    const more = {
      itemIds,
      itemSeasonIds: ['', '', '', ''],
      description: 'Long',
      countedAt: Timestamp.now(),
    };
    const key = await seed('Whole', 4, HOUR, more);
    await computeWeeklyTop(db, now);
    const { changedAt, createdAt, updatedAt, countedAt } = (await readData(listPath(key))) ?? {};
    const card = {
      id: key.listId,
      userId: 'ana',
      userName: 'Ana',
      name: 'Whole',
      description: '',
      tags: ['season-ranking'],
      type: 'season-ranking',
      itemIds: ['s20', 's7', 's16'],
      itemCount: 4,
      itemSeasonIds: ['', '', ''],
      isPublic: true,
      upvoteCount: 4,
      commentCount: 0,
      ...{ changedAt, createdAt, updatedAt, countedAt },
    };
    expect(await readData(WEEKLY_TOP_PATH)).toEqual({ lists: [card], computedAt: expect.any(Timestamp) });
  });

  it('are the lists as they are when they are written', async () => {
    const [first, second, third] = await Promise.all([seed('A', 3), seed('B', 2), seed('C', 1)]);
    const change = async () => {
      await db.doc(listPath(first)).update({ isPublic: false });
      await db.doc(listPath(second)).delete();
      await db.doc(listPath(third)).update({ name: 'C, renamed' });
    };
    await computeWeeklyTop(interruptedAt(1, 'before', change), now);
    const written = parseWeeklyTop(await readData(WEEKLY_TOP_PATH));
    expect(written.map(({ name }) => name)).toEqual(['C, renamed']);
  });

  it('take less than 4 KB, however long the lists and their ids are', async () => {
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
    expect(JSON.stringify(await readData(WEEKLY_TOP_PATH)).length).toBeLessThan(4000);
  });

  it('skip private and invalid lists, however many lead', async () => {
    for (const upvotes of [20, 30, 40, 50]) await seed('Private', upvotes, HOUR, { public: false });
    for (const upvotes of [60, 70]) await seed('Broken', upvotes, HOUR, { tags: 'none' });
    await seed('Hidden', 80, HOUR, { isPublic: false });
    await seed('Shown', 1);
    await expect(computeNames()).resolves.toEqual(['Shown']);
  });

  it('are chosen with three reads for each day, and then read again, however many lists there are', async () => {
    const lists = Array.from({ length: 60 }, (_, index) => seed('One of many', 0, (index % 6) * DAY));
    await Promise.all(lists);
    const reads = countReads();
    await computeWeeklyTop(db, now);
    await expect(reads.stop()).resolves.toEqual({ queries: 8, documents: 18 + 3 });
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
