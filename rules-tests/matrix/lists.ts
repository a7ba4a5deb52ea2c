import {
  DELETED_LISTS,
  deletedListPath,
  LISTS_GROUP,
  listPath,
  listsPath,
} from '@outrank/shared/firestore/documentPaths';
import { COUNT_MAX, QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  collectionGroup,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { ana, anasList, changedList, giveList, giveProfiles, newList } from '../builders.ts';
import { giveRates, rating } from '../rates.ts';
import { upvoting } from '../reactionBuilders.ts';
import { curator, nobody, owner, plainly, type Row, signedIn } from './row.ts';

const place = listPath(anasList);
const tombstone = deletedListPath(anasList);
const lists = (db: Firestore) => collection(db, listsPath(ana.uid));
const isPublic = where('isPublic', '==', true);

async function giveFans(db: Firestore) {
  await giveProfiles(db);
  await giveRates(db);
}

function publish(db: Firestore) {
  const batch = writeBatch(db).set(doc(db, place), newList());
  return rating(db, batch, { uid: ana.uid, kind: 'lists', id: anasList.listId }).commit();
}

function deleteList(db: Firestore) {
  return writeBatch(db).delete(doc(db, place)).set(doc(db, tombstone), { at: serverTimestamp() }).commit();
}

const listRow: Row = {
  match: '/userLists/{uid}/lists/{listId}',
  place,
  around: giveFans,
  given: giveList,
  functions:
    'carry a new `userName`; repair `upvoteCount`, take back the upvotes of a fan who leaves; hide and restore for a curator; delete, with the account',
  rights: [
    { act: 'get', what: 'a public one', who: signedIn, attempt: plainly('get', place) },
    {
      act: 'get',
      what: 'a hidden one',
      who: [...owner, ...curator],
      given: (db) => giveList(db, anasList, { isPublic: false }),
      attempt: plainly('get', place),
    },
    {
      act: 'list',
      what: 'the public ones of a fan',
      who: signedIn,
      when: 'at most 1,000',
      attempt: (db) => getDocs(query(lists(db), isPublic, limit(COUNT_MAX))),
    },
    {
      act: 'list',
      what: 'all of a fan',
      who: owner,
      when: 'at most 50',
      attempt: (db) => getDocs(query(lists(db), limit(QUERY_MAX))),
    },
    {
      act: 'create',
      who: owner,
      when: 'a whole list under its own id, in the fan’s name, public, at the server’s time, without upvotes; no tombstone; counted by the account’s rate; not barred',
      attempt: publish,
    },
    {
      act: 'update',
      what: '`name` `description` `tags` `tagSet` `type` `itemIds` `itemSeasonIds` `isPublic` `updatedAt` `changedAt`',
      who: owner,
      when: 'a whole list again, at the server’s time; not public while a curator hides it; not barred',
      attempt: (db) => updateDoc(doc(db, place), changedList({ name: 'Villains' })),
    },
    {
      act: 'update',
      what: '`upvoteCount` `changedAt`',
      who: signedIn,
      when: 'may see it; the own mark comes or goes in the same batch and tells the step; not barred',
      attempt: (db, uid) => upvoting(db, uid).commit(),
    },
    {
      act: 'update',
      what: '`id` `userId` `userName` `createdAt` `createdDay` `hidden`',
      who: nobody,
      attempt: (db) => updateDoc(doc(db, place), changedList({ userName: 'Tree Mail' })),
    },
    { act: 'delete', who: owner, when: 'leaves a tombstone in the same batch', attempt: deleteList },
    { act: 'delete', what: 'without a tombstone', who: nobody, attempt: plainly('delete', place) },
  ],
};

const listsOfAll: Row = {
  match: '/{path=**}/lists/{listId}',
  place: 'other/x/lists/list_1',
  around: giveFans,
  given: async (db) => {
    await giveList(db);
    await setDoc(doc(db, 'other/x/lists/list_1'), newList());
  },
  functions: 'read them for search and the week’s top lists',
  rights: [
    {
      act: 'list',
      what: 'public ones of all fans',
      who: signedIn,
      when: 'at most 50',
      attempt: (db) => getDocs(query(collectionGroup(db, LISTS_GROUP), isPublic, limit(QUERY_MAX))),
    },
  ],
};

const tombstones: Row = {
  match: `/${DELETED_LISTS}/{listKey}`,
  place: tombstone,
  around: async (db) => {
    await giveFans(db);
    await giveList(db);
  },
  given: async (db) => {
    await deleteDoc(doc(db, place));
    await setDoc(doc(db, tombstone), { at: serverTimestamp() });
  },
  functions: 'follow them: clean up, forget in search; write them, with the account',
  rights: [{ act: 'create', who: owner, when: 'in the batch that deletes the list', attempt: deleteList }],
};

/** Lists, and what stays of deleted ones. */
export const listRows: readonly Row[] = [listRow, listsOfAll, tombstones];
