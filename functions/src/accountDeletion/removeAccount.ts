import { rateKinds } from '@outrank/shared/accounts/rate';
import {
  accountDeletionPath,
  ballotsPath,
  deletedCommentPath,
  deletedListPath,
  ratePath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { FirebaseError } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { commentsBy, favoritesOf, listsOf } from '../platform/firestoreQueries.ts';
import { reportsBy } from '../platform/moderationFirestoreQueries.ts';
import { repeatUntilEmpty } from '../platform/repeatUntilEmpty.ts';
import { countBallot } from '../tally/countBallot.ts';
import { removeHiddenContent } from './removeHiddenContent.ts';
import { removeDocuments, removeUserDocuments } from './removeUserDocuments.ts';
import { withdrawCommentVotes, withdrawUpvotes } from './withdrawVotes.ts';

/** What is asked of those who know who may sign in. */
export type AuthUsers = Pick<Auth, 'updateUser' | 'deleteUser'>;

type Cloud = { readonly db: Firestore; readonly authUsers: AuthUsers };

/** How many documents went. */
type Removed = Record<
  'lists' | 'comments' | 'hidden' | 'upvotes' | 'commentVotes' | 'favorites' | 'reports' | 'ownDocuments',
  number
>;

const nothing: Removed = {
  lists: 0,
  comments: 0,
  hidden: 0,
  upvotes: 0,
  commentVotes: 0,
  favorites: 0,
  reports: 0,
  ownDocuments: 0,
};

/**
 * Removes a fan who asked for it: all that is theirs, then the identity that they sign in with, and at last the wish itself.
 * What they voted and submitted is taken back from what counts it; replies of others stay. Without a wish nothing happens.
 * The account is barred by then (`requestDeletion`), so nothing new comes in, and it does not end before a whole pass found
 * nothing. Safe to break off, to repeat and to run twice at once.
 * @throws when Firestore or the identity provider fails; the next run goes on where this one stopped.
 */
export async function removeAccount({ db, authUsers }: Cloud, uid: string): Promise<Removed> {
  const wish = db.doc(accountDeletionPath(uid));
  if (!(await wish.get()).exists) return nothing;
  // Who signed in again meanwhile would get the account that is about to go.
  await unlessGone(authUsers.updateUser(uid, { disabled: true }));
  const removed = await repeatUntilEmpty(() => removeOnce(db, uid));
  await unlessGone(authUsers.deleteUser(uid));
  await removeDocuments(db, [wish.path]);
  return removed;
}

// What others see goes first.
async function removeOnce(db: Firestore, uid: string): Promise<Removed> {
  const lists = await removeUserDocuments(db, {
    documents: listsOf(db, uid),
    tombstonePathOf: ({ id: listId }) => deletedListPath({ userId: uid, listId }),
  });
  const comments = await removeUserDocuments(db, {
    documents: commentsBy(db, uid),
    tombstonePathOf: ({ id }) => deletedCommentPath(id),
  });
  const hidden = await removeHiddenContent(db, uid);
  const upvotes = await withdrawUpvotes(db, uid);
  const commentVotes = await withdrawCommentVotes(db, uid);
  const favorites = await removeUserDocuments(db, { documents: favoritesOf(db, uid) });
  const reports = await removeUserDocuments(db, { documents: reportsBy(db, uid) });
  const ownDocuments = await removeDocuments(db, [
    ballotsPath(uid),
    userPath(uid),
    ...rateKinds.map((kind) => ratePath(uid, kind)),
    userListsPath(uid),
  ]);
  // Nothing but the ballots' own document tells a recount of them, so their share is not left to its event.
  await countBallot(db, uid);
  return { lists, comments, hidden, upvotes, commentVotes, favorites, reports, ownDocuments };
}

async function unlessGone(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
  }
}
