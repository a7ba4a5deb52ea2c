import {
  collection,
  collectionGroup,
  type DocumentData,
  type DocumentSnapshot,
  doc,
  type Firestore,
  getCountFromServer,
  getDoc,
  getDocs,
  limit,
  type QueryConstraint,
  type QuerySnapshot,
  query,
  writeBatch,
} from 'firebase/firestore';

/** One write of a batch: tests send writes through the rules with `commit` and past them with `world.seed`. */
export type Write =
  | { readonly set: string; readonly data: DocumentData }
  | { readonly merge: string; readonly data: DocumentData }
  | { readonly update: string; readonly data: DocumentData }
  | { readonly delete: string };

export type Writes = readonly (Write | readonly Write[])[];

export function commit(db: Firestore, ...writes: Writes): Promise<void> {
  const batch = writeBatch(db);
  for (const write of writes.flat()) {
    if ('set' in write) batch.set(doc(db, write.set), write.data);
    else if ('merge' in write) batch.set(doc(db, write.merge), write.data, { merge: true });
    else if ('update' in write) batch.update(doc(db, write.update), write.data);
    else batch.delete(doc(db, write.delete));
  }
  return batch.commit();
}

export const remove = (db: Firestore, path: string): Promise<void> => commit(db, { delete: path });

export const read = (db: Firestore, path: string): Promise<DocumentSnapshot> => getDoc(doc(db, path));

type Path = string | { readonly group: string };

export function list(db: Firestore, path: Path, ...constraints: QueryConstraint[]): Promise<QuerySnapshot> {
  return getDocs(toQuery(db, path, constraints));
}

export function count(db: Firestore, path: Path, ...constraints: QueryConstraint[]): Promise<unknown> {
  return getCountFromServer(toQuery(db, path, constraints));
}

export const listOne = (db: Firestore, path: string) => list(db, path, limit(1));

function toQuery(db: Firestore, path: Path, constraints: readonly QueryConstraint[]) {
  const source = typeof path === 'string' ? collection(db, path) : collectionGroup(db, path.group);
  return query(source, ...constraints);
}
