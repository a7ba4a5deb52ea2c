import { assertFails, assertSucceeds } from '@firebase/rules-unit-testing';
import { reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { deleteDoc, doc, getDoc, setDoc, Timestamp, writeBatch } from 'firebase/firestore';
import { beforeEach, describe, it } from 'vitest';
import { ben, daysFromNow } from './builders.ts';
import { seedListsForComments } from './commentBuilders.ts';
import { giveRate, rating } from './rates.ts';
import { anasListTarget, countedReport, newReport, reporting, seedReportCounts } from './reports.ts';
import { openWorld } from './world.ts';

const world = openWorld();
const asBen = () => world.signedInAs(ben.uid);
const benReports = (forged: Parameters<typeof reporting>[2] = {}) =>
  reporting(asBen(), ben.uid, forged).commit();

beforeEach(() => world.given(seedListsForComments));

describe('the count of open reports', () => {
  it('goes up with each report', async () => {
    await world.given((db) => seedReportCounts(db, 4));
    for (const count of [4, 6, -5, 5.5, '5']) await assertFails(benReports({ count: { count } }));
    await assertSucceeds(benReports({ count: { count: 5 } }));
  });

  it('begins with one', async () => {
    for (const count of [0, 2, -1]) await assertFails(benReports({ count: { count } }));
    await assertSucceeds(benReports());
  });

  it('counts whole numbers', async () => {
    await world.given((db) => seedReportCounts(db, -1));
    await assertFails(benReports({ count: { count: -0 } }));
    await assertSucceeds(benReports({ count: { count: 0 } }));
  });

  it('is for the signed-in, at first and later', async () => {
    const count = doc(world.signedOut(), reportCountPath(anasListTarget));
    await assertFails(setDoc(count, countedReport()));
    await assertSucceeds(benReports());
    await assertFails(setDoc(count, countedReport(), { merge: true }));
  });

  it('needs a report, and a report needs it', async () => {
    const db = asBen();
    await assertFails(setDoc(doc(db, reportCountPath(anasListTarget)), countedReport()));
    const alone = writeBatch(db).set(doc(db, reportPath(ben.uid, anasListTarget)), newReport());
    await assertFails(rating(db, alone, { uid: ben.uid, kind: 'reports', id: anasListTarget }).commit());
    await assertSucceeds(benReports());
    await assertFails(setDoc(doc(db, reportCountPath(anasListTarget)), countedReport(), { merge: true }));
    await world.given((past) => giveRate(past, 'cleo', 'reports'));
    await assertSucceeds(reporting(world.signedInAs('cleo'), 'cleo').commit());
  });

  it('counts once in one batch', async () => {
    const db = asBen();
    const twice = reporting(db).set(doc(db, reportCountPath(anasListTarget)), countedReport(), {
      merge: true,
    });
    await assertFails(twice.commit());
    await assertSucceeds(benReports());
  });

  it('says when, and nothing else', async () => {
    await assertFails(benReports({ count: { at: Timestamp.fromDate(daysFromNow(1)) } }));
    await assertFails(benReports({ count: { isUrgent: true } }));
    await assertSucceeds(benReports());
  });

  it('is no fan’s to take away', async () => {
    await assertSucceeds(benReports());
    await assertFails(deleteDoc(doc(asBen(), reportCountPath(anasListTarget))));
    await assertFails(deleteDoc(doc(world.withCuratorClaim(true), reportCountPath(anasListTarget))));
    await assertFails(getDoc(doc(asBen(), reportCountPath(anasListTarget))));
    await assertSucceeds(getDoc(doc(asBen(), reportPath(ben.uid, anasListTarget))));
  });
});
