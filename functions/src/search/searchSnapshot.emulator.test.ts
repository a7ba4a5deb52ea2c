import {
  SEARCH_SNAPSHOT_PATH,
  SEARCH_SNAPSHOTS,
  searchChunkPath,
} from '@outrank/shared/firestore/documentPaths';
import { DocumentReference, type Firestore, Timestamp } from 'firebase-admin/firestore';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { db, emptyDatabase } from '../testing/emulator.ts';
import { giveList } from '../testing/storedLists.ts';
import { rebuildSnapshot } from './rebuildSnapshot.ts';
import type { SearchableList } from './searchableList.ts';
import { readSnapshot, writeSnapshot } from './searchSnapshot.ts';
import { listsOfChunk } from './snapshotRows.ts';

const seenUpTo = Timestamp.fromMillis(1_700_000_000_000);

/** So many lists that they fill several chunks, each with the word in its text. */
function lists(word: string, count = 4000): SearchableList[] {
  const text = word.padEnd(250, '界');
  return Array.from({ length: count }, (_, place) => ({
    key: `ana~list_${place}`,
    text,
    marks: 1,
    createdAt: 1,
    upvoteCount: 0,
  }));
}

const write = (generation: number, word: string, count?: number) =>
  writeSnapshot(db, generation, lists(word, count), seenUpTo);

async function wordsRead(from: Firestore = db): Promise<string[]> {
  const snapshot = await readSnapshot(from);
  const words = snapshot?.chunks.flatMap(listsOfChunk).map(({ text }) => text.replaceAll('界', ''));
  return [...new Set(words)];
}

async function storedIds(): Promise<string[]> {
  return (await db.collection(SEARCH_SNAPSHOTS).listDocuments()).map(({ id }) => id);
}

beforeEach(emptyDatabase);

describe('a snapshot', () => {
  it('is read as it was written', async () => {
    const chunks = await write(1000, 'first');
    const snapshot = await readSnapshot(db);
    expect(chunks).toBeGreaterThan(2);
    expect(snapshot?.seenUpTo).toEqual(seenUpTo);
    expect(snapshot?.chunks.flatMap(listsOfChunk)).toEqual(lists('first'));
  });

  it('takes the place of the one before, which is removed', async () => {
    await write(1000, 'first');
    await write(2000, 'second', 10);
    await expect(wordsRead()).resolves.toEqual(['second']);
    await expect(storedIds()).resolves.toEqual(['2000-0', 'current']);
  });

  it('of a run that was held up does not take the place of a later one', async () => {
    await write(2000, 'second', 10);
    await write(1000, 'first', 10);
    await expect(wordsRead()).resolves.toEqual(['second']);
    await expect(storedIds()).resolves.toEqual(['2000-0', 'current']);
  });

  it('that was never finished is never read', async () => {
    await write(1000, 'first');
    const runTransaction = vi.spyOn(db, 'runTransaction').mockRejectedValueOnce(new Error('Stopped'));
    await expect(write(2000, 'second')).rejects.toThrow('Stopped');
    runTransaction.mockRestore();
    await expect(wordsRead()).resolves.toEqual(['first']);
    await write(3000, 'third', 10);
    await expect(storedIds()).resolves.toEqual(['3000-0', 'current']);
  });

  it('that is replaced while it is read gives one of the two, whole', async () => {
    await write(1000, 'first');
    const get = vi.spyOn(DocumentReference.prototype, 'get').mockImplementationOnce(async function (
      this: DocumentReference,
    ) {
      const [current] = await db.getAll(this);
      await write(2000, 'second');
      return current as Awaited<ReturnType<DocumentReference['get']>>;
    });
    await expect(wordsRead()).resolves.toEqual(['second']);
    get.mockRestore();
  });

  it('is none when there is none, when a chunk is lost, and when its layout is of another time', async () => {
    await expect(readSnapshot(db)).resolves.toBeUndefined();
    await write(1000, 'first', 10);
    await expect(readSnapshot(db)).resolves.toBeDefined();
    await db.doc(SEARCH_SNAPSHOT_PATH).update({ layout: 0 });
    await expect(readSnapshot(db)).resolves.toBeUndefined();
    await write(2000, 'second');
    await db.doc(searchChunkPath(2000, 1)).delete();
    await expect(readSnapshot(db)).resolves.toBeUndefined();
  });
});

describe('the hourly run', () => {
  const read = (at: number) => rebuildSnapshot(db, new Date(at));

  it('writes what the one before wrote, and what happened since', async () => {
    await giveList('Winners');
    await giveList('Hidden', { more: { isPublic: false } });
    await expect(read(1000)).resolves.toEqual({ lists: 1, chunks: 1 });
    await giveList('Idols');
    await expect(read(2000)).resolves.toEqual({ lists: 2, chunks: 1 });
    await expect(wordsRead()).resolves.toEqual(['winners\n', 'idols\n']);
  });
});
