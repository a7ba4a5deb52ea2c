import { listPath, WEEKLY_TOP_PATH } from '@outrank/shared/firestore/documentPaths';
import { parseWeeklyTop } from '@outrank/shared/lists/weeklyTop';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { watchReads } from '../testing/reads.ts';
import { giveList } from '../testing/storedLists.ts';
import { computeWeeklyTop } from './computeWeeklyTop.ts';

const now = new Date('2026-11-21T10:30:00Z');
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);

async function topOf(moment = now): Promise<string[]> {
  await computeWeeklyTop(db, moment);
  return parseWeeklyTop((await db.doc(WEEKLY_TOP_PATH).get()).data()).map(({ name }) => name);
}

beforeEach(emptyDatabase);

describe('the top lists of this week', () => {
  it('are the three with the most upvotes, the most first', async () => {
    await giveList('Five', { upvoteCount: 5, createdAt: ago(HOUR) });
    await giveList('Nine', { upvoteCount: 9, createdAt: ago(6 * DAY) });
    await giveList('One', { upvoteCount: 1, createdAt: ago(2 * DAY) });
    await giveList('Seven', { upvoteCount: 7, createdAt: ago(2 * DAY) });
    await giveList('Three', { upvoteCount: 3, createdAt: ago(2 * DAY) });
    await expect(topOf()).resolves.toEqual(['Nine', 'Seven', 'Five']);
  });

  it('stand newest first where votes are equal, also within one day', async () => {
    const ages = [3 * DAY, 3 * DAY + MINUTE, 5 * DAY, HOUR, 3 * DAY - MINUTE];
    for (const [place, age] of ages.entries())
      await giveList(`List ${place}`, { upvoteCount: 2, createdAt: ago(age) });
    await expect(topOf()).resolves.toEqual(['List 3', 'List 4', 'List 0']);
  });

  it('are fewer when there are fewer, even without an upvote', async () => {
    await giveList('Alone', { createdAt: ago(HOUR) });
    await expect(topOf()).resolves.toEqual(['Alone']);
  });

  it('are none when there is none', async () => {
    await expect(topOf()).resolves.toEqual([]);
  });

  it('follow votes, privacy and deletion at the next run', async () => {
    const first = await giveList('First', { upvoteCount: 9, createdAt: ago(HOUR) });
    const second = await giveList('Second', { upvoteCount: 8, createdAt: ago(HOUR) });
    const third = await giveList('Third', { upvoteCount: 7, createdAt: ago(HOUR) });
    await giveList('Fourth', { upvoteCount: 6, createdAt: ago(HOUR) });
    await giveList('Fifth', { upvoteCount: 5, createdAt: ago(HOUR) });
    await expect(topOf()).resolves.toEqual(['First', 'Second', 'Third']);
    await db.doc(listPath(first)).update({ isPublic: false });
    await db.doc(listPath(second)).delete();
    await db.doc(listPath(third)).update({ upvoteCount: 0 });
    await expect(topOf()).resolves.toEqual(['Fourth', 'Fifth', 'Third']);
  });

  it('keep every field as it was stored, and tell when they were computed', async () => {
    const key = await giveList('Whole', { createdAt: ago(HOUR), more: { note: 'of tomorrow' } });
    await computeWeeklyTop(db, now);
    const [list, top] = await Promise.all([db.doc(listPath(key)).get(), db.doc(WEEKLY_TOP_PATH).get()]);
    expect(top.data()).toEqual({ lists: [list.data()], computedAt: expect.any(Timestamp) });
  });
});

describe('a list belongs to this week', () => {
  it.each([
    ['6 days and 23 hours', 6 * DAY + 23 * HOUR],
    ['7 days to the second', 7 * DAY],
    ['no time', 0],
  ])('%s after its creation', async (_age, age) => {
    await giveList('In', { createdAt: ago(age) });
    await expect(topOf()).resolves.toEqual(['In']);
  });

  it.each([
    ['7 days and a second', 7 * DAY + 1000],
    ['7 days and an hour', 7 * DAY + HOUR],
    ['8 days', 8 * DAY],
  ])('no more %s after its creation, with 1,000 upvotes', async (_age, age) => {
    await giveList('Out', { createdAt: ago(age), upvoteCount: 1000 });
    await giveList('In', { createdAt: ago(DAY) });
    await expect(topOf()).resolves.toEqual(['In']);
  });

  it.each([
    ['before', '2026-11-15T00:00:30Z', 20261114, '2026-11-22T00:00:30Z'],
    ['after', '2026-11-14T23:59:30Z', 20261115, '2026-11-14T23:59:30Z'],
  ])('when its device called it the day %s', async (_which, createdAt, createdDay, moment) => {
    await giveList('In', { createdAt: new Date(createdAt), more: { createdDay } });
    await expect(topOf(new Date(moment))).resolves.toEqual(['In']);
  });
});

describe('the choice', () => {
  it('passes over private and unreadable lists, however many lead', async () => {
    for (const upvoteCount of [20, 30, 40, 50])
      await giveList('Private', { upvoteCount, createdAt: ago(HOUR), more: { public: false } });
    for (const upvoteCount of [60, 70])
      await giveList('Broken', { upvoteCount, createdAt: ago(HOUR), more: { tags: 'none' } });
    await giveList('Hidden', { upvoteCount: 80, createdAt: ago(HOUR), more: { isPublic: false } });
    await giveList('Shown', { upvoteCount: 1, createdAt: ago(HOUR) });
    await expect(topOf()).resolves.toEqual(['Shown']);
  });

  it('reads three lists of a day at most, however many there are', async () => {
    const ages = Array.from({ length: 60 }, (_, place) => (place % 6) * DAY);
    await Promise.all(ages.map((age) => giveList('One of many', { createdAt: ago(age) })));
    const reads = watchReads();
    await computeWeeklyTop(db, now);
    await expect(reads.stop()).resolves.toEqual({ queries: 8, documents: 18 });
  });
});
