import { groupPath } from '@outrank/shared/documents/group';
import { reportPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { type DocumentData, serverTimestamp } from 'firebase/firestore';
import { applyChanges, type Changes } from './bounds.ts';
import { anasComment, newComment } from './comments.ts';
import { anasList, heroes } from './lists.ts';
import type { Write } from './requests.ts';
import { ana, ben, takeToken } from './users.ts';

export const anasListTarget = reportTargetId({ kind: 'list', list: anasList });
export const anasCommentTarget = reportTargetId({ kind: 'comment', commentId: anasComment });
const anasShare = '0123456789abcdef01234567';
export const anasShareTarget = reportTargetId({ kind: 'share', shareId: anasShare });
/** The words that it shows. */
export const shareContent = { title: heroes.name, author: ana.displayName };
/** As the page of a share stores it. */
export const setShare = (data: DocumentData): Write => ({
  set: sharePath(anasShare),
  data: { userIds: [ana.uid], ...data },
});
export const anasNameTarget = reportTargetId({ kind: 'user', userId: ana.uid });

export const anasGroupPath = groupPath('abcdefghij0123456789');
export const anasGroupTarget = reportTargetId({ kind: 'group', groupId: 'abcdefghij0123456789' });

/** What each target says before it changes. */
const contents: Readonly<Record<string, DocumentData>> = {
  [anasCommentTarget]: { text: newComment().text },
  [anasNameTarget]: { displayName: ana.displayName },
  [anasShareTarget]: shareContent,
  [anasGroupTarget]: { name: 'Tree Mail' },
};

export function newReport(target = anasListTarget, changes: Changes = {}): DocumentData {
  const content = contents[target] ?? { name: heroes.name, description: heroes.description };
  const report = { target, reason: 'abuse', text: 'Look at the name.', at: serverTimestamp(), content };
  return applyChanges(report, changes);
}

export function setReport(uid: string, target = anasListTarget, changes: Changes = {}): Write {
  return { set: reportPath(uid, target), data: newReport(target, changes) };
}

/** The batch with which the web app reports a target. */
export function reportTarget(uid = ben.uid, target = anasListTarget, changes: Changes = {}): Write[] {
  return [setReport(uid, target, changes), takeToken(uid, 'reports', target)];
}
