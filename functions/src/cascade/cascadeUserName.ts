import { profileSchema, userListsPath } from '@outrank/shared/documents/account';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { ownedLists, userComments } from '../platform/contentQueries.ts';
import { readPages } from '../platform/pages.ts';
import { runTransaction } from '../platform/runTransaction.ts';

/** Documents in one transaction: few enough that a count of the votes on one of them does not wait long. */
const PAGE = 200;

type User = { readonly db: Firestore; readonly profile: DocumentReference };

/** Documents that copy a user's name, and fields that change together with it. */
type Copies = { readonly documents: Query; readonly alongside: Readonly<Record<string, FieldValue>> };

/** Counts of rewritten documents. */
type Rewritten = { readonly lists: number; readonly comments: number };

/**
 * Writes a user's current name to all their lists and comments with another one. Ends only when the profile did not change
 * during a whole pass. Safe to interrupt, to repeat and to run twice at once. Order and votes stay.
 * @throws when Firestore fails; the next run continues.
 */
export async function cascadeUserName(db: Firestore, uid: string): Promise<Rewritten> {
  const user: User = { db, profile: db.doc(userListsPath(uid)) };
  const lists: Copies = {
    documents: ownedLists(db, uid),
    alongside: { changedAt: FieldValue.serverTimestamp() },
  };
  const comments: Copies = { documents: userComments(db, uid), alongside: {} };
  const rewritten = { lists: 0, comments: 0 };
  let known = await user.profile.get();
  for (;;) {
    const name = getDisplayName(known);
    if (name === undefined) return rewritten;
    rewritten.lists += await rewriteAll(user, name, lists);
    rewritten.comments += await rewriteAll(user, name, comments);
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

async function rewriteAll(user: User, name: string, { documents, alongside }: Copies): Promise<number> {
  const copies = documents.select('userName');
  let count = 0;
  for await (const page of readPages(copies, PAGE)) {
    const others = page.filter((copy) => copy.get('userName') !== name).map(({ ref }) => ref);
    if (others.length > 0) count += await rewritePage(user, others, alongside);
  }
  return count;
}

// The writing transaction reads the profile, so that a delayed run cannot write an older name.
function rewritePage({ db, profile }: User, refs: DocumentReference[], alongside: Copies['alongside']) {
  return runTransaction(db, async (transaction) => {
    const userName = getDisplayName(await transaction.get(profile));
    if (userName === undefined) return 0;
    const present = await transaction.getAll(...refs, { fieldMask: ['userName'] });
    const others = present.filter((copy) => copy.exists && copy.get('userName') !== userName);
    for (const { ref } of others) transaction.update(ref, { userName, ...alongside });
    return others.length;
  });
}
