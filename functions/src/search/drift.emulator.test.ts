import { listPath } from '@outrank/shared/firestore/documentPaths';
import { Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { watchReads } from '../testing/reads.ts';
import { startSearch } from '../testing/searches.ts';
import { giveList } from '../testing/storedLists.ts';
import { COUNT_EVERY_MS } from './liveCatalogue.ts';
import { rebuildSnapshot } from './rebuildSnapshot.ts';

beforeEach(emptyDatabase);

describe('lists that were written past the rules', () => {
  const silent = { changedAt: Timestamp.fromMillis(Date.now() - 3_600_000) };

  it('are found within a minute though they say nothing of their change', async () => {
    const { totalOf, wait } = startSearch();
    await giveList('Winners');
    await totalOf('');
    await giveList('Imported', { more: silent });
    await giveList('Imported', { more: { changedAt: null } });
    await expect(totalOf('imported', true)).resolves.toBe(0);
    wait(COUNT_EVERY_MS);
    await expect(totalOf('imported')).resolves.toBe(2);
  });

  it('are gone within a minute though no mark was left', async () => {
    const { totalOf, wait } = startSearch();
    const key = await giveList('Winners');
    await totalOf('');
    await db.doc(listPath(key)).delete();
    wait(COUNT_EVERY_MS);
    await expect(totalOf('winners')).resolves.toBe(0);
  });

  it('are not read time and again when nobody can show them', async () => {
    const { totalOf, wait } = startSearch();
    await giveList('Winners', { more: silent });
    await giveList('Broken', { more: { ...silent, tags: 'none' } });
    await giveList('Private', { more: { ...silent, public: false } });
    await expect(totalOf('')).resolves.toBe(1);
    wait(COUNT_EVERY_MS);
    const reads = watchReads();
    await expect(totalOf('')).resolves.toBe(1);
    await expect(reads.stop()).resolves.toEqual({ queries: 4, documents: 0 });
  });

  it('are in the snapshot of the next hour', async () => {
    await rebuildSnapshot(db, new Date(1000));
    await giveList('Imported', { more: silent });
    await expect(rebuildSnapshot(db, new Date(2000))).resolves.toEqual({ lists: 1, chunks: 1 });
  });
});
