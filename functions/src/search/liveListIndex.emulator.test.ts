import { listPath } from '@outrank/shared/documents/list';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { log } from '../platform/log.ts';
import { seedList } from '../testing/documents.ts';
import { countReads, db, emptyDatabase } from '../testing/emulator.ts';
import { startSearch } from '../testing/searches.ts';
import { changeList, deleteList } from '../testing/userActions.ts';
import { COUNT_EVERY_MS, createLiveListIndex, INDEX_AGE_MAX_MS, PAUSE_MAX_MS } from './liveListIndex.ts';
import { PAGE, rebuildSnapshot } from './loadListIndex.ts';

const hourAgo = { changedAt: Timestamp.fromMillis(Date.now() - 3_600_000) };

beforeEach(emptyDatabase);

describe('a search', () => {
  it.each([
    ['after a pause', PAUSE_MAX_MS + 1, false],
    ['at once when it must be fresh', 0, true],
  ])('finds a new, a renamed and a deleted list %s', async (_when, milliseconds, isFresh) => {
    const { totalOf, wait } = startSearch();
    const expectTotal = async (text: string, total: number) => {
      wait(milliseconds);
      await expect(totalOf(text, isFresh)).resolves.toBe(total);
    };
    await expectTotal('winners', 0);
    const key = await seedList('All winners');
    await expect(totalOf('winners')).resolves.toBe(0);
    await expectTotal('winners', 1);
    await changeList(key, { name: 'Best idols' });
    await expectTotal('winners', 0);
    await expectTotal('idols', 1);
    await deleteList(key);
    await expectTotal('idols', 0);
  });

  it('is answered from the standing index while that catches up behind', async () => {
    const { totalOf, wait, getListIndex } = startSearch();
    const isBehind = async (isFresh = false) => (await getListIndex(isFresh)).isBehind;
    await expect(isBehind()).resolves.toBe(false);
    await seedList('All winners');
    await expect(totalOf('winners')).resolves.toBe(0);
    wait(INDEX_AGE_MAX_MS + 1);
    const queries = Promise.withResolvers<void>();
    const get = Query.prototype.get;
    const held = vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
      await queries.promise;
      return get.call(this);
    });
    await expect(totalOf('winners')).resolves.toBe(0);
    await expect(totalOf('winners')).resolves.toBe(0);
    await expect(isBehind()).resolves.toBe(true);
    queries.resolve();
    await expect.poll(() => totalOf('winners')).toBe(1);
    await expect(isBehind()).resolves.toBe(false);
    wait(INDEX_AGE_MAX_MS + 1);
    await expect(isBehind(true)).resolves.toBe(false);
    held.mockRestore();
  });

  it('is answered from the standing index when Firestore fails', async () => {
    const { totalOf, wait } = startSearch();
    await seedList('All winners');
    await totalOf('');
    wait(INDEX_AGE_MAX_MS + 1);
    const logged = vi.spyOn(log, 'error').mockReturnValue();
    const get = vi.spyOn(Query.prototype, 'get').mockRejectedValue(new Error('The connection broke'));
    await expect(totalOf('winners')).resolves.toBe(1);
    await expect.poll(() => logged.mock.lastCall?.[0]).toBe('listIndex.refreshFailed');
    get.mockRestore();
    logged.mockRestore();
    await seedList('Best winners');
    await totalOf('winners');
    await expect.poll(() => totalOf('winners')).toBe(2);
  });

  it('finds no private list, and finds a list that is public again', async () => {
    const { totalOf } = startSearch();
    const key = await seedList('All winners');
    await seedList('Never shown', { more: { isPublic: false } });
    await expect(totalOf('', true)).resolves.toBe(1);
    for (const [change, total] of [
      [{ isPublic: false }, 0],
      [{ isPublic: true }, 1],
      [{ public: false }, 0],
    ] as const) {
      await changeList(key, change);
      await expect(totalOf('', true)).resolves.toBe(total);
    }
  });

  it('finds a change that became visible some seconds after its timestamp', async () => {
    const { totalOf } = startSearch();
    await seedList('All winners');
    await totalOf('', true);
    await seedList('Late', { more: { changedAt: Timestamp.fromMillis(Date.now() - 5000) } });
    await expect(totalOf('late', true)).resolves.toBe(1);
  });

  it('finds every list, however many pages they fill', async () => {
    const more = { changedAt: Timestamp.now() };
    await Promise.all(Array.from({ length: PAGE + 1 }, () => seedList('Many', { more })));
    const { listIndex } = await createLiveListIndex(db, Date.now)(false);
    expect(listIndex.size).toBe(PAGE + 1);
  });

  it('works again after Firestore failed', async () => {
    const { totalOf } = startSearch();
    await seedList('All winners');
    const get = vi.spyOn(Query.prototype, 'get').mockRejectedValueOnce(new Error('The connection broke'));
    await expect(totalOf('winners')).rejects.toThrow('The connection broke');
    get.mockRestore();
    await expect(totalOf('winners')).resolves.toBe(1);
  });
});

