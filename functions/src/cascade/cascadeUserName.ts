import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import type { DocumentKind } from '@outrank/shared/documents/documentKind';
import { allKinds } from '@outrank/shared/documents/registry';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldPath,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { findKnown, findOwned } from '../platform/ownedQueries.ts';
import { readPages } from '../platform/readPages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents in one transaction: few enough that a count of the votes on one of them does not wait long. */
const PAGE = 200;

type User = { readonly db: Firestore; readonly profile: DocumentReference };

/** Documents that copy a user's name in a field, and fields that change together with it. */
type Copies = {
  /** Undefined for a kind whose documents have known paths. */
  readonly documents: Query | undefined;
  readonly kind: DocumentKind;
  readonly field: FieldPath;
  readonly alongside: Readonly<Record<string, FieldValue>>;
};

/** Counts of rewritten documents, by kind. */
type Rewritten = Readonly<Record<string, number>>;

function findCopies(db: Firestore, kind: DocumentKind, uid: string): Copies | undefined {
  const { copiedName } = kind.life;
  if (copiedName === undefined) return undefined;
  const field = new FieldPath(...copiedName.split('.').map((part) => (part === '{uid}' ? uid : part)));
  const hasVersion = kind.schema && 'changedAt' in kind.schema.shape;
  const alongside = hasVersion ? { changedAt: FieldValue.serverTimestamp() } : {};
  return { documents: findOwned(db, kind, uid), kind, field, alongside };
}

/**
 * Writes a user's current name to all their lists and comments with another one. Ends only when the profile did not change
 * during a whole pass. Safe to interrupt, to repeat and to run twice at once. Order and votes stay.
 * @throws when Firestore fails; the next run continues.
 */
export async function cascadeUserName(db: Firestore, uid: string): Promise<Rewritten> {
  const user: User = { db, profile: db.doc(userListsPath(uid)) };
  const copies = allKinds.flatMap(([name, kind]) => {
    const found = findCopies(db, kind, uid);
    return found ? [[name, found] as const] : [];
  });
  const rewritten: Record<string, number> = Object.fromEntries(copies.map(([name]) => [name, 0]));
  let known = await user.profile.get();
  for (;;) {
    const name = getDisplayName(known);
    if (name === undefined) return rewritten;
    for (const [kind, found] of copies)
      rewritten[kind] = (rewritten[kind] ?? 0) + (await rewriteAll(user, name, found));
    const present = await user.profile.get();
    if (isSameVersion(known, present)) return rewritten;
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

async function rewriteAll(user: User, name: string, copies: Copies): Promise<number> {
  let count = 0;
  for await (const page of readCopies(user, copies)) {
    const others = page.filter((copy) => copy.get(copies.field) !== name).map(({ ref }) => ref);
    if (others.length > 0) count += await rewritePage(user, others, copies);
  }
  return count;
}

async function* readCopies(
  { db, profile }: User,
  { documents, kind, field }: Copies,
): AsyncGenerator<DocumentSnapshot[]> {
  if (documents) return yield* readPages(documents.select(field), PAGE);
  const known = await findKnown(db, kind, profile.id);
  if (known.length > 0) yield (await db.getAll(...known)).filter(({ exists }) => exists);
}

// The writing transaction reads the profile, so that a delayed run cannot write an older name.
function rewritePage({ db, profile }: User, refs: DocumentReference[], { field, alongside }: Copies) {
  return runTransaction(db, async (transaction) => {
    const name = getDisplayName(await transaction.get(profile));
    if (name === undefined) return 0;
    const present = await transaction.getAll(...refs, { fieldMask: [field] });
    // Whoever has left a group since has no name there.
    const others = present.filter((copy) => ![undefined, name].includes(copy.get(field)));
    for (const { ref } of others) transaction.update(ref, field, name, ...Object.entries(alongside).flat());
    return others.length;
  });
}
