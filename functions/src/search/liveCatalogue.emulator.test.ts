import { everything } from '@outrank/shared/browseFilter';
import { deletedListPath, type ListKey, listPath } from '@outrank/shared/documentPaths';
import { FieldValue, Query, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { rebuildSnapshot } from '../schedules/rebuildSnapshot.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { giveList } from '../testing/storedLists.ts';
import { CATALOGUE_AGE_MAX_MS, liveCatalogue } from './liveCatalogue.ts';

/** A search with a clock that the test moves. */
function startSearch() {
  const clock = { now: 1_000_000 };
  const upToDate = liveCatalogue(db, () => clock.now);
  const totalOf = async (text: string, isFresh = false) =>
    (await upToDate(isFresh)).find({ filter: { ...everything, text }, page: 0 }, new Set()).total;
  const wait = (milliseconds: number) => {
    clock.now += milliseconds;
  };
  return { totalOf, wait };
}

const change = (key: ListKey, fields: object) =>
  db.doc(listPath(key)).update({ ...fields, changedAt: FieldValue.serverTimestamp() });

async function deleteList(key: ListKey) {
  const batch = db.batch();
  batch.delete(db.doc(listPath(key)));
  batch.set(db.doc(deletedListPath(key)), { at: FieldValue.serverTimestamp() });
  await batch.commit();
}

beforeEach(emptyDatabase);

describe('a search sees', () => {
  it('a new, a renamed and a deleted list as soon as the catalogue is older than five seconds', async () => {
    const { totalOf, wait } = startSearch();
    await expect(totalOf('winners')).resolves.toBe(0);
    const key = await giveList('All winners');
    await expect(totalOf('winners')).resolves.toBe(0);
    wait(CATALOGUE_AGE_MAX_MS + 1);
    await expect(totalOf('winners')).resolves.toBe(1);

    await change(key, { name: 'Best idols' });
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
    await change(key, { name: 'Best idols' });
    await expect(totalOf('idols', true)).resolves.toBe(1);
    await deleteList(key);
    await expect(totalOf('', true)).resolves.toBe(0);
  });

  it('no list that is private, and one that is public again', async () => {
    const { totalOf } = startSearch();
    const key = await giveList('All winners');
    await giveList('Never shown', { more: { isPublic: false } });
    await expect(totalOf('', true)).resolves.toBe(1);
    await change(key, { isPublic: false });
    await expect(totalOf('', true)).resolves.toBe(0);
    await change(key, { isPublic: true });
    await expect(totalOf('', true)).resolves.toBe(1);
    await change(key, { public: false });
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
      Array.from({ length: 1100 }, () => giveList('Many', { more: { changedAt: sameMoment } })),
    );
    await expect(startSearch().totalOf('many')).resolves.toBe(1100);
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
    const { totalOf } = startSearch();
    await giveList('All winners');
    const get = vi.spyOn(Query.prototype, 'get');
    await expect(Promise.all([totalOf('winners'), totalOf('all'), totalOf('')])).resolves.toEqual([1, 1, 1]);
    expect(get).toHaveBeenCalledTimes(2);
    get.mockRestore();
  });
});

describe('a search that starts from a snapshot', () => {
  it('reads only what happened since', async () => {
    const long = { changedAt: Timestamp.fromMillis(Date.now() - 3_600_000) };
    await Promise.all(Array.from({ length: 50 }, () => giveList('Old', { more: long })));
    const renamed = await giveList('Old', { more: long });
    const deleted = await giveList('Old', { more: long });
    await rebuildSnapshot(db, new Date());
    await change(renamed, { name: 'New' });
    await deleteList(deleted);

    const { totalOf } = startSearch();
    const get = vi.spyOn(Query.prototype, 'get');
    await expect(totalOf('old')).resolves.toBe(50);
    await expect(totalOf('new')).resolves.toBe(1);
    const pages = await Promise.all(get.mock.results.map(({ value }) => value));
    get.mockRestore();
    expect(pages.reduce((read, { size }) => read + size, 0)).toBe(2);
  });
});
