import { accountDeletionPath, userListsPath } from '@outrank/shared/documents/account';
import { commentPath, deletedCommentPath } from '@outrank/shared/documents/comment';
import { type ListKey, listKind, listPath } from '@outrank/shared/documents/list';
import {
  blockedAccountPath,
  hiddenContentPath,
  type ReportedContent,
} from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { isSameReportedContent } from '@outrank/shared/moderation/report';
import {
  type ContentTarget,
  parseContentTarget,
  reportTargetId,
} from '@outrank/shared/moderation/reportTarget';
import {
  type DocumentData,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Transaction,
} from 'firebase-admin/firestore';
import { commentVotesOf, storeCount } from '../counts/countVotes.ts';
import { readOwned } from '../platform/ownedQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { closeReports, documentPath, readContent } from './closeReports.ts';
import { type Decision, logDecision } from './decision.ts';

/**
 * Hides a list, a comment or a share and closes its reports. Returns false when it no longer exists; already hidden counts as
 * success. A list stays in place, so that its owner can read and edit it, and a share, so that nobody shares the same again. A
 * comment is moved, because everybody who can read a list reads all its comments; its votes stay in case it is restored.
 */
export function hideContent(db: Firestore, decision: Decision): Promise<boolean> {
  const target = parseContentTarget(decision.target);
  return runTransaction(db, async (transaction) => {
    const context = { db, transaction, decision };
    const content = await readContent(db, transaction, decision.target);
    const isDone = await hide(context, target, content);
    closeReports(db, transaction, decision.target, isDone ? content : undefined);
    return isDone;
  });
}

type Context = { readonly db: Firestore; readonly transaction: Transaction; readonly decision: Decision };

function hide(
  context: Context,
  target: ContentTarget,
  content: ReportedContent | undefined,
): Promise<boolean> {
  if (target.kind === 'list') return hideList(context, target.list);
  if (target.kind === 'share') return hideShare(context, target.shareId, content);
  return hideComment(context, target.commentId);
}

async function hideList(context: Context, key: ListKey): Promise<boolean> {
  const { db, transaction } = context;
  const list = await transaction.get(db.doc(listPath(key)));
  if (!list.exists || list.get('hidden') === true) return list.exists;
  const changedAt = FieldValue.serverTimestamp();
  transaction.update(list.ref, { hidden: true, isPublic: false, changedAt });
  storeHidden(context, key.userId, key, { comment: null, wasPublic: list.get('isPublic') === true });
  return true;
}

async function hideShare(context: Context, shareId: string, content: ReportedContent | undefined) {
  const { db, transaction } = context;
  const share = await transaction.get(db.doc(sharePath(shareId)));
  if (!share.exists || share.get('hidden') === true) return share.exists;
  const [userId = ''] = share.get('userIds') ?? [];
  transaction.update(share.ref, { hidden: true });
  const words = content ?? { title: '', author: null };
  // It goes with the share, not with a list.
  storeHidden(context, userId, { userId: '', listId: '' }, { comment: null, share: words });
  return true;
}

async function hideComment(context: Context, commentId: string): Promise<boolean> {
  const { db, transaction, decision } = context;
  const refs = [commentPath(commentId), hiddenContentPath(decision.target)].map((path) => db.doc(path));
  const [comment, hidden] = await transaction.getAll(...refs);
  const document = comment?.data();
  if (!document) return hidden?.exists === true;
  const key = { userId: document.listUserId, listId: document.listId };
  // The cascade of a deleted list removes its comments, so they must not be moved away from it.
  const { exists } = await transaction.get(db.doc(listPath(key)));
  if (!exists) return false;
  transaction.delete(db.doc(commentPath(commentId)));
  transaction.set(db.doc(deletedCommentPath(commentId)), { at: FieldValue.serverTimestamp() });
  storeHidden(context, document.userId, key, { comment: document });
  return true;
}

/** Stores what restoring needs, with the key of the list whose deletion removes it. */
function storeHidden(
  { db, transaction, decision }: Context,
  userId: string,
  list: ListKey,
  content: DocumentData,
) {
  const { by, reason, target } = decision;
  transaction.set(db.doc(hiddenContentPath(target)), {
    ...content,
    userId,
    listUserId: list.userId,
    listId: list.listId,
    at: FieldValue.serverTimestamp(),
    by,
    reason,
  });
  logDecision(transaction, db, decision);
}

