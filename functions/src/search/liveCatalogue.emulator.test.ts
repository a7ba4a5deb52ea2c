import { Query, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { watchReads } from '../testing/reads.ts';
import { changeList, deleteList, startSearch } from '../testing/searches.ts';
import { giveList } from '../testing/storedLists.ts';
import { PAGE } from './catchUp.ts';
import { CATALOGUE_AGE_MAX_MS } from './liveCatalogue.ts';
import { rebuildSnapshot } from './rebuildSnapshot.ts';

beforeEach(emptyDatabase);

describe('a search sees', () => {
  it('a new, a renamed and a deleted list as soon as the catalogue is older than five seconds', async () => {
    const { totalOf, wait } = startSearch();
    await expect(totalOf('winners')).resolves.toBe(0);
    const key = await giveList('All winners');
    await expect(totalOf('winners')).resolves.toBe(0);
    wait(CATALOGUE_AGE_MAX_MS + 1);
    await expect(totalOf('winners')).resolves.toBe(1);

    await changeList(key, { name: 'Best idols' });
    wait(CATALOGUE_AGE_MAX_MS + 1);
    await expect(totalOf('winners')).resolves.toBe(0);
    await expect(totalOf('idols')).resolves.toBe(1);

    await deleteList(key);
    wait(CATALOGUE_AGE_MAX_MS + 1);
    await expect(totalOf('idols')).resolves.toBe(0);
  });

  it('everything at once when it asks for it', async () => {
    const { totalOf } = startSearch();
    await totalOf('');
    const key = await giveList('All winners');
    await expect(totalOf('winners', true)).resolves.toBe(1);
    await changeList(key, { name: 'Best idols' });
    await expect(totalOf('idols', true)).resolves.toBe(1);
    await deleteList(key);
    await expect(totalOf('', true)).resolves.toBe(0);
  });

  it('no list that is private, and one that is public again', async () => {
    const { totalOf } = startSearch();
    const key = await giveList('All winners');
    await giveList('Never shown', { more: { isPublic: false } });
    await expect(totalOf('', true)).resolves.toBe(1);
    await changeList(key, { isPublic: false });
    await expect(totalOf('', true)).resolves.toBe(0);
    await changeList(key, { isPublic: true });
    await expect(totalOf('', true)).resolves.toBe(1);
    await changeList(key, { public: false });
    await expect(totalOf('', true)).resolves.toBe(0);
  });

  it('a change that became visible some seconds after the time that it bears', async () => {
    const { totalOf } = startSearch();
    await giveList('All winners');
    await totalOf('', true);
    await giveList('Late', { more: { changedAt: Timestamp.fromMillis(Date.now() - 5000) } });
    await expect(totalOf('late', true)).resolves.toBe(1);
  });

  it('every list, however many pages they fill', async () => {
    const sameMoment = Timestamp.now();
    await Promise.all(
      Array.from({ length: PAGE + 1 }, () => giveList('Many', { more: { changedAt: sameMoment } })),
    );
    await expect(startSearch().totalOf('many')).resolves.toBe(PAGE + 1);
  });

  it('again after Firestore failed', async () => {
    const { totalOf } = startSearch();
    await giveList('All winners');
    const get = vi.spyOn(Query.prototype, 'get').mockRejectedValueOnce(new Error('The connection broke'));
    await expect(totalOf('winners')).rejects.toThrow('The connection broke');
    get.mockRestore();
    await expect(totalOf('winners')).resolves.toBe(1);
  });
});

describe('calls at the same time', () => {
  it('share what they read', async () => {
    const { totalOf, wait } = startSearch();
    await totalOf('');
    await giveList('All winners');
    wait(CATALOGUE_AGE_MAX_MS + 1);
    const reads = watchReads();
    await expect(Promise.all([totalOf('winners'), totalOf('all'), totalOf('')])).resolves.toEqual([1, 1, 1]);
    await expect(reads.stop()).resolves.toEqual({ queries: 2, documents: 1 });
  });
});

describe('a search that starts from a snapshot', () => {
  it('reads only what happened since, the last seconds a second time when it counts', async () => {
    const long = { changedAt: Timestamp.fromMillis(Date.now() - 3_600_000) };
    await Promise.all(Array.from({ length: 50 }, () => giveList('Old', { more: long })));
    const renamed = await giveList('Old', { more: long });
    const deleted = await giveList('Old', { more: long });
    await rebuildSnapshot(db, new Date());
    await changeList(renamed, { name: 'New' });
    await deleteList(deleted);

    const { totalOf } = startSearch();
    const reads = watchReads();
    await expect(totalOf('old')).resolves.toBe(50);
    await expect(totalOf('new')).resolves.toBe(1);
    await expect(reads.stop()).resolves.toEqual({ queries: 4, documents: 4 });
  });
});
