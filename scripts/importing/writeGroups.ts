import { accountDeletionPath, userListsPath } from '@outrank/shared/documents/account';
import { deletedCommentPath } from '@outrank/shared/documents/comment';
import { deletedListPath } from '@outrank/shared/documents/list';
import { importMarkerPath } from '@outrank/shared/documents/upkeep';
import { FieldValue, type Firestore } from 'firebase-admin/firestore';
import pLimit from 'p-limit';
import { type DocumentGroup, hasCounter } from './conversion.ts';

const BATCH_SIZE = 400;
const CONCURRENCY = 16;

/** The gRPC status of a document that Firestore does not accept: UNKNOWN by the emulator, INVALID_ARGUMENT. */
const REFUSED = [2, 3];

/**
 * `written` now, `imported` by an earlier run, `kept` because the site already had a document at that path, `deleted` by its
 * user before the import, or `refused` by Firestore, such as a document that is too large.
 */
export type ImportOutcome = 'written' | 'imported' | 'kept' | 'deleted' | 'refused';

type OnRefused = (path: string, reason: string) => void;

/**
 * Writes groups kind after kind. An interrupted run can be repeated: a group's document is written after its related documents,
 * in one transaction with its marker, and a marked group is not written again.
 * What cannot be written is told, and the rest goes on.
 * @throws when Firestore fails.
 */
export async function writeGroups(
  db: Firestore,
  groups: readonly DocumentGroup[],
  onRefused: OnRefused = () => undefined,
): Promise<ReadonlyMap<DocumentGroup, ImportOutcome>> {
  const outcomes = new Map<DocumentGroup, ImportOutcome>();
  for (const kind of new Set(groups.map((group) => group.kind))) {
    const sameKind = groups.filter((group) => group.kind === kind);
    await pLimit(CONCURRENCY).map(sameKind, async (group) => {
      const outcome = writeGroup(db, group).catch((error) => {
        if (!REFUSED.includes(error.code)) throw error;
        onRefused(group.document.path, error.message);
        return 'refused' as const;
      });
      outcomes.set(group, await outcome);
    });
  }
  return outcomes;
}

async function writeGroup(db: Firestore, group: DocumentGroup): Promise<ImportOutcome> {
  const [marker, existing] = await db.getAll(
    db.doc(importMarkerPath(group.document.path)),
    db.doc(group.document.path),
  );
  if (marker?.exists) return 'imported';
  if (await isDeleted(db, db, group)) return 'deleted';
  // An existing counter already counts other votes.
  const related = existing?.exists && hasCounter(group) ? [] : group.related;
  for (let start = 0; start < related.length; start += BATCH_SIZE) {
    const batch = db.batch();
    for (const { path, data } of related.slice(start, start + BATCH_SIZE)) batch.set(db.doc(path), data);
    await batch.commit();
  }
  return writeDocument(db, group);
}

/**
 * What the site has stored meanwhile, such as a newer ballot, stays: only missing fields are added, and none to a document with
 * counters. The marker is written in every case, so that a later run does not restore the document.
 */
function writeDocument(db: Firestore, group: DocumentGroup): Promise<ImportOutcome> {
  const [document, marker] = [db.doc(group.document.path), db.doc(importMarkerPath(group.document.path))];
  return db.runTransaction(async (transaction) => {
    const [existing, earlier] = await transaction.getAll(document, marker);
    if (earlier?.exists) return 'imported';
    if (await isDeleted(db, transaction, group)) return 'deleted';
    transaction.set(marker, { at: FieldValue.serverTimestamp() });
    if (existing?.exists && hasCounter(group)) return 'kept';
    const fields = Object.entries(group.document.data).filter(
      ([field]) => existing?.get(field) === undefined,
    );
    // Search reads the lists that changed since it last looked.
    const changed = group.kind === 'lists' ? { changedAt: FieldValue.serverTimestamp() } : {};
    transaction.set(document, { ...Object.fromEntries(fields), ...changed }, { merge: true });
    return existing?.exists ? 'kept' : 'written';
  });
}

/**
 * Whether users deleted the content, its list or their account on the new site. `reader` is the database or a transaction.
 * Content of an account that a curator has blocked stays.
 */
async function isDeleted(
  db: Firestore,
  reader: Pick<Firestore, 'getAll'>,
  group: DocumentGroup,
): Promise<boolean> {
  const uids = listUsers(group);
  const tombstones = [...uids.map(accountDeletionPath), ...listTombstonePaths(group)];
  const profiles = uids.map(userListsPath);
  const markers = profiles.map(importMarkerPath);
  const paths = [...tombstones, ...profiles, ...markers];
  const exist = (await reader.getAll(...paths.map((path) => db.doc(path)))).map(({ exists }) => exists);
  if (exist.slice(0, tombstones.length).includes(true)) return true;
  // An imported profile disappears only with its account.
  const [haveProfile, haveMarker] = [exist.slice(tombstones.length), exist.slice(-markers.length)];
  return uids.some((_, index) => haveMarker[index] && !haveProfile[index]);
}

/** The author and the list's owner. A document without a user has the user's id in its path. */
function listUsers({ document: { path, data } }: DocumentGroup): string[] {
  const { userId = path.split('/')[1], listUserId = userId } = data;
  return [...new Set([String(userId), String(listUserId)])];
}

function listTombstonePaths({ kind, document: { path, data } }: DocumentGroup): string[] {
  const getListTombstone = (userId: unknown, listId: unknown) =>
    deletedListPath({ userId: String(userId), listId: String(listId) });
  if (kind === 'lists') return [getListTombstone(data.userId, data.id)];
  if (kind !== 'comments') return [];
  return [deletedCommentPath(path.split('/')[1] ?? ''), getListTombstone(data.listUserId, data.listId)];
}
