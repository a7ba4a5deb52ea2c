import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import type { DocumentKind } from '@outrank/shared/documents/documentKind';
import { allKinds } from '@outrank/shared/documents/registry';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
} from 'firebase-admin/firestore';
import { readOwned } from '../platform/ownedQueries.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents in one transaction: few enough that a count of the votes on one of them does not wait long. */
const PAGE = 200;

/** A kind of documents that copy a user's name in a field. */
type Copies = { readonly name: string; readonly kind: DocumentKind; readonly field: FieldPath };

function findCopies(uid: string): Copies[] {
  return allKinds.flatMap(([name, kind]) => {
    const path = kind.life.copiedName?.split('.').map((part) => (part === '{uid}' ? uid : part));
    return path ? [{ name, kind, field: new FieldPath(...path) }] : [];
  });
}

/**
 * Writes a user's current name to all their lists and comments with another one. Ends only when the profile did not change
 * during a whole pass. Safe to interrupt, to repeat and to run twice at once. Order and votes stay. Returns counts of rewritten
 * documents, by kind.
 */
export async function cascadeUserName(db: Firestore, uid: string): Promise<Record<string, number>> {
  const profile = db.doc(userListsPath(uid));
  const rewritten: Record<string, number> = {};
  let known = await profile.get();
  for (;;) {
    const userName = getDisplayName(known);
    for (const copies of findCopies(uid)) {
      const count = userName === undefined ? 0 : await rewriteAll(db, profile, userName, copies);
      rewritten[copies.name] = (rewritten[copies.name] ?? 0) + count;
    }
    const present = await profile.get();
    if (userName === undefined || isSameVersion(known, present)) return rewritten;
    known = present;
  }
}

// Without a valid name there is nothing to write. An error would only retry the same event for a day.
function getDisplayName(profile: DocumentSnapshot): string | undefined {
  return profileSchema.safeParse(profile.data()).data?.displayName;
}

// After two changes the name can be the same again; the version cannot.
function isSameVersion({ updateTime }: DocumentSnapshot, other: DocumentSnapshot): boolean {
  return updateTime !== undefined && other.updateTime?.isEqual(updateTime) === true;
}

async function rewriteAll(
  db: Firestore,
  profile: DocumentReference,
  userName: string,
  { kind, field }: Copies,
): Promise<number> {
  let count = 0;
  const hasChangedAt = kind.schema !== undefined && 'changedAt' in kind.schema.shape;
  const changedWithName = hasChangedAt ? ['changedAt', FieldValue.serverTimestamp()] : [];
  for await (const page of readOwned(db, kind, profile.id, PAGE, field)) {
    const others = page.filter((copy) => copy.exists && copy.get(field) !== userName);
    if (others.length === 0) continue;
    // The writing transaction reads the profile, so that a delayed run cannot write an older name.
    count += await runTransaction(db, async (transaction) => {
      const name = getDisplayName(await transaction.get(profile));
      if (name === undefined) return 0;
      const refs = others.map(({ ref }) => ref);
      const present = await transaction.getAll(...refs, { fieldMask: [field] });
      // Whoever has left a group since has no name there.
      const misnamed = present.filter((copy) => ![undefined, name].includes(copy.get(field)));
      for (const { ref } of misnamed) transaction.update(ref, field, name, ...changedWithName);
      return misnamed.length;
    });
  }
  return count;
}
