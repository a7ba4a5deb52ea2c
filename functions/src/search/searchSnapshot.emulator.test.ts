import { SEARCH_SNAPSHOT_PATH, SEARCH_SNAPSHOTS, searchChunkPath } from '@outrank/shared/documents/upkeep';
import * as fc from 'fast-check';
import { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seedList } from '../testing/documents.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { changeList, deleteList } from '../testing/userActions.ts';
import { rebuildSnapshot } from './rebuildSnapshot.ts';
import type { SearchableList } from './searchableList.ts';
import { readSnapshot, type Snapshot, writeSnapshot } from './searchSnapshot.ts';

const seenUpTo = Timestamp.fromMillis(1_700_000_000_000);

/** Lists with the word in their texts; by default so many that they fill several chunks. */
function createLists(word: string, count = 4000): SearchableList[] {
  const list = { text: word.padEnd(250, '界'), flags: 1, createdAt: 1, upvoteCount: 0 };
  return Array.from({ length: count }, (_, index) => ({ key: `ana~list_${index}`, ...list }));
}

const write = (generation: number, word: string, count?: number, base?: Snapshot) =>
  writeSnapshot(db, generation, { rows: createLists(word, count), seenUpTo, base });

/** The snapshot and the lists in it. */
async function readLists() {
  const lists = new Map<string, SearchableList>();
  const snapshot = await readSnapshot(db, () => {
    lists.clear();
    return (row) => (typeof row === 'string' ? lists.delete(row) : lists.set(row.key, row));
  });
  return { snapshot, lists: [...lists.values()] };
}

async function readWords(): Promise<string[]> {
  const { lists } = await readLists();
  return [...new Set(lists.map(({ text }) => text.replaceAll('界', '')))];
}

async function readIds(): Promise<string[]> {
  return (await db.collection(SEARCH_SNAPSHOTS).listDocuments()).map(({ id }) => id);
}

beforeEach(emptyDatabase);

describe('a snapshot', () => {
  it('is read as it was written', async () => {
    const { written, chunks } = await write(1000, 'first');
    const { snapshot, lists } = await readLists();
    expect(chunks).toBeGreaterThan(2);
    expect(written).toBe(chunks);
    expect(snapshot?.seenUpTo).toEqual(seenUpTo);
    expect(lists).toEqual(createLists('first'));
  });

  it.each([
    ['replaces and removes an older one', 1000, 2000],
    ['of a delayed run does not replace a later one', 2000, 1000],
  ])('%s', async (_what, first, second) => {
    await write(first, String(first), first === 1000 ? undefined : 10);
    await write(second, String(second), 10);
    await expect(readWords()).resolves.toEqual(['2000']);
    await expect(readIds()).resolves.toEqual(['2000-0', 'current']);
  });

  it('is not read when it was never finished', async () => {
    await write(1000, 'first');
    const runTransaction = vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('Stopped'));
    await expect(write(2000, 'second')).rejects.toThrow('Stopped');
    runTransaction.mockRestore();
    await expect(readWords()).resolves.toEqual(['first']);
    await write(3000, 'third', 10);
    await expect(readIds()).resolves.toEqual(['3000-0', 'current']);
  });

  it('is read whole when it is replaced meanwhile', async () => {
    await write(1000, 'first');
    const get = vi.spyOn(DocumentReference.prototype, 'get').mockImplementationOnce(async function (
      this: DocumentReference,
    ) {
      const [current] = await db.getAll(this);
      await write(2000, 'second');
      return current as Awaited<ReturnType<DocumentReference['get']>>;
    });
    await expect(readWords()).resolves.toEqual(['second']);
    get.mockRestore();
  });

  it('is not read when it is missing, lacks a chunk or has another layout', async () => {
    await expect(readLists()).resolves.toMatchObject({ snapshot: undefined });
    await write(2000, 'second');
    await db.doc(searchChunkPath('2000-1')).delete();
    await expect(readLists()).resolves.toMatchObject({ snapshot: undefined });
    await write(3000, 'third', 10);
    await expect(readLists()).resolves.toMatchObject({ snapshot: { generation: 3000 } });
    await db.doc(SEARCH_SNAPSHOT_PATH).update({ layout: 'another' });
    await expect(readLists()).resolves.toMatchObject({ snapshot: undefined });
  });
});

