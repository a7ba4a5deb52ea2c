import { type CollectionReference, type DocumentReference, Timestamp } from 'firebase-admin/firestore';
import { db } from './emulator.ts';

/** Reads every document, by path and with its times replaced: two runs with the same effect give the same. */
export async function readDatabase(): Promise<Record<string, unknown>> {
  const found = (await Promise.all((await db.listCollections()).map(documentsIn))).flat();
  return Object.fromEntries(found.toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

type Found = readonly (readonly [path: string, data: unknown])[];

async function documentsIn(collection: CollectionReference): Promise<Found> {
  // This also lists missing documents that have subcollections.
  return (await Promise.all((await collection.listDocuments()).map(documentAndBelow))).flat();
}

async function documentAndBelow(document: DocumentReference): Promise<Found> {
  const [snapshot, collections] = await Promise.all([document.get(), document.listCollections()]);
  const below = (await Promise.all(collections.map(documentsIn))).flat();
  return snapshot.exists ? [[document.path, withoutTimes(snapshot.data())], ...below] : below;
}

function withoutTimes(data: unknown): unknown {
  return JSON.parse(JSON.stringify(data, (_, value: unknown) => (isTime(value) ? 'a time' : value)));
}

function isTime(value: unknown): boolean {
  return value instanceof Timestamp || (typeof value === 'object' && value !== null && '_seconds' in value);
}
