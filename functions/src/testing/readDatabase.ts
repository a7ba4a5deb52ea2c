import { type CollectionReference, type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { seedDocuments } from './documents.ts';
import { db, emptyDatabase } from './emulator.ts';

type Documents = readonly (readonly [path: string, data: DocumentData])[];

/** Reads every document, by path and with its times replaced: two runs with the same effect give the same. */
export async function readDatabase(): Promise<Record<string, unknown>> {
  const found = await readDocuments(await db.listCollections());
  const sorted = found.toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(sorted.map(([path, data]) => [path, withoutTimes(data)]));
}

/** Seeds the database with `seed` the first time, and later with a copy of what it stored, which is much faster. */
export function seedFromCopy(seed: () => Promise<unknown>): () => Promise<void> {
  let copy: Documents | undefined;
  return async () => {
    if (copy === undefined) {
      await seed();
      copy = await readDocuments(await db.listCollections());
    } else {
      await emptyDatabase();
      await seedDocuments(copy);
    }
  };
}

async function readDocuments(collections: readonly CollectionReference[]): Promise<Documents> {
  // This also lists missing documents that have subcollections.
  const listed = await Promise.all(collections.map((collection) => collection.listDocuments()));
  const documents = listed.flat();
  if (documents.length === 0) return [];
  const [snapshots, below] = await Promise.all([
    db.getAll(...documents),
    Promise.all(documents.map((document) => document.listCollections())),
  ]);
  const found = snapshots.flatMap((snapshot) => {
    const data = snapshot.data();
    return data ? [[snapshot.ref.path, data] as const] : [];
  });
  return [...found, ...(await readDocuments(below.flat()))];
}

function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (_, value: unknown) => (isTime(value) ? 'a time' : value)));
}

function isTime(value: unknown): boolean {
  return value instanceof Timestamp || (typeof value === 'object' && value !== null && '_seconds' in value);
}
