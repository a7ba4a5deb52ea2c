import { leaveGroup } from '@outrank/shared/airing/groups';
import { AIRING_SEASONS, listSeasonalPaths, predictedSeasonSchema } from '@outrank/shared/documents/airing';
import {
  type DocumentKind,
  getCollectionId,
  parsePath,
  toPath,
} from '@outrank/shared/documents/documentKind';
import { GROUPS, type Group, groupSchema } from '@outrank/shared/documents/group';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
  type Transaction,
} from 'firebase-admin/firestore';
import { readPages } from './readPages.ts';
import { runTransaction } from './runTransaction.ts';

/** All of a user's documents of a kind; undefined for a kind whose documents have known paths (`findKnown`). */
export function findOwned(db: Firestore, kind: DocumentKind, uid: string): Query | undefined {
  const { owner, cardinality } = kind;
  if (cardinality !== 'many') return undefined;
  if (owner === 'userId') return db.collection(getCollectionId(kind)).where(owner, '==', uid);
  if (owner === 'userIds' || owner === 'memberIds')
    return db.collection(getCollectionId(kind)).where(owner, 'array-contains', uid);
  return db.collection(toPath(kind.path, uid));
}

/** The documents of any other kind that a user may have. */
async function findKnown(db: Firestore, kind: DocumentKind, uid: string): Promise<DocumentReference[]> {
  if (kind.cardinality === 'one') return [db.doc(toPath(kind.path, uid))];
  const { docs } = await db.collection(AIRING_SEASONS).get();
  const seasons = docs.flatMap((season) => predictedSeasonSchema.safeParse(season.data()).data ?? []);
  return listSeasonalPaths(kind, uid, seasons).map((path) => db.doc(path));
}

/** Reads a user's documents of a kind, `size` at a time, with these fields alone. Those with known paths may be missing. */
export async function* readOwned(
  db: Firestore,
  kind: DocumentKind,
  uid: string,
  size: number,
  ...fields: readonly FieldPath[]
): AsyncGenerator<readonly DocumentSnapshot[]> {
  const owned = findOwned(db, kind, uid);
  if (owned) return yield* readPages(owned.select(...fields), size);
  const known = await findKnown(db, kind, uid);
  if (known.length > 0) yield db.getAll(...known);
}

/** Documents in one transaction. */
const PAGE = 100;

type Removal = {
  /** Nothing is deleted once this document is gone. */
  readonly condition?: DocumentReference;
  /** Runs before the document with this id is deleted. */
  readonly prepare?: (id: string) => Promise<void>;
  /** What becomes of a group of the user. */
  readonly leave?: Leave;
};

/**
 * Deletes all documents of a kind that are a user's, or takes the user out of what they share with others, and writes their
 * tombstones, which keep ids from being reused and start the clean-up. Safe to interrupt, to repeat and to run twice at once.
 * Returns the number of documents.
 */
export async function removeOwned(
  db: Firestore,
  kind: DocumentKind,
  uid: string,
  { condition, prepare, leave = leaveGroup }: Removal = {},
): Promise<number> {
  let count = 0;
  for await (const page of readOwned(db, kind, uid, PAGE)) {
    for (const { id } of page) await prepare?.(id);
    count += await runTransaction(db, async (transaction) => {
      if (condition && !(await transaction.get(condition)).exists) return 0;
      const found = await transaction.getAll(...page.map(({ ref }) => ref));
      const present = found.filter(({ exists }) => exists);
      for (const document of present) removeFrom(transaction, kind, document, uid, leave);
      return present.length;
    });
  }
  return count;
}

function removeFrom(
  transaction: Transaction,
  kind: DocumentKind,
  document: DocumentSnapshot,
  uid: string,
  leave: Leave,
) {
  if (kind.owner === 'memberIds') leaveStoredGroup(transaction, document, uid, leave);
  else transaction.delete(document.ref);
  const tombstone = kind.tombstonePath?.(parsePath(kind.path, document.ref.path) ?? {});
  if (tombstone) transaction.set(document.ref.firestore.doc(tombstone), { at: FieldValue.serverTimestamp() });
}

type Leave = (group: Group, uid: string) => Group | null;

function leaveStoredGroup(
  transaction: Transaction,
  document: DocumentSnapshot,
  uid: string,
  leave: Leave,
): void {
  const group = parseStoredGroup(document);
  const name = new FieldPath('memberNames', uid);
  if (group) writeGroup(transaction, document.ref, leave(group, uid));
  // It is also the others'.
  else transaction.update(document.ref, 'memberIds', FieldValue.arrayRemove(uid), name, FieldValue.delete());
}

/** A group with all names as stored, also those that this version does not know; undefined when it is malformed or missing. */
export function parseStoredGroup(document: DocumentSnapshot): Group | undefined {
  const group = groupSchema.safeParse(document.data()).data;
  return group && { ...group, memberNames: document.get('memberNames') ?? {} };
}

/** Stores what may change of a group, with an invitation if it has none yet; null deletes it. */
export function writeGroup(transaction: Transaction, ref: DocumentReference, group: Group | null): void {
  if (!group) return void transaction.delete(ref);
  const { createdAt, renamableAt } = group;
  transaction.set(ref, {
    ...group,
    invitation: group.invitation || newInvitation(ref.firestore),
    createdAt: new Date(createdAt),
    ...(renamableAt && { renamableAt: new Date(renamableAt) }),
  });
}

/** As hard to guess as any id that Firestore makes. */
export const newInvitation = (db: Firestore): string => db.collection(GROUPS).doc().id;
