import { ratePath, reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { type Firestore, serverTimestamp } from 'firebase/firestore';
import { ben, giveList, giveProfiles } from '../builders.ts';
import { newRate } from '../rates.ts';
import { anasListTarget, newReport, seedReportCounts } from '../reports.ts';
import { type Harmless, isTrimmedText, type Kind } from './kind.ts';

const count = { count: 8, at: serverTimestamp() };
const reasons: readonly unknown[] = ['spam', 'abuse', 'spoiler', 'other'];

const harmless: readonly Harmless[] = [
  { at: 'reason', reason: 'another of the reasons', is: (value) => reasons.includes(value) },
  { at: 'text', reason: 'any trimmed text of 0 to 300', is: isTrimmedText(0, 300) },
];

async function giveReportedList(db: Firestore) {
  await giveProfiles(db);
  await giveList(db);
  await seedReportCounts(db, 7);
}

const about = { by: { uid: ben.uid }, given: giveReportedList, id: anasListTarget };
const rate = (id: string) => ({ set: ratePath(ben.uid, 'reports'), data: newRate(id) });

/** What a fan writes to tell curators of something. */
export const reportRequests: readonly Kind[] = [
  {
    ...about,
    name: 'a report',
    isId: () => false,
    data: (id) => newReport(id),
    writes: (data, id) => [
      { set: reportPath(ben.uid, id), data },
      { set: reportCountPath(id), data: count },
      rate(id),
    ],
    harmless,
  },
  {
    ...about,
    name: 'the count of reports',
    data: () => ({ ...count }),
    writes: (data, id) => [
      { set: reportPath(ben.uid, id), data: newReport(id) },
      { set: reportCountPath(id), data },
      rate(id),
    ],
    harmless: [],
  },
];
