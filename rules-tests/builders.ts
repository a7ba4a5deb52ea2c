import { listPath, userListsPath } from '@outrank/shared/firestore/documentPaths';
import { dayNumber } from '@outrank/shared/firestore/timestamp';
import { type ListContent, storedContent } from '@outrank/shared/lists/list';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import {
  type DocumentData,
  deleteField,
  doc,
  type Firestore,
  serverTimestamp,
  setDoc,
} from 'firebase/firestore';

/** Fields to put in place of the usual ones; `undefined` leaves the field out. */
export type Changes = Readonly<Record<string, unknown>>;

/** Two fans. Ana owns what is written; Ben comes along. */
export const ana = { uid: 'ana', displayName: 'Ana of Fiji' };
export const ben = { uid: 'ben', displayName: 'Ben of Tonga' };

export const anasList = { userId: ana.uid, listId: 'list_1' };
export const bensList = { userId: ben.uid, listId: 'list_1' };

export const heroes: ListContent = {
  name: 'Heroes',
  description: 'Played with honor',
  tags: ['social', 'strategic'],
  items: [contestantItem('parvati-shallow', 's20'), contestantItem('sandra-diaz-twine', 's7')],
};

export const bestSeasons: ListContent = {
  name: 'Best seasons',
  description: '',
  tags: [],
  items: [seasonItem('s20'), seasonItem('s7')],
};

export function kept(changes: DocumentData): DocumentData {
  return Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
}

/** A list as the web app publishes it. */
export function newList(key = anasList, changes: Changes = {}, content: ListContent = heroes): DocumentData {
  return kept({
    ...storedContent(content),
    id: key.listId,
    userId: key.userId,
    userName: key.userId === ana.uid ? ana.displayName : ben.displayName,
    isPublic: true,
    createdAt: serverTimestamp(),
    createdDay: dayNumber(new Date()),
    updatedAt: serverTimestamp(),
    changedAt: serverTimestamp(),
    upvoteCount: 0,
    ...changes,
  });
}

/** A save of an existing list as the web app sends it. */
export function changedList(changes: Changes = {}, content: ListContent = heroes): DocumentData {
  const removed = Object.fromEntries(
    Object.entries(changes).map(([field, value]) => [field, value === undefined ? deleteField() : value]),
  );
  return {
    ...storedContent(content),
    updatedAt: serverTimestamp(),
    changedAt: serverTimestamp(),
    ...removed,
  };
}

/** What the creator keeps in the account while nothing is published yet. */
export function newDraft(changes: Changes = {}): DocumentData {
  const draft = {
    name: 'Heroes ',
    description: ' Played with honor',
    tags: ['social'],
    itemIds: ['parvati-shallow'],
    itemSeasonIds: ['s20'],
    updatedAt: serverTimestamp(),
  };
  return { draft: kept({ ...draft, ...changes }) };
}

export async function giveProfiles(db: Firestore) {
  await Promise.all(
    [ana, ben].map(({ uid, displayName }) => setDoc(doc(db, userListsPath(uid)), { displayName })),
  );
}

export async function giveList(db: Firestore, key = anasList, changes: Changes = {}) {
  await setDoc(doc(db, listPath(key)), newList(key, changes));
}

const SECONDS_A_DAY = 86_400;

/** A moment so many days from now; two are past any tolerance around midnight. */
export function daysFromNow(days: number): Date {
  return new Date(Date.now() + days * SECONDS_A_DAY * 1000);
}
