import { listKeyText } from '@outrank/shared/documents/list';
import { emptyFilter } from '@outrank/shared/lists/browseFilter';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { db } from '../../testing/emulator.ts';
import { oneList, type SearchedList, searchedDocument } from '../../testing/searches.ts';
import { toSearchableList } from '../searchableList.ts';
import { describeEngine } from '../testing/engineSuite.ts';
import {
  emptySearchDatabase,
  postgresPrograms,
  type SearchDatabase,
  startSearchDatabase,
} from '../testing/searchDatabase.ts';
import { createPostgresEngine } from './postgresEngine.ts';
import { createSchema } from './searchPool.ts';
import { storeLists } from './storeLists.ts';

describe.skipIf(postgresPrograms === undefined)('PostgreSQL', () => {
  let database: SearchDatabase;
  beforeAll(async () => {
    database = await startSearchDatabase();
  });
  afterAll(() => database.stop());

  /** Later than every read of these tests. */
  const LATE = Number.MAX_SAFE_INTEGER;
  let reads = 0;

  const seen = (list: SearchedList, seenAt: number) => {
    const key = listKeyText(list);
    return { key, seenAt, list: toSearchableList(key, searchedDocument(list)) };
  };

  async function open() {
    await emptySearchDatabase(database.pool);
    return {
      engine: createPostgresEngine(db, database.pool),
      save: async (lists: readonly SearchedList[]) => {
        reads += 1;
        await storeLists(
          database.pool,
          lists.map((list) => seen(list, reads)),
        );
      },
      // What is saved afterwards was read before the deletion and arrives late.
      deleteLists: (keys: readonly { userId: string; listId: string }[]) =>
        storeLists(
          database.pool,
          keys.map((key) => ({ key: listKeyText(key), seenAt: LATE })),
        ),
    };
  }

  describeEngine('the search in PostgreSQL', open, 25);

  async function findNames(text: string, lists: readonly SearchedList[]): Promise<string[]> {
    const { engine, save } = await open();
    await save(lists);
    const { keys } = await engine.find(
      { filter: { ...emptyFilter, text, sort: 'oldest' }, page: 0 },
      new Set(),
    );
    return keys.map(({ listId }) => lists.find((list) => list.listId === listId)?.name ?? '');
  }
  const named = (...names: readonly string[]) =>
    names.map((name, index) => ({ ...oneList, listId: `list_${index}`, name, createdAt: index }));

  it.each([
    ['signs of a pattern', 'a_b% c\\', ['a_b%, c\\', 'A B C'], ['axb c', 'ab c']],
    ['an apostrophe and a semicolon', "j'tia; --", ["J'Tia; -- ranked", 'jtia'], ['j tia']],
    ['a name without its punctuation', 'heroes vs villains', ['Heroes vs. Villains!'], ['heroes villains']],
    ['a placeholder', '$1', ['$1 lists'], ['?']],
    ['one character of another script', '生', ['寄生獣'], ['獣']],
    ['two characters of another script', '生獣', ['寄生獣'], ['獣生']],
    ['a surrogate pair', '🔥', ['🔥🔥'], ['🔦']],
    ['three signs without a word', '+$+', ['what+$+'], ['what$+$']],
    ['a blank between letters', 'a b', ['a b'], ['ab']],
    ['NUL', '\0', ['a\0b'], ['ab']],
  ])('finds %s', async (_what, text, matching, others) => {
    await expect(findNames(text, named(...matching, ...others))).resolves.toEqual(matching);
  });

  it('finds nothing for half of a surrogate pair, which no stored text has', async () => {
    await expect(findNames('\ud83d', named('🔥', '�'))).resolves.toEqual([]);
  });

  it('never finds a list that is hidden in the older way', async () => {
    const hidden = { ...searchedDocument(oneList), public: false };
    await open();
    await storeLists(database.pool, [
      { key: 'ana~list_1', seenAt: 1, list: toSearchableList('ana~list_1', hidden) },
    ]);
    const answer = createPostgresEngine(db, database.pool).find({ filter: emptyFilter, page: 0 }, new Set());
    await expect(answer).resolves.toMatchObject({ keys: [], total: 0 });
  });

  it.each([
    ['a newer version', { name: 'New' }],
    ['a version that was made private', { name: 'New', isPublic: false }],
  ])('never returns from %s to an older one', async (_what, change) => {
    const { engine } = await open();
    const find = async (text: string) =>
      (await engine.find({ filter: { ...emptyFilter, text }, page: 0 }, new Set())).total;
    const [older, newer] = [seen({ ...oneList, name: 'Old' }, 1), seen({ ...oneList, ...change }, 2)];
    for (const each of [older, newer, newer, older]) await storeLists(database.pool, [each]);
    await expect(find('old')).resolves.toBe(0);
    await expect(find('new')).resolves.toBe(newer.list ? 1 : 0);
  });

  it('keeps its lists when the schema is created again', async () => {
    const { save } = await open();
    await save([oneList]);
    await createSchema(database.pool);
    const { rows } = await database.pool.query('SELECT key FROM lists');
    expect(rows).toHaveLength(1);
  });
});
