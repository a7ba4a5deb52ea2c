import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  setDoc,
  updateDoc,
} from 'firebase/firestore';

/** Everybody who can knock at the rules. Ana owns what a row is about; Ben is any other fan. */
export const people = ['signed out', 'a fan', 'the owner', 'a curator'] as const;
export type Person = (typeof people)[number];

export const nobody: readonly Person[] = [];
export const everybody: readonly Person[] = [...people];
export const signedIn: readonly Person[] = ['a fan', 'the owner', 'a curator'];
export const owner: readonly Person[] = ['the owner'];
export const curator: readonly Person[] = ['a curator'];

const acts = ['get', 'list', 'create', 'update', 'delete'] as const;
export type Act = (typeof acts)[number];

type Given = (db: Firestore) => Promise<unknown>;
type Attempt = (db: Firestore, uid: string) => Promise<unknown>;

/** One line of the matrix: who may do one target, and a request that does it in a way that is right for those who may. */
export type Right = {
  readonly act: Act;
  /** Which act of this kind, where they differ: the fields of an update, the form of a query. */
  readonly what?: string;
  readonly who: readonly Person[];
  /** The condition in the words of the rules. */
  readonly when?: string;
  readonly given?: Given;
  readonly attempt: Attempt;
};

/** All about one kind of document. An act without a right is refused to everybody. */
export type Row = {
  /** As firestore.rules nests it. */
  readonly match: string;
  /** No rule names it, so all is refused. */
  readonly isUnnamed?: boolean;
  /** Such a document, Ana's where it is somebody's. */
  readonly place: string;
  /** What stands around it. */
  readonly around?: Given;
  /** Puts it there, for every act but its creation. */
  readonly given: Given;
  /** What the functions do with it, whom no rule binds. */
  readonly functions: string;
  readonly rights: readonly Right[];
};

const attempts: Readonly<Record<Act, (db: Firestore, place: string) => Promise<unknown>>> = {
  get: (db, place) => getDoc(doc(db, place)),
  list: (db, place) => getDocs(query(collection(db, folderOf(place)), limit(1))),
  create: (db, place) => setDoc(doc(db, place), { touched: true }),
  update: (db, place) => updateDoc(doc(db, place), { touched: true }),
  delete: (db, place) => deleteDoc(doc(db, place)),
};

/** The plain request of this kind, which needs nothing but the place. */
export function plainly(act: Act, place: string): Attempt {
  return (db) => attempts[act](db, place);
}

function folderOf(place: string): string {
  return place.slice(0, place.lastIndexOf('/'));
}

/** The rights of a row together with what it refuses to everybody. */
export function allRights({ place, rights }: Row): Right[] {
  return acts.flatMap((act) => {
    const named = rights.filter((right) => right.act === act);
    return named.length > 0 ? named : [{ act, who: nobody, attempt: plainly(act, place) }];
  });
}
