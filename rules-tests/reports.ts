import { reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
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
import { commentId } from './commentBuilders.ts';
import { rating } from './rates.ts';

export const anasListTarget = reportTargetId({ kind: 'list', list: anasList });
export const anasComment = commentId(7);
export const anasCommentTarget = reportTargetId({ kind: 'comment', commentId: anasComment });

/** A report as the web app writes it. */
export function newReport(target = anasListTarget, changes: Changes = {}): DocumentData {
  return kept({ target, reason: 'abuse', text: 'Look at the name.', at: serverTimestamp(), ...changes });
}

/** The count beside it. */
export function countedReport(changes: Changes = {}): DocumentData {
  return { count: increment(1), at: serverTimestamp(), ...changes };
}

type Forged = {
  readonly target?: string;
  readonly report?: Changes;
  readonly count?: Changes;
  readonly ratedAs?: string;
};

/** The batch with which the web app reports something, with what is forged in its place. */
export function reporting(
  db: Firestore,
  uid = ben.uid,
  { target = anasListTarget, report, count, ratedAs = target }: Forged = {},
): WriteBatch {
  const batch = writeBatch(db)
    .set(doc(db, reportPath(uid, target)), newReport(target, report))
    .set(doc(db, reportCountPath(target)), countedReport(count), { merge: true });
  return rating(db, batch, { uid, kind: 'reports', id: ratedAs });
}

/** So many fans reported it before. */
export async function seedReportCounts(db: Firestore, count: number, target = anasListTarget) {
  await setDoc(doc(db, reportCountPath(target)), { count, at: serverTimestamp() });
}
