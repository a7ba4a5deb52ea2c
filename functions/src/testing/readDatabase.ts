import { type CollectionReference, Timestamp } from 'firebase-admin/firestore';
import { db } from './emulator.ts';

type Documents = Map<string, unknown>;

/** Reads every document, by path and with its times replaced: two runs with the same effect give the same. */
export async function readDatabase(): Promise<Record<string, unknown>> {
  const found: Documents = new Map();
  await addDocuments(found, await db.listCollections());
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

async function addDocuments(found: Documents, collections: readonly CollectionReference[]): Promise<void> {
  // This also lists missing documents that have subcollections.
  const documents = await Promise.all(collections.map((collection) => collection.listDocuments()));
  for (const document of documents.flat()) {
    const [snapshot, below] = await Promise.all([document.get(), document.listCollections()]);
    if (snapshot.exists) found.set(document.path, withoutTimes(snapshot.data()));
    await addDocuments(found, below);
  }
}

function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (_, value: unknown) => (isTime(value) ? 'a time' : value)));
}

function isTime(value: unknown): boolean {
  return value instanceof Timestamp || (typeof value === 'object' && value !== null && '_seconds' in value);
}
