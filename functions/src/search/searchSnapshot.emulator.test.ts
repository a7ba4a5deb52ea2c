import { SEARCH_SNAPSHOT_PATH, SEARCH_SNAPSHOTS, searchChunkPath } from '@outrank/shared/documents/upkeep';
import { DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { seedList } from '../testing/documents.ts';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { changeList, deleteList } from '../testing/userActions.ts';
import { rebuildSnapshot } from './liveListIndex.ts';
import type { SearchableList } from './searchableList.ts';
import { readSnapshot, writeSnapshot } from './searchSnapshot.ts';

const seenUpTo = Timestamp.fromMillis(1_700_000_000_000);

/** Lists with the word in their texts; by default so many that they fill several chunks. */
function createLists(word: string, count = 4000): SearchableList[] {
  const list = { text: word.padEnd(250, '界'), flags: 1, createdAt: 1, upvoteCount: 0 };
  return Array.from({ length: count }, (_, index) => ({ key: `ana~list_${index}`, ...list }));
}

const write = (generation: number, word: string, count?: number) =>
  writeSnapshot(db, { generation, lists: createLists(word, count), seenUpTo });

async function readWords(): Promise<string[]> {
  const { lists = [] } = (await readSnapshot(db)) ?? {};
  return [...new Set(lists.map(({ text }) => text.replaceAll('界', '')))];
}

async function readIds(): Promise<string[]> {
  return (await db.collection(SEARCH_SNAPSHOTS).listDocuments()).map(({ id }) => id);
}

beforeEach(emptyDatabase);

describe('a snapshot', () => {
  it('is read as it was written', async () => {
    expect(await write(1000, 'first')).toBeGreaterThan(2);
    const snapshot = await readSnapshot(db);
    expect(snapshot?.seenUpTo).toEqual(seenUpTo);
    expect(snapshot?.lists).toEqual(createLists('first'));
  });

  it('replaces and removes an older one', async () => {
    await write(1000, '1000');
    await write(2000, '2000', 10);
    await expect(readWords()).resolves.toEqual(['2000']);
    await expect(readIds()).resolves.toEqual(['2000-0', 'current']);
  });

  it('is not read when a list in it is broken, which the search would miss', async () => {
    await write(1000, 'first', 2);
    const [list] = createLists('first', 1);
    await db.doc(searchChunkPath('1000-0')).update({ rows: JSON.stringify([list, { key: 'ana~list_9' }]) });
    await expect(readSnapshot(db)).resolves.toBeUndefined();
  });

  it('is not read when it was never finished', async () => {
    await write(1000, 'first');
    const set = DocumentReference.prototype.set;
    const stopped = vi.spyOn(DocumentReference.prototype, 'set').mockImplementation(function (
      this: DocumentReference,
      data: object,
    ) {
      return this.path === SEARCH_SNAPSHOT_PATH ? Promise.reject(new Error('Stopped')) : set.call(this, data);
    });
    await expect(write(2000, 'second')).rejects.toThrow('Stopped');
    stopped.mockRestore();
    await expect(readWords()).resolves.toEqual(['first']);
    await write(3000, 'third', 10);
    await expect(readIds()).resolves.toEqual(['3000-0', 'current']);
  });

  it('is not read when it is missing, lacks a chunk or has another layout', async () => {
    await expect(readSnapshot(db)).resolves.toBeUndefined();
    await write(2000, 'second');
    await db.doc(searchChunkPath('2000-1')).delete();
    await expect(readSnapshot(db)).resolves.toBeUndefined();
    await write(3000, 'third', 10);
    await expect(readSnapshot(db)).resolves.toMatchObject({ generation: 3000 });
    await db.doc(SEARCH_SNAPSHOT_PATH).update({ layout: 'another' });
    await expect(readSnapshot(db)).resolves.toBeUndefined();
  });
});

const rebuild = (at: number) => rebuildSnapshot(db, new Date(at));

it('rebuilding writes the lists of the snapshot and the changes since, and replaces another layout', async () => {
  await seedList('Winners');
  await seedList('Hidden', { more: { isPublic: false } });
  await expect(rebuild(1000)).resolves.toEqual({ lists: 1, chunks: 1 });
  await seedList('Idols');
  await expect(rebuild(2000)).resolves.toEqual({ lists: 2, chunks: 1 });
  await expect(rebuild(3000)).resolves.toEqual({ lists: 2, chunks: 1 });
  await expect(readWords().then((words) => words.toSorted())).resolves.toEqual(['idols\n', 'winners\n']);
  await db.doc(SEARCH_SNAPSHOT_PATH).update({ layout: 'another' });
  await expect(rebuild(4000)).resolves.toEqual({ lists: 2, chunks: 1 });
  await expect(readWords()).resolves.toHaveLength(2);
});

it('rebuilding leaves no word of lists that were deleted or made private, in any document', async () => {
  const [deleted, hidden] = [await seedList('Winners'), await seedList('Heroes')];
  await seedList('Idols');
  await rebuild(1000);
  await db.doc(searchChunkPath('words-1')).set({ rows: 'winners of an earlier layout' });
  await db.doc(searchChunkPath('1500-0')).set({ rows: 'heroes of a run that never ended' });
  await deleteList(deleted);
  await changeList(hidden, { isPublic: false });
  await expect(rebuild(2000)).resolves.toEqual({ lists: 1, chunks: 1 });
  await expect(readWords()).resolves.toEqual(['idols\n']);
  const stored = (await db.collection(SEARCH_SNAPSHOTS).get()).docs.map((document) => document.data());
  expect(JSON.stringify(stored)).toContain('idols');
  expect(JSON.stringify(stored)).not.toMatch(/winners|heroes/);
});