describe('reads', () => {
  it('are shared by calls at the same time', async () => {
    const { totalOf, wait } = startSearch();
    await totalOf('');
    await seedList('All winners');
    wait(PAUSE_MAX_MS + 1);
    const reads = countReads();
    const [first] = await Promise.all([totalOf('winners'), totalOf('all'), totalOf('')]);
    expect(first).toBe(1);
    await expect(reads.stop()).resolves.toEqual({ queries: 2, documents: 1 });
  });

  it('start from a snapshot and cover only later changes, the last seconds twice for the count', async () => {
    await Promise.all(Array.from({ length: 50 }, () => seedList('Old', { more: hourAgo })));
    const renamed = await seedList('Old', { more: hourAgo });
    const deleted = await seedList('Old', { more: hourAgo });
    await rebuildSnapshot(db, new Date());
    await changeList(renamed, { name: 'New' });
    await deleteList(deleted);

    const { totalOf } = startSearch();
    const reads = countReads();
    await expect(totalOf('old')).resolves.toBe(50);
    await expect(totalOf('new')).resolves.toBe(1);
    await expect(reads.stop()).resolves.toEqual({ queries: 4, documents: 4 });
  });
});

describe('lists that were written past the rules', () => {
  it('are found within a minute without a new `changedAt`, and no longer when deleted without a tombstone', async () => {
    const { totalOf, wait } = startSearch();
    await totalOf('');
    const key = await seedList('Imported', { more: hourAgo });
    await seedList('Imported', { more: { changedAt: null } });
    await expect(totalOf('imported', true)).resolves.toBe(0);
    wait(COUNT_EVERY_MS);
    await expect(totalOf('imported')).resolves.toBe(2);
    await db.doc(listPath(key)).delete();
    wait(COUNT_EVERY_MS);
    await expect(totalOf('imported')).resolves.toBe(1);
  });

  it('are not read again and again when no reader can show them', async () => {
    const { totalOf, wait } = startSearch();
    await seedList('Winners', { more: hourAgo });
    await seedList('Broken', { more: { ...hourAgo, tags: 'none' } });
    await seedList('Private', { more: { ...hourAgo, public: false } });
    await expect(totalOf('')).resolves.toBe(1);
    wait(COUNT_EVERY_MS);
    const reads = countReads();
    await expect(totalOf('')).resolves.toBe(1);
    await expect(reads.stop()).resolves.toEqual({ queries: 4, documents: 0 });
  });

  it('are in the next snapshot', async () => {
    await rebuildSnapshot(db, new Date(1000));
    await seedList('Imported', { more: hourAgo });
    await expect(rebuildSnapshot(db, new Date(2000))).resolves.toEqual({ lists: 1, chunks: 1 });
  });
});
