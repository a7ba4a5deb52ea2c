import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import {
  commentPath,
  HIDDEN_CONTENT,
  hiddenContentPath,
  LISTS_GROUP,
  listPath,
  MODERATION_LOG,
  REPORT_COUNTS,
  REPORTS_GROUP,
  reportPath,
} from '@outrank/shared/firestore/documentPaths';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  collection,
  collectionGroup,
  deleteField,
  doc,
  type Firestore,
  getDoc,
  getDocs,
  limit,
  type Query,
  query,
  setDoc,
  Timestamp,
  updateDoc,
  where,
  writeBatch,
} from 'firebase/firestore';
import { beforeEach, describe, expect, it } from 'vitest';
import { ana, anasList, ben, bensList, type Changes, changedList, giveList, newList } from './builders.ts';
import { bensComment, giveComment, seedListsForComments } from './commentBuilders.ts';
import { rating } from './rates.ts';
import { upvoting } from './reactionBuilders.ts';
import { anasListTarget, newReport } from './reports.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asAna = () => world.signedInAs(ana.uid);
const asBen = () => world.signedInAs(ben.uid);
const curator = () => world.withCuratorClaim(true);
const hidden = { hidden: true, isPublic: false };

beforeEach(() => world.given(seedListsForComments));

describe('a list that a curator hid', () => {
  const list = (db: Firestore) => doc(db, listPath(anasList));
  beforeEach(() => world.given((db) => giveList(db, anasList, hidden)));

  it('is seen by its owner and by curators', async () => {
    await assertFails(getDoc(list(asBen())));
    await assertFails(getDoc(list(world.withCuratorClaim('true'))));
    await assertSucceeds(getDoc(list(asAna())));
    await assertSucceeds(getDoc(list(curator())));
  });

  it('is in nobody’s query of public lists', async () => {
    const publicLists = query(
      collectionGroup(asBen(), LISTS_GROUP),
      where('isPublic', '==', true),
      limit(50),
    );
    const found = await assertSucceeds(getDocs(publicLists));
    expect(found.docs.map(({ ref }) => ref.path)).toEqual([listPath(bensList)]);
  });

  it('may be edited, but not shown', async () => {
    await assertFails(updateDoc(list(asAna()), changedList({ isPublic: true })));
    await assertSucceeds(updateDoc(list(asAna()), changedList()));
  });

  it('keeps the mark of it', async () => {
    await assertFails(updateDoc(list(asAna()), changedList({ hidden: deleteField() })));
    await assertFails(updateDoc(list(asAna()), changedList({ hidden: deleteField(), isPublic: true })));
    await assertFails(updateDoc(list(asAna()), changedList({ hidden: false })));
    await assertSucceeds(updateDoc(list(asAna()), changedList()));
  });

  it('takes votes of nobody but its owner', async () => {
    await assertFails(upvoting(asBen(), ben.uid).commit());
    await assertSucceeds(upvoting(asAna(), ana.uid).commit());
  });
});

describe('the mark of a hidden list', () => {
  it('is no fan’s to set', async () => {
    await assertFails(
      updateDoc(doc(asAna(), listPath(anasList)), changedList({ hidden: true, isPublic: false })),
    );
    await assertSucceeds(updateDoc(doc(asAna(), listPath(anasList)), changedList({ isPublic: false })));
  });

  it('is in no new list', async () => {
    const key = { ...anasList, listId: 'list_2' };
    const publish = (changes: Changes) => {
      const db = asAna();
      const batch = writeBatch(db).set(doc(db, listPath(key)), newList(key, changes));
      return rating(db, batch, { uid: ana.uid, kind: 'lists', id: key.listId }).commit();
    };
    await assertFails(publish({ hidden: true }));
    await assertFails(publish(hidden));
    await assertSucceeds(publish({}));
  });
});

describe('what curators look at', () => {
  const report = { path: reportPath(ben.uid, anasListTarget), data: newReport() };
  const most = (of: Query, count = QUERY_MAX) => query(of, limit(count));
  const places: readonly (readonly [what: string, asked: (db: Firestore) => Query])[] = [
    ['the counts of open reports', (db) => collection(db, REPORT_COUNTS)],
    ['the hidden targets', (db) => collection(db, HIDDEN_CONTENT)],
    [
      'why a target was reported',
      (db) => query(collectionGroup(db, REPORTS_GROUP), where('target', '==', anasListTarget)),
    ],
  ];

  it.each(places)('%s, is read by curators alone, a page at a time', async (_what, asked) => {
    await world.given((db) => setDoc(doc(db, report.path), report.data));
    await assertFails(getDocs(most(asked(world.signedOut()))));
    await assertFails(getDocs(most(asked(asBen()))));
    await assertFails(getDocs(most(asked(world.withCuratorClaim('true')))));
    await assertFails(getDocs(asked(curator())));
    await assertFails(getDocs(most(asked(curator()), QUERY_MAX + 1)));
    await assertSucceeds(getDocs(most(asked(curator()))));
  });

  it('is a comment under a list that only its owner sees, too', async () => {
    await world.given((db) => giveList(db, anasList, hidden));
    await world.given((db) => giveComment(db));
    await assertFails(getDoc(doc(asBen(), commentPath(bensComment))));
    await assertSucceeds(getDoc(doc(curator(), commentPath(bensComment))));
  });

  it('is not the fans’ reports by themselves, nor the log', async () => {
    await world.given((db) => setDoc(doc(db, report.path), report.data));
    await assertFails(getDoc(doc(curator(), report.path)));
    await assertFails(getDocs(most(collection(curator(), MODERATION_LOG))));
    await assertSucceeds(getDoc(doc(asBen(), report.path)));
  });

  it('is nothing that they write past the functions', async () => {
    const entry = { at: Timestamp.now(), by: 'cleo', reason: 'Spam' };
    const place = doc(curator(), hiddenContentPath(anasListTarget));
    await assertFails(setDoc(place, entry));
    await assertFails(updateDoc(doc(curator(), listPath(anasList)), hidden));
    await assertFails(setDoc(doc(curator(), `${MODERATION_LOG}/1`), entry));
    await assertSucceeds(getDocs(most(collection(curator(), HIDDEN_CONTENT))));
  });
});
