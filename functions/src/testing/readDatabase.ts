import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { seedDocuments } from './documents.ts';
import { db, emptyDatabase } from './emulator.ts';

/** A collection group without a name has every document. */
const readDocuments = async () => (await db.collectionGroup('').get()).docs;

/** Reads every document, by path and with its times replaced: two runs with the same effect give the same. */
export async function readDatabase(): Promise<Record<string, unknown>> {
  const documents = await readDocuments();
  const sorted = documents.toSorted((a, b) => (a.ref.path < b.ref.path ? -1 : 1));
  return Object.fromEntries(sorted.map((document) => [document.ref.path, withoutTimes(document.data())]));
}

/** Seeds the database with `seed` the first time, and later with a copy of what it stored, which is much faster. */
export function seedFromCopy(seed: () => Promise<unknown>): () => Promise<void> {
  let copy: (readonly [path: string, data: DocumentData])[] | undefined;
  return async () => {
    if (copy === undefined) {
      await seed();
      copy = (await readDocuments()).map((document) => [document.ref.path, document.data()]);
    } else {
      await emptyDatabase();
      await seedDocuments(copy);
    }
  };
}

function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (_, value: unknown) => (isTime(value) ? 'a time' : value)));
}

function isTime(value: unknown): boolean {
  return value instanceof Timestamp || (typeof value === 'object' && value !== null && '_seconds' in value);
}