/**
 * Shows hidden content again and closes its reports. Returns false when it no longer says what the curator saw (`seen`), when it
 * or its list was deleted, or while its user's account is being deleted. Already visible counts as success. A comment is counted
 * again, because votes that were withdrawn meanwhile found no comment to count.
 */
export async function restoreContent(db: Firestore, decision: Decision, seen: ReportedContent | null) {
  const target = parseContentTarget(decision.target);
  const isDone = await show(db, decision, seen);
  if (isDone && target.kind === 'comment') await storeCount(db, commentVotesOf(db, target.commentId));
  return isDone;
}

function show(db: Firestore, decision: Decision, seen: ReportedContent | null): Promise<boolean> {
  const target = parseContentTarget(decision.target);
  return runTransaction(db, async (transaction) => {
    const hidden = await transaction.get(db.doc(hiddenContentPath(decision.target)));
    if (!hidden.exists) return (await transaction.get(db.doc(documentPath(target)))).exists;
    const content = await readContent(db, transaction, decision.target);
    const parent = await findParent(db, transaction, target, hidden);
    if (!parent) return false;
    if (!isSameReportedContent(seen, content)) {
      // The next look shows the words of now.
      if (content && target.kind === 'share') transaction.update(hidden.ref, { share: content });
      return false;
    }
    if (target.kind === 'comment') await showComment(db, transaction, target.commentId, hidden);
    else transaction.update(parent.ref, toShown(target, hidden));
    transaction.delete(hidden.ref);
    closeReports(db, transaction, decision.target, content);
    logDecision(transaction, db, decision);
    return true;
  });
}

/**
 * The list or share that hidden content goes with; undefined while `onListDeleted`, `onShareDeleted` or
 * `onAccountDeletionRequested` is removing it.
 */
async function findParent(
  db: Firestore,
  transaction: Transaction,
  target: ContentTarget,
  hidden: DocumentSnapshot,
) {
  const key = { userId: hidden.get('listUserId'), listId: hidden.get('listId') };
  const parentPath = target.kind === 'share' ? sharePath(target.shareId) : listPath(key);
  const parent = await transaction.get(db.doc(parentPath));
  const deletion = await transaction.get(db.doc(accountDeletionPath(hidden.get('userId') || 'nobody')));
  return parent.exists && !deletion.exists ? parent : undefined;
}

function toShown({ kind }: ContentTarget, hidden: DocumentSnapshot) {
  const shown = { hidden: FieldValue.delete() };
  if (kind === 'share') return shown;
  return { ...shown, isPublic: hidden.get('wasPublic'), changedAt: FieldValue.serverTimestamp() };
}

// Meanwhile its author may have a new name.
async function showComment(
  db: Firestore,
  transaction: Transaction,
  commentId: string,
  hidden: DocumentSnapshot,
) {
  const profile = await transaction.get(db.doc(userListsPath(hidden.get('userId'))));
  const comment = hidden.get('comment');
  transaction.set(db.doc(commentPath(commentId)), {
    ...comment,
    userName: profile.get('displayName') ?? comment.userName,
  });
  transaction.delete(db.doc(deletedCommentPath(commentId)));
}

/** Lists that are read at once. */
const PAGE = 100;

/**
 * Hides the public lists of the user of a blocked Google account, when the curator asked for it. A list that is restored later
 * stays. Safe to interrupt and to repeat.
 */
export async function hideBlockedLists(db: Firestore, googleId: string): Promise<void> {
  const blocked = db.doc(blockedAccountPath(googleId));
  const { uid, by, reason, hidesLists } = (await blocked.get()).data() ?? {};
  if (!hidesLists) return;
  for await (const page of readOwned(db, listKind, uid, PAGE, new FieldPath('isPublic')))
    for (const list of page.filter((each) => each.get('isPublic') === true)) {
      const target = reportTargetId({ kind: 'list', list: { userId: uid, listId: list.id } });
      await hideContent(db, { by, action: 'hide', target, reason });
    }
  await runTransaction(db, async (transaction) => {
    if ((await transaction.get(blocked)).exists) transaction.update(blocked, { hidesLists: false });
  });
}
