import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { sharePath } from '@outrank/shared/documents/shares';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { isShareId } from '@outrank/shared/sharing/shareCall';
import {
  parseStoredShare,
  renameUsers,
  type Share,
  type StoredShare,
} from '@outrank/shared/sharing/shareKinds';
import { findListKey, getSourcePath, isShareable } from '@outrank/shared/sharing/shareSource';
import type { DocumentSnapshot, Firestore } from 'firebase-admin/firestore';

/** A share as strangers see it now. */
export type ShownShare = {
  readonly id: string;
  /** With the present names of its users. */
  readonly share: Share;
  readonly sources: readonly string[];
  /** Whether somebody reported a list or a name in it, and no curator has decided yet. */
  readonly isReported: boolean;
};

/**
 * Reads a share with everything that decides whether and how it is shown, so that it is right even before events arrive.
 * Undefined when strangers may not see it any more, or it does not exist. Costs about five reads.
 * @throws when Firestore fails.
 */
export async function findShownShare(db: Firestore, id: string): Promise<ShownShare | undefined> {
  const found = isShareId(id) ? await db.doc(sharePath(id)).get() : undefined;
  if (!found?.exists) return undefined;
  const { share, sources, userIds, namedIds } = parseStoredShare(found.data());
  const reports = getReportTargets(sources, userIds).map((target) => db.doc(reportCountPath(target)));
  const profiles = namedIds.map((uid) => db.doc(uid === '' ? sharePath(id) : userListsPath(uid)));
  const refs = [...sources.map((source) => db.doc(getSourcePath(source))), ...profiles, ...reports];
  const documents = await db.getAll(...refs);
  if (!sources.every((source, index) => isShareable(source, documents[index]?.data()))) return undefined;
  const names = documents.slice(sources.length, sources.length + namedIds.length).map(getDisplayName);
  const counts = documents.slice(sources.length + namedIds.length);
  const isReported = counts.some((count) => count.get('isOpen') === true);
  // The present names are shown, so a rename needs no writes.
  return { id, share: renameUsers(share, names), sources, isReported };
}

function getReportTargets(sources: StoredShare['sources'], userIds: StoredShare['userIds']): string[] {
  const lists = sources.flatMap((source) => findListKey(source) ?? []);
  return [
    ...lists.map((list) => reportTargetId({ kind: 'list', list })),
    ...userIds.map((userId) => reportTargetId({ kind: 'user', userId })),
  ];
}

function getDisplayName(document: DocumentSnapshot): string | undefined {
  return profileSchema.safeParse(document.data()).data?.displayName;
}
