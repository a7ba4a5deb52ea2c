import { profileSchema } from '@outrank/shared/accounts/profile';
import { userListsPath } from '@outrank/shared/firestore/documentPaths';
import {
  type DocumentReference,
  type DocumentSnapshot,
  FieldValue,
  type Firestore,
  type Query,
} from 'firebase-admin/firestore';
import { commentsBy, listsOf } from '../platform/firestoreQueries.ts';
import { readPages } from '../platform/readPages.ts';

/** Documents in one transaction: few enough that a vote on one of them does not wait long. */
const PAGE = 200;

type Fan = { readonly db: Firestore; readonly profile: DocumentReference };

/** Documents that copy a fan's name, and what changes along with it. */
type Copies = { readonly documents: Query; readonly alongside: Readonly<Record<string, FieldValue>> };

/** How many documents got the name. */
type Rewritten = { readonly lists: number; readonly comments: number };

/**
 * Writes the fan's present name to every list and comment of theirs that holds another, and does not end before a whole
 * pass saw one and the same profile. Safe to break off, to repeat and to run twice at once. Order and votes stay.
 * @throws when Firestore fails; the next run goes on where this one stopped.
 */
export async function cascadeUserName(db: Firestore, uid: string): Promise<Rewritten> {
  const fan: Fan = { db, profile: db.doc(userListsPath(uid)) };
  const lists: Copies = {
    documents: listsOf(db, uid),
    alongside: { changedAt: FieldValue.serverTimestamp() },
  };
  const comments: Copies = { documents: commentsBy(db, uid), alongside: {} };
  const rewritten = { lists: 0, comments: 0 };
  let known = await fan.profile.get();
  for (;;) {
    const name = displayNameOf(known);
    if (name === undefined) return rewritten;
    rewritten.lists += await rewriteAll(fan, name, lists);
    rewritten.comments += await rewriteAll(fan, name, comments);
    const present = await fan.profile.get();
    if (isSameVersion(known, present)) return rewritten;
    known = present;
  }
}

// No name, or no profile, is nothing to carry. To throw would only bring the same event back for a day.
function displayNameOf(profile: DocumentSnapshot): string | undefined {
  return profileSchema.safeParse(profile.data()).data?.displayName;
}

// Names can be the same again after two changes; versions cannot.
function isSameVersion({ updateTime }: DocumentSnapshot, other: DocumentSnapshot): boolean {
  return updateTime !== undefined && other.updateTime?.isEqual(updateTime) === true;
}

async function rewriteAll(fan: Fan, name: string, { documents, alongside }: Copies): Promise<number> {
  const copies = documents.select('userName');
  let count = 0;
  for await (const page of readPages(copies, PAGE)) {
    const others = page.filter((copy) => copy.get('userName') !== name).map(({ ref }) => ref);
    if (others.length > 0) count += await rewritePage(fan, others, alongside);
  }
  return count;
}

// The profile is read in the transaction that writes, so that a run that was held up cannot write an older name.
function rewritePage({ db, profile }: Fan, refs: DocumentReference[], alongside: Copies['alongside']) {
  return db.runTransaction(async (transaction) => {
    const userName = displayNameOf(await transaction.get(profile));
    if (userName === undefined) return 0;
    const present = await transaction.getAll(...refs, { fieldMask: ['userName'] });
    const others = present.filter((copy) => copy.exists && copy.get('userName') !== userName);
    for (const { ref } of others) transaction.update(ref, { userName, ...alongside });
    return others.length;
  });
}
