import { listPath } from '@outrank/shared/documents/list';
import { Query, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { listDocument, seedDocuments, seedList } from '../testing/documents.ts';
import { countReads, db, emptyDatabase } from '../testing/emulator.ts';
import { startSearch } from '../testing/searches.ts';
import { changeList, deleteList } from '../testing/userActions.ts';
import { createLiveListIndex, INDEX_AGE_MAX_MS, PAGE, rebuildSnapshot } from './liveListIndex.ts';

const hourAgo = { changedAt: Timestamp.fromMillis(Date.now() - 3_600_000) };

beforeEach(emptyDatabase);

describe('a search', () => {
  it.each([
    ['five seconds later', INDEX_AGE_MAX_MS + 1, false],
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
    const keys = Array.from({ length: PAGE + 1 }, (_, index) => ({ userId: 'ana', listId: `list_${index}` }));
    await seedDocuments(keys.map((key) => [listPath(key), listDocument(key, 'Many', { more })]));
    const listIndex = await createLiveListIndex(db, Date.now)(false);
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
    wait(INDEX_AGE_MAX_MS + 1);
    const reads = countReads();
    const [first] = await Promise.all([totalOf('winners'), totalOf('all'), totalOf('')]);
    expect(first).toBe(1);
    await expect(reads.stop()).resolves.toEqual({ queries: 2, documents: 1 });
  });

  it('start from a snapshot and cover only later changes', async () => {
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
    await expect(reads.stop()).resolves.toEqual({ queries: 2, documents: 2 });
  });
});
