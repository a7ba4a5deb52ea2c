import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { type RateKind, rateLimits } from '@outrank/shared/accounts/rate';
import { ratePath } from '@outrank/shared/firestore/documentPaths';
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
} from 'firebase/firestore';
import { describe, it } from 'vitest';
import { ana, ben, type Changes, daysFromNow } from './builders.ts';
import { giveRate, newRate, nextRate } from './rates.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const db = () => world.signedInAs(ben.uid);

/** Room for a test that is slow, and for clocks that differ. */
const SLACK_MS = 60_000;
const ago = (milliseconds: number) => Timestamp.fromMillis(Date.now() - milliseconds);

describe.each<RateKind>(['comments', 'lists', 'reports'])('the rate of %s', (kind) => {
  const { most, windowMs } = rateLimits[kind];
  const rate = (by = db()) => doc(by, ratePath(ben.uid, kind));
  const given = (changes: Changes) => world.given((past) => giveRate(past, ben.uid, kind, changes));
  const begins = (changes: Changes = {}) => setDoc(rate(), newRate('first', changes));
  const goesOn = (changes: Changes = {}) => setDoc(rate(), nextRate('next', changes), { merge: true });

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
    await assertFails(begins(forged));
    await assertSucceeds(begins());
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

  it.each(['x', 'x'.repeat(160)])('names a document by an id of bounded length', async (accepted) => {
    const named = (documentId: unknown) => setDoc(rate(), newRate('', { documentId }));
    for (const documentId of ['x'.repeat(161), '', 7]) await assertFails(named(documentId));
    await assertSucceeds(named(accepted));
  });

  it('leaves a rate that is never taken back, and that the fan alone begins, goes on with and reads', async () => {
    await assertFails(setDoc(rate(world.signedInAs(ana.uid)), newRate('first')));
    await assertSucceeds(begins());
    await assertFails(deleteDoc(rate()));
    await assertFails(getDoc(rate(world.signedInAs(ana.uid))));
    await assertFails(updateDoc(rate(world.signedInAs(ana.uid)), nextRate('next')));
    await assertFails(getDocs(query(collection(db(), `users/${ben.uid}/rates`), limit(1))));
    await assertSucceeds(getDoc(rate()));
  });
});

it('there is no rate for anything else', async () => {
  await assertFails(setDoc(doc(db(), `users/${ben.uid}/rates/votes`), newRate('first')));
  await assertSucceeds(setDoc(doc(db(), ratePath(ben.uid, 'lists')), newRate('first')));
});
