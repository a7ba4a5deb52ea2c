import { openReportsPath, reportPath } from '@outrank/shared/documentPaths';
import { thingText } from '@outrank/shared/thing';
import {
  type DocumentData,
  doc,
  type Firestore,
  increment,
  serverTimestamp,
  setDoc,
  type WriteBatch,
  writeBatch,
} from 'firebase/firestore';
import { anasList, ben, type Changes, kept } from './builders.ts';
import { rating } from './rates.ts';
import { commentId } from './talk.ts';

export const anasListThing = thingText({ kind: 'list', list: anasList });
export const anasComment = commentId(7);
export const anasCommentThing = thingText({ kind: 'comment', commentId: anasComment });

/** A report as the web app writes it. */
export function newReport(thing = anasListThing, changes: Changes = {}): DocumentData {
  return kept({ thing, reason: 'abuse', text: 'Look at the name.', at: serverTimestamp(), ...changes });
}

/** The count beside it. */
export function countedReport(changes: Changes = {}): DocumentData {
  return { count: increment(1), at: serverTimestamp(), ...changes };
}

type Forged = {
  readonly thing?: string;
  readonly report?: Changes;
  readonly count?: Changes;
  readonly ratedAs?: string;
};

/** The batch with which the web app reports something, with what is forged in its place. */
export function reporting(
  db: Firestore,
  uid = ben.uid,
  { thing = anasListThing, report, count, ratedAs = thing }: Forged = {},
): WriteBatch {
  const batch = writeBatch(db)
    .set(doc(db, reportPath(uid, thing)), newReport(thing, report))
    .set(doc(db, openReportsPath(thing)), countedReport(count), { merge: true });
  return rating(db, batch, { uid, kind: 'reports', id: ratedAs });
}

/** So many fans reported it before. */
export async function giveOpenReports(db: Firestore, count: number, thing = anasListThing) {
  await setDoc(doc(db, openReportsPath(thing)), { count, at: serverTimestamp() });
}
