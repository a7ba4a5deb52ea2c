import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { commentPath, listPath, ratePath } from '@outrank/shared/documentPaths';
import { rateLimits } from '@outrank/shared/rate';
import {
  collection,
  deleteDoc,
  deleteField,
  doc,
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
import {
  ana,
  anasList,
  ben,
  bensList,
  type Changes,
  daysFromNow,
  giveList,
  giveProfiles,
  newList,
} from './builders.ts';
import { giveRate, newRate, nextRate } from './rates.ts';
import { commentId, newComment } from './talk.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const db = () => world.signedInAs(ben.uid);

/** Room for a test that is slow, and for clocks that differ. */
const SLACK_MS = 60_000;
const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);

const kinds = [
  {
    kind: 'comments' as const,
    first: commentId(1),
    second: commentId(2),
    write: (id: string) => ({ place: commentPath(id), data: newComment({}) }),
  },
  {
    kind: 'lists' as const,
    first: 'list_2',
    second: 'list_3',
    write: (id: string) => {
      const key = { ...bensList, listId: id };
      return { place: listPath(key), data: newList(key) };
    },
  },
];

beforeEach(async () => {
  await world.given(giveProfiles);
  await world.given((db) => giveList(db));
});

describe.each(kinds)('creating $kind', ({ kind, first, second, write }) => {
  const { most, windowMs } = rateLimits[kind];
  const rate = (by = db()) => doc(by, ratePath(ben.uid, kind));
  const given = (changes: Changes) => world.given((past) => giveRate(past, ben.uid, kind, changes));
  const batchOf = (...ids: string[]) => {
    const batch = writeBatch(db());
    for (const { place, data } of ids.map(write)) batch.set(doc(db(), place), data);
    return batch;
  };
  const begins = (changes: Changes = {}, id = first) =>
    batchOf(id).set(rate(), newRate(id, changes)).commit();
  const goesOn = (changes: Changes = {}, id = first) =>
    batchOf(id).set(rate(), nextRate(id, changes), { merge: true }).commit();

  it('comes with the account’s rate', async () => {
    await assertFails(batchOf(first).commit());
    await given({ documentId: first });
    await assertFails(batchOf(first).commit());
    await assertSucceeds(goesOn());
  });

  it('is named by the account’s rate', async () => {
    await assertFails(begins({ documentId: second }));
    await assertSucceeds(begins());
    await assertFails(goesOn({ documentId: first }, second));
    await assertSucceeds(goesOn({}, second));
  });

  it('happens once in a batch', async () => {
    await assertFails(batchOf(first, second).set(rate(), newRate(first)).commit());
    const twiceRated = batchOf(first, second).set(rate(), newRate(first));
    await assertFails(twiceRated.set(rate(), nextRate(second), { merge: true }).commit());
    await assertSucceeds(begins());
    await assertSucceeds(goesOn({}, second));
  });

  it('is not rated by another fan’s account or for the other kind', async () => {
    const otherKind = kind === 'lists' ? 'comments' : 'lists';
    const elsewhere = doc(db(), ratePath(ana.uid, kind));
    await assertFails(batchOf(first).set(elsewhere, newRate(first)).commit());
    await assertFails(
      batchOf(first)
        .set(doc(db(), ratePath(ben.uid, otherKind)), newRate(first))
        .commit(),
    );
    await assertSucceeds(begins());
  });

  it(`goes on to ${most} within a window`, async () => {
    await given({ count: most });
    await assertFails(goesOn());
    await given({ count: most - 1 });
    await assertSucceeds(goesOn());
  });

  it('counts each once', async () => {
    await given({ count: 5 });
    for (const count of [4, 5, 7, 0, -1, 6.5, '6']) await assertFails(goesOn({ count }));
    await assertSucceeds(goesOn({ count: 6 }));
  });

  it('counts whole numbers', async () => {
    await given({ count: -1 });
    await assertFails(goesOn({ count: -0 }));
    await assertSucceeds(goesOn({ count: 0 }));
  });

  it('begins no new window before the old one is over', async () => {
    await given({ windowAt: ago(windowMs - SLACK_MS) });
    await assertFails(begins());
    await given({ windowAt: ago(windowMs) });
    await assertSucceeds(begins());
  });

  it('begins no new window while it counts on', async () => {
    await given({ windowAt: ago(windowMs - SLACK_MS) });
    await assertFails(goesOn({ windowAt: serverTimestamp() }));
    await assertFails(goesOn({ windowAt: ago(0) }));
    await assertSucceeds(goesOn());
  });

  it('goes on in no window that is over', async () => {
    await given({ windowAt: ago(windowMs), count: 3 });
    await assertFails(goesOn());
    await assertFails(begins({ count: 4 }));
    await assertSucceeds(begins());
  });

  it.each([
    { what: 'another count than one', forged: { count: 0 } },
    { what: 'a later count', forged: { count: 2 } },
    { what: 'a count below zero', forged: { count: -9 } },
    { what: 'a window in the past', forged: { windowAt: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a window in the future', forged: { windowAt: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'no window', forged: { windowAt: undefined } },
    { what: 'a time in the past', forged: { at: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a time in the future', forged: { at: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'no time', forged: { at: undefined } },
    { what: 'a further field', forged: { note: 'x' } },
  ])('does not begin with $what, the first time and later', async ({ forged }) => {
    await assertFails(begins(forged));
    await assertSucceeds(begins());
    await given({ windowAt: ago(windowMs) });
    await assertFails(begins(forged, second));
    await assertSucceeds(begins({}, second));
  });

  it.each([
    { what: 'a time in the past', forged: { at: Timestamp.fromDate(daysFromNow(-1)) } },
    { what: 'a time in the future', forged: { at: Timestamp.fromDate(daysFromNow(1)) } },
    { what: 'a further field', forged: { note: 'x' } },
    { what: 'no window', forged: { windowAt: deleteField() } },
  ])('does not go on with $what', async ({ forged }) => {
    await given({});
    await assertFails(goesOn(forged));
    await assertSucceeds(goesOn());
  });

  it('names a document by an id of bounded length', async () => {
    const named = (documentId: unknown) => setDoc(rate(), newRate('', { documentId }));
    for (const documentId of ['x'.repeat(129), '', 7]) await assertFails(named(documentId));
    await assertSucceeds(named('x'.repeat(128)));
  });

  it('leaves a rate that is never taken back, and that the fan alone reads', async () => {
    await assertSucceeds(begins());
    await assertFails(deleteDoc(rate()));
    await assertFails(getDoc(rate(world.signedInAs(ana.uid))));
    await assertFails(updateDoc(rate(world.signedInAs(ana.uid)), nextRate(second)));
    await assertFails(getDocs(query(collection(db(), `users/${ben.uid}/rates`), limit(1))));
    await assertSucceeds(getDoc(rate()));
  });
});

it('there is no rate for anything else', async () => {
  await assertFails(setDoc(doc(db(), `users/${ben.uid}/rates/votes`), newRate(anasList.listId)));
  await assertSucceeds(setDoc(doc(db(), ratePath(ben.uid, 'lists')), newRate(anasList.listId)));
});
