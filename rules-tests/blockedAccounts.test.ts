import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  BLOCKED_ACCOUNTS,
  ballotsPath,
  blockedAccountPath,
  commentVotePath,
  deletedListPath,
  favoritePath,
  listPath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { LIST_ITEMS_MAX, QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  deleteDoc,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  query,
  serverTimestamp,
  setDoc,
  Timestamp,
  updateDoc,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ana, anasList, ben, bensList, changedList, newDraft, newList } from './builders.ts';
import { commentId, commenting, giveComment, seedListsForComments, votingOn } from './commentBuilders.ts';
import { rating } from './rates.ts';
import { newFavorite, upvoting } from './reactionBuilders.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asBen = () => world.signedInAs(ben.uid);
const bar = () =>
  world.given((db) =>
    setDoc(doc(db, blockedAccountPath(ben.uid)), { reason: 'Spam', at: Timestamp.now(), by: 'cleo' }),
  );

const secondList = { userId: ben.uid, listId: 'list_2' };
const longest = {
  type: 'survivor-ranking',
  itemIds: Array.from({ length: LIST_ITEMS_MAX }, (_, index) => String(index).padStart(60, 'x-')),
  itemSeasonIds: Array.from({ length: LIST_ITEMS_MAX }, () => 's20'),
};
const ballot = () => ({ 'goat-social': { ranking: Array(10).fill(''), submittedAt: serverTimestamp() } });

function publish(db: Firestore) {
  const batch = writeBatch(db).set(doc(db, listPath(secondList)), newList(secondList, longest));
  return rating(db, batch, { uid: ben.uid, kind: 'lists', id: secondList.listId }).commit();
}

const acts: readonly (readonly [what: string, act: (db: Firestore) => Promise<unknown>])[] = [
  ['takes no name', (db) => setDoc(doc(db, userListsPath(ben.uid)), { displayName: 'Tree Mail' })],
  ['publishes no list', publish],
  ['saves no list', (db) => updateDoc(doc(db, listPath(bensList)), changedList(longest))],
  ['upvotes no list', (db) => upvoting(db, ben.uid).commit()],
  ['writes no comment', (db) => commenting(db).commit()],
  [
    'votes on no comment',
    (db) => votingOn(db, ben.uid, { id: commentId(1), value: 1, step: { up: 1 } }).commit(),
  ],
  ['submits no ballot', (db) => setDoc(doc(db, ballotsPath(ben.uid)), ballot())],
  [
    'changes no ballot',
    async (db) => {
      await world.given((past) => setDoc(doc(past, ballotsPath(ben.uid)), ballot()));
      await updateDoc(doc(db, ballotsPath(ben.uid)), { 'goat-social.submittedAt': serverTimestamp() });
    },
  ],
];

beforeEach(async () => {
  await world.given(seedListsForComments);
  await world.given((db) => giveComment(db, commentId(1), { userId: ana.uid }));
});

describe('an account that is barred', () => {
  it.each(acts)('%s', async (_what, act) => {
    await bar();
    await assertFails(act(asBen()));
    await world.given((db) => deleteDoc(doc(db, blockedAccountPath(ben.uid))));
    await assertSucceeds(act(asBen()));
  });

  it('takes no first name either', async () => {
    await bar();
    await world.given((db) => deleteDoc(doc(db, userListsPath(ben.uid))));
    const naming = (db: Firestore, uid: string) =>
      setDoc(doc(db, userListsPath(uid)), { displayName: 'Tree' });
    await assertFails(naming(asBen(), ben.uid));
    await assertSucceeds(naming(world.signedInAs('cleo'), 'cleo'));
  });

  it('still deletes a list and keeps what only it sees', async () => {
    await bar();
    const db = asBen();
    await assertSucceeds(setDoc(doc(db, userPath(ben.uid)), newDraft()));
    await assertSucceeds(setDoc(doc(db, favoritePath(ben.uid, anasList)), newFavorite()));
    const deletion = writeBatch(db).delete(doc(db, listPath(bensList)));
    await assertSucceeds(
      deletion.set(doc(db, deletedListPath(bensList)), { at: serverTimestamp() }).commit(),
    );
  });

  it('cannot take a vote back, because its count would move', async () => {
    await world.given((db) =>
      setDoc(doc(db, commentVotePath(ben.uid, commentId(1))), { commentId: 'x', value: 1 }),
    );
    await bar();
    const back = (db: Firestore) =>
      votingOn(db, ben.uid, { id: commentId(1), value: 0, step: { up: -1 } }).commit();
    await world.given((db) => giveComment(db, commentId(1), { userId: ana.uid, upvoteCount: 1 }));
    await assertFails(back(asBen()));
    await world.given((db) => deleteDoc(doc(db, blockedAccountPath(ben.uid))));
    await assertSucceeds(back(asBen()));
  });
});

describe('who is barred', () => {
  const bars = (db: Firestore, most = QUERY_MAX) => query(collection(db, BLOCKED_ACCOUNTS), limit(most));
  const bensBar = (db: Firestore) => doc(db, blockedAccountPath(ben.uid));
  const curator = () => world.withCuratorClaim(true);

  beforeEach(bar);

  it('is for curators to read, a page at a time', async () => {
    await assertFails(getDoc(bensBar(asBen())));
    await assertFails(getDocs(bars(asBen())));
    await assertFails(getDoc(bensBar(world.withCuratorClaim('true'))));
    await assertFails(getDocs(bars(curator(), QUERY_MAX + 1)));
    await assertSucceeds(getDoc(bensBar(curator())));
    await assertSucceeds(getDocs(bars(curator())));
  });

  it('is for functions to write', async () => {
    await assertFails(deleteDoc(bensBar(asBen())));
    await assertFails(deleteDoc(bensBar(curator())));
    await assertFails(setDoc(bensBar(curator()), { reason: '', at: serverTimestamp(), by: 'cleo' }));
    await assertSucceeds(getDoc(bensBar(curator())));
  });
});
