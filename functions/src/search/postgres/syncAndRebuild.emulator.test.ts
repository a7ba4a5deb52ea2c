import { type ListKey, listPath } from '@outrank/shared/documents/list';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listDocument, seedDocuments, seedList } from '../../testing/documents.ts';
import { db, emptyDatabase } from '../../testing/emulator.ts';
import { createFavoritesReader, findLists } from '../findLists.ts';
import {
  emptySearchDatabase,
  postgresPrograms,
  type SearchDatabase,
  startSearchDatabase,
} from '../testing/searchDatabase.ts';
import { createPostgresEngine } from './postgresEngine.ts';
import { rebuildLists, syncList } from './storeLists.ts';

describe.skipIf(postgresPrograms === undefined)('the search database', () => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await startSearchDatabase();
  });
  afterAll(() => database.stop());
  beforeEach(async () => {
    await emptyDatabase();
    await emptySearchDatabase(database.pool);
  });

  async function countFound(text = ''): Promise<number> {
    const request = { filter: { ...emptyFilter, text }, page: 0 };
    return (await createPostgresEngine(db, database.pool).find(request, new Set())).total;
  }
  const rename = (key: ListKey, name: string) =>
    db.doc(listPath(key)).update({ name, updatedAt: new Date() });
  const sync = (key: ListKey) => syncList(db, database.pool, key);

  it('follows a list through its changes to its deletion', async () => {
    const key = await seedList('Winners');
    await sync(key);
    expect(await countFound('winners')).toBe(1);
    await rename(key, 'Idols');
    await sync(key);
    expect([await countFound('winners'), await countFound('idols')]).toEqual([0, 1]);
    await db.doc(listPath(key)).update({ isPublic: false });
    await sync(key);
    expect(await countFound()).toBe(0);
    await db.doc(listPath(key)).update({ isPublic: true });
    await sync(key);
    expect(await countFound()).toBe(1);
    await db.doc(listPath(key)).delete();
    await sync(key);
    await sync(key);
    expect(await countFound()).toBe(0);
  });

  it('ends with what is stored when many events of a changing list run at once', async () => {
    const key = await seedList('Version 0');
    const runs: Promise<void>[] = [];
    for (let version = 1; version <= 20; version += 1) {
      await rename(key, `Version ${version};`);
      runs.push(sync(key));
    }
    await Promise.all(runs);
    expect(await countFound('version 20;')).toBe(1);
  });

  it('includes a user’s own last change in a fresh search, before its event', async () => {
    const key = await seedList('Winners', { userId: 'ana' });
    const engine = createPostgresEngine(db, database.pool);
    const search = { filter: { ...emptyFilter, text: 'winners' }, page: 0 };
    await expect(
      findLists(engine, createFavoritesReader(db), 'ben', { ...search, isFresh: true }),
    ).resolves.toMatchObject({
      total: 0,
    });
    await expect(findLists(engine, createFavoritesReader(db), 'ana', search)).resolves.toMatchObject({
      total: 0,
    });
    await expect(
      findLists(engine, createFavoritesReader(db), 'ana', { ...search, isFresh: true }),
    ).resolves.toMatchObject({
      keys: [key],
    });
  });

  describe('a rebuild', () => {
    const keys = Array.from({ length: 25 }, (_, index) => ({
      userId: `user${index % 3}`,
      listId: `list_${1_000_000 + index}`,
    }));
    beforeEach(() =>
      seedDocuments(
        keys.map((key, index) => [
          listPath(key),
          listDocument(key, 'Winners', { more: { isPublic: index !== 7 } }),
        ]),
      ),
    );

    it('stores all public lists, whatever is stored already, and removes what is gone', async () => {
      const gone = await seedList('Gone');
      await sync(gone);
      await db.doc(listPath(gone)).delete();
      await expect(rebuildLists(db, database.pool, { page: 10 })).resolves.toEqual({ read: 25, removed: 1 });
      await expect(rebuildLists(db, database.pool, { page: 10 })).resolves.toEqual({ read: 25, removed: 0 });
      expect([await countFound(), await countFound('gone')]).toEqual([24, 0]);
    });

    it('stores the rest when it is repeated after an interruption', async () => {
      const interrupt = (read: number) => {
        if (read === 20) throw new Error('The connection broke');
      };
      const interrupted = rebuildLists(db, database.pool, { page: 10, onPage: interrupt });
      await expect(interrupted).rejects.toThrow('The connection broke');
      await expect(rebuildLists(db, database.pool, { page: 10 })).resolves.toEqual({ read: 25, removed: 0 });
      expect(await countFound()).toBe(24);
    });

    it('keeps what events store meanwhile, before and behind the page that is read', async () => {
      const [first, last] = [keys[0], keys[24]];
      if (!first || !last) throw new Error('There are lists.');
      const created: ListKey[] = [];
      const runs: Promise<unknown>[] = [];
      const change = async () => {
        await Promise.all([rename(first, 'First'), rename(last, 'Last')]);
        created.push(await seedList('New', { userId: 'aaa' }));
        await Promise.all([first, last, ...created].map(sync));
      };
      await rebuildLists(db, database.pool, { page: 10, onPage: () => void runs.push(change()) });
      await Promise.all(runs);
      expect(await countFound('first')).toBe(1);
      expect(await countFound('last')).toBe(1);
      expect(await countFound('new')).toBe(created.length);
    });

    it('may run beside another one', async () => {
      let second: Promise<unknown> | undefined;
      await rebuildLists(db, database.pool, {
        page: 10,
        onPage: () => {
          second ??= rebuildLists(db, database.pool);
        },
      });
      await expect(second).resolves.toEqual({ read: 25, removed: 0 });
      expect(await countFound()).toBe(24);
    });
  });
});
