import { reportCountPath, reportPath } from '@outrank/shared/firestore/documentPaths';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { type DocumentData, increment, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import { anasComment } from './comments.ts';
import { anasList } from './lists.ts';
import type { Write } from './requests.ts';
import { ben, raiseRate } from './users.ts';

export const anasListTarget = reportTargetId({ kind: 'list', list: anasList });
export const anasCommentTarget = reportTargetId({ kind: 'comment', commentId: anasComment });

export function newReport(target = anasListTarget, changes: Changes = {}): DocumentData {
  const report = { target, reason: 'abuse', text: 'Look at the name.', at: serverTimestamp() };
  return applyChanges(report, changes);
}

export function setReport(uid: string, target = anasListTarget, changes: Changes = {}): Write {
  return { set: reportPath(uid, target), data: newReport(target, changes) };
}

export function countReport(target = anasListTarget, changes: Changes = {}): Write {
  return { merge: reportCountPath(target), data: { count: increment(1), at: serverTimestamp(), ...changes } };
}

export function setReportCount(count: number, target = anasListTarget): Write {
  return { set: reportCountPath(target), data: { count, at: serverTimestamp() } };
}

/** Forged fields of the report and of the count, and the document that the rate names. */
export type ReportRequest = {
  readonly target?: string;
  readonly report?: Changes;
  readonly count?: Changes;
  readonly rated?: string;
};

/** The batch with which the web app reports a target. */
export function reportTarget(uid = ben.uid, request: ReportRequest = {}): Write[] {
  const { target = anasListTarget, report, count, rated = target } = request;
  return [setReport(uid, target, report), countReport(target, count), raiseRate(uid, 'reports', rated)];
}
