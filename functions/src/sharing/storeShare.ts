import { isDeepStrictEqual } from 'node:util';
import { blockedAccountPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import type { ShareAnswer } from '@outrank/shared/sharing/shareCall';
import { getShareKind, type ShareContent, type ShareRequest } from '@outrank/shared/sharing/shareKinds';
import {
  decideNames,
  getNaming,
  maskShare,
  maskWhileNew,
  rewordShare,
} from '@outrank/shared/sharing/shareNames';
import { FieldValue, type Firestore, type Transaction } from 'firebase-admin/firestore';
import { boundGoogleAccounts, hiddenSharesOf } from '../platform/accountQueries.ts';
import { canWrite, findToken, type GoogleUser } from '../platform/googleUser.ts';
import { runTransaction } from '../platform/runTransaction.ts';
import { hash, hashOrder } from './findShownShare.ts';

export type ShareResult =
  | ({ readonly status: 'shared' } & ShareAnswer)
  /** `missing`: it does not exist, or strangers may not see it. */
  | { readonly status: 'blocked' | 'missing' | 'tooOften' };

/**
 * Stores the order that a card shows, read from the documents as they are now, once for the same content. One transaction, so
 * that what becomes private meanwhile is not shared. Each call takes a token of the Google account's bucket `shares`, also when
 * it is refused.
 */
export function storeShare(db: Firestore, { uid, googleId }: GoogleUser, request: ShareRequest, now: Date) {
  return runTransaction(db, async (transaction): Promise<ShareResult> => {
    if (!(await canWrite(db, transaction, { uid, googleId }))) return { status: 'blocked' };
    const takeToken = await findToken(db, transaction, googleId, 'shares');
    if (!takeToken) return { status: 'tooOften' };
    const found = await findShareable(db, transaction, uid, request, now);
    takeToken(found?.id ?? 'none');
    if (!found) return { status: 'missing' };
    const { id, hasNames, document, stored } = found;
    const created = stored.exists ? {} : { ...document, createdAt: FieldValue.serverTimestamp() };
    transaction.set(stored.ref, { ...created, ...markOwn(request, uid) }, { merge: true });
    return { status: 'shared', id, hasNames };
  });
}

/** What a request would store; undefined when nobody may share it. */
async function findShareable(
  db: Firestore,
  transaction: Transaction,
  uid: string,
  request: ShareRequest,
  now: Date,
) {
  const read = async (path: string) => (await transaction.get(db.doc(path))).data();
  const content = await getShareKind(request).read(request, { uid, read, now: now.getTime() });
  if (!content) return undefined;
  const made = toDocument(content, request.hasNames, uid, now);
  const { sources, userIds } = made.document;
  for (const owner of userIds.filter((each) => each !== uid)) {
    if (await isBlocked(db, transaction, owner)) return undefined;
  }
  const stored = await transaction.get(db.doc(sharePath(made.id)));
  // Another order, another week or another member must not show again what a curator hid.
  const [first = ''] = sources;
  const hidden = userIds.length > 0 ? (await transaction.get(hiddenSharesOf(db, first))).docs : [];
  const isHidden = hidden.some((share) => isDeepStrictEqual(share.get('sources'), sources));
  return isHidden || stored.get('hidden') === true ? undefined : { ...made, stored };
}

/** What /login may show. Another user's share of a list shows it only to those who have the link. */
function markOwn(request: ShareRequest, uid: string) {
  const isOwn = request.kind === 'list' && request.userId === uid;
  return isOwn ? { ownSharedAt: FieldValue.serverTimestamp() } : {};
}

/** What is stored. The words of users are left out, so that it has the same id whatever a list is called. */
function toDocument(content: ShareContent, wantsNames: boolean | undefined, uid: string, now: Date) {
  const { share: built, parts } = getShareKind(content).build(content);
  const noWords = parts.map(() => ({ author: '', name: '' }));
  const wordless = rewordShare(built, noWords);
  const hasNames = decideNames(getNaming(parts, uid, now), wantsNames);
  const stored = hasNames ? wordless : maskShare(wordless);
  const share = JSON.stringify(stored);
  const sources = parts.map(({ source }) => source);
  const userIds = new Set(parts.flatMap(({ ownerId = [], memberIds = [] }) => memberIds.concat(ownerId)));
  const document = { share, sources, userIds: [...userIds], order: hashOrder(parts) };
  return { id: hash([share, sources], 24), hasNames: maskWhileNew(stored, now.getTime()).hasNames, document };
}

async function isBlocked(db: Firestore, transaction: Transaction, uid: string): Promise<boolean> {
  const { docs } = await transaction.get(boundGoogleAccounts(db, uid));
  if (docs.length === 0) return false;
  const blocks = await transaction.getAll(...docs.map(({ id }) => db.doc(blockedAccountPath(id))));
  return blocks.some(({ exists }) => exists);
}