describe('a change of a snapshot', () => {
  it('keeps all chunks but the last, and replaces and removes lists', async () => {
    const { chunks } = await write(1000, 'first');
    const { snapshot: base, lists: before } = await readLists();
    const [renamed, removed] = [before[0], before[1]] as [SearchableList, SearchableList];
    const rows = [{ ...renamed, text: 'second' }, removed.key];
    const change = await writeSnapshot(db, 2000, { rows, seenUpTo, base });
    expect(change).toEqual({ written: 1, chunks });
    const { snapshot, lists } = await readLists();
    expect(snapshot).toMatchObject({ generation: 2000, rows: before.length + rows.length });
    expect(new Map(lists.map((list) => [list.key, list]))).toEqual(
      new Map([...before.slice(2), { ...renamed, text: 'second' }].map((list) => [list.key, list])),
    );
    await expect(readIds()).resolves.toEqual([...(snapshot?.chunks ?? []), 'current'].toSorted());
  });

  it('is dropped when another run replaced the snapshot that it changes', async () => {
    await write(1000, 'first');
    const { snapshot: base } = await readLists();
    await write(2000, 'second', 10);
    await write(3000, 'third', 1, base);
    await expect(readWords()).resolves.toEqual(['second']);
    await write(4000, 'fourth', 10);
    await expect(readIds()).resolves.toEqual(['4000-0', 'current']);
  });

  it('writes no chunk when nothing changed', async () => {
    await write(1000, 'first', 10);
    const { snapshot: base } = await readLists();
    const later = Timestamp.fromMillis(seenUpTo.toMillis() + 1);
    await expect(writeSnapshot(db, 2000, { rows: [], seenUpTo: later, base })).resolves.toEqual({
      written: 0,
      chunks: 1,
    });
    const { snapshot, lists } = await readLists();
    expect(snapshot).toMatchObject({ chunks: base?.chunks, seenUpTo: later });
    expect(lists).toHaveLength(10);
  });
});

it('after any changes, a snapshot has the newest version of each list and none that was removed', async () => {
  // So long that a chunk has two of them.
  const anyRow = fc.record({
    key: fc.nat(6).map((n) => `ana~list_${n}`),
    letter: fc.constantFrom('a', 'b', undefined),
  });
  const anyChange = fc.uniqueArray(anyRow, { selector: ({ key }) => key, maxLength: 4 });
  await fc.assert(
    fc.asyncProperty(fc.array(anyChange, { maxLength: 5 }), async (changes) => {
      await emptyDatabase();
      const current = new Map<string, string>();
      for (const [index, change] of changes.entries()) {
        const rows = change.map(({ key, letter }) =>
          letter ? { key, text: letter.repeat(400_000), flags: 1, createdAt: 1, upvoteCount: 0 } : key,
        );
        for (const { key, letter } of change) {
          if (letter) current.set(key, letter);
          else current.delete(key);
        }
        const { snapshot: base } = await readLists();
        await writeSnapshot(db, index, { rows, seenUpTo, base });
      }
      const { snapshot, lists } = await readLists();
      expect(new Map(lists.map(({ key, text }) => [key, text[0]]))).toEqual(current);
      expect(await readIds()).toEqual(snapshot ? [...snapshot.chunks, 'current'].toSorted() : []);
    }),
    { numRuns: 20 },
  );
});

const rebuild = (at: number) => rebuildSnapshot(db, new Date(at));

it('rebuilding writes the lists of the snapshot and the changes since, and replaces another layout', async () => {
  await seedList('Winners');
  await seedList('Hidden', { more: { isPublic: false } });
  await expect(rebuild(1000)).resolves.toEqual({ lists: 1, written: 1, chunks: 1 });
  await seedList('Idols');
  await expect(rebuild(2000)).resolves.toEqual({ lists: 2, written: 1, chunks: 1 });
  await expect(rebuild(3000)).resolves.toEqual({ lists: 2, written: 0, chunks: 1 });
  await expect(readWords().then((words) => words.toSorted())).resolves.toEqual(['idols\n', 'winners\n']);
  await db.doc(SEARCH_SNAPSHOT_PATH).update({ layout: 'another' });
  await expect(rebuild(4000)).resolves.toEqual({ lists: 2, written: 1, chunks: 1 });
  await expect(readWords()).resolves.toHaveLength(2);
});

it('rebuilding removes lists that were deleted or made private', async () => {
  const [deleted, hidden] = [await seedList('Winners'), await seedList('Heroes')];
  await seedList('Idols');
  await rebuild(1000);
  await deleteList(deleted);
  await changeList(hidden, { isPublic: false });
  await expect(rebuild(2000)).resolves.toEqual({ lists: 1, written: 1, chunks: 1 });
  await expect(readWords()).resolves.toEqual(['idols\n']);
});

it('all rows are written again when too many are outdated', async () => {
  const key = await seedList('Winners');
  await rebuild(1000);
  await db.doc(SEARCH_SNAPSHOT_PATH).update({ rows: 5002 });
  await changeList(key, { name: 'Idols' });
  await rebuild(2000);
  await expect(
    db
      .doc(SEARCH_SNAPSHOT_PATH)
      .get()
      .then((current) => current.get('rows')),
  ).resolves.toBe(1);
  await expect(readWords()).resolves.toEqual(['idols\n']);
});
