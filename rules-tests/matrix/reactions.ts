import {
  favoritePath,
  favoritesPath,
  upvotePath,
  upvotesPath,
} from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDocs,
  limit,
  query,
  setDoc,
} from 'firebase/firestore';
import { ana, bensList, giveList, giveProfiles } from '../builders.ts';
import { giveFavorite, giveUpvote, newFavorite, unvoting, upvoting } from '../reactionBuilders.ts';
import { owner, plainly, type Row } from './row.ts';

const upvote = upvotePath(ana.uid, bensList);
const favorite = favoritePath(ana.uid, bensList);
const upTo50 = (path: string) => (db: Firestore) => getDocs(query(collection(db, path), limit(QUERY_MAX)));

async function giveListOfBen(db: Firestore) {
  await giveProfiles(db);
  await giveList(db, bensList);
}

/** A fan's marks on lists. */
export const reactionRows: readonly Row[] = [
  {
    match: '/users/{uid}/upvotes/{listKey}',
    place: upvote,
    around: giveListOfBen,
    given: (db) => giveUpvote(db, ana.uid, bensList),
    functions: 'delete, with the list or the account',
    rights: [
      { act: 'get', who: owner, attempt: plainly('get', upvote) },
      { act: 'list', who: owner, when: 'at most 50', attempt: upTo50(upvotesPath(ana.uid)) },
      {
        act: 'create',
        who: owner,
        when: 'under the key of the list that it names, with the count in the same batch',
        attempt: (db) => upvoting(db, ana.uid, { key: bensList }).commit(),
      },
      {
        act: 'delete',
        who: owner,
        when: 'with the count in the same batch, or when the list is gone',
        attempt: (db) => unvoting(db, ana.uid, { key: bensList }).commit(),
      },
    ],
  },
  {
    match: '/users/{uid}/favorites/{listKey}',
    place: favorite,
    around: giveListOfBen,
    given: (db) => giveFavorite(db, ana.uid, bensList),
    functions: 'delete, with the list or the account',
    rights: [
      { act: 'get', who: owner, attempt: plainly('get', favorite) },
      { act: 'list', who: owner, when: 'at most 50', attempt: upTo50(favoritesPath(ana.uid)) },
      {
        act: 'create',
        who: owner,
        when: 'under the key of a list that the fan may see, with its name, at the server’s time; not of a deleted account',
        attempt: (db) => setDoc(doc(db, favorite), newFavorite(bensList)),
      },
      { act: 'delete', who: owner, attempt: (db) => deleteDoc(doc(db, favorite)) },
    ],
  },
];
