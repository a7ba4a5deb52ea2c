import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  type Timestamp,
  writeBatch,
} from 'firebase/firestore';

/** One write of a batch: tests send writes through the rules with `commit` and past them with `world.seed`. */
export type Write =
  | { readonly set: string; readonly data: DocumentData }
  | { readonly merge: string; readonly data: DocumentData }
  | { readonly update: string; readonly data: DocumentData }
  | { readonly delete: string }
  | { readonly rate: string; readonly createData: (fullAt?: number) => DocumentData };

export type Writes = readonly (Write | readonly Write[])[];

export async function commit(db: Firestore, ...writes: Writes): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes.flat()) {
    if ('set' in write) batch.set(doc(db, write.set), write.data);
    else if ('merge' in write) batch.set(doc(db, write.merge), write.data, { merge: true });
    else if ('update' in write) batch.update(doc(db, write.update), write.data);
    else if ('rate' in write)
      batch.set(doc(db, write.rate), write.createData(await readFullAt(db, write.rate)));
    else batch.delete(doc(db, write.delete));
  }
  await batch.commit();
}

/** Undefined when the bucket is new, or not readable. */
async function readFullAt(db: Firestore, path: string): Promise<number | undefined> {
  const rate = await getDoc(doc(db, path)).catch(() => undefined);
  return (rate?.get('fullAt') as Timestamp | undefined)?.toMillis();
}

export const remove = (db: Firestore, path: string): Promise<void> => commit(db, { delete: path });

export const read = (db: Firestore, path: string): Promise<DocumentSnapshot> => getDoc(doc(db, path));

type Path = string | { readonly group: string };

export function list(db: Firestore, path: Path, ...constraints: QueryConstraint[]): Promise<QuerySnapshot> {
  return getDocs(toQuery(db, path, constraints));
}

export const listOne = (db: Firestore, path: string) => list(db, path, limit(1));

function toQuery(db: Firestore, path: Path, constraints: readonly QueryConstraint[]) {
  const source = typeof path === 'string' ? collection(db, path) : collectionGroup(db, path.group);
  return query(source, ...constraints);
}
