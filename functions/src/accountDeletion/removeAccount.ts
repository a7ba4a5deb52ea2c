import { accountDeletionPath, userListsPath } from '@outrank/shared/documents/account';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { deletedCommentPath } from '@outrank/shared/documents/comment';
import { deletedListPath } from '@outrank/shared/documents/list';
import { spoilerChoicePath } from '@outrank/shared/documents/spoilerChoice';
import { userPath } from '@outrank/shared/documents/user';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { FirebaseError } from 'firebase-admin/app';
import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import { removeReports } from '../cascade/removeReports.ts';
import { sharesOfUser, userConsensusBallots, userReports } from '../platform/accountQueries.ts';
import {
  ownedLists,
  userComments,
  userCommentVotes,
  userFavorites,
  userUpvotes,
} from '../platform/contentQueries.ts';
import { repeatUntilEmpty } from '../platform/pages.ts';
import { countBallots } from '../results/countBallots.ts';
import { allPolls } from '../results/polls.ts';
import { finishDeletion } from './finishDeletion.ts';
import { removeHiddenContent } from './removeHiddenContent.ts';
import { removeDocuments, removeUserDocuments } from './removeUserDocuments.ts';

/** The part of Firebase Auth that a deletion needs. */
export type AuthUsers = Pick<Auth, 'updateUser' | 'deleteUser'>;

type Services = { readonly db: Firestore; readonly authUsers: AuthUsers };

/** Counts of deleted documents. */
type Removed = Record<
  | 'lists'
  | 'shares'
  | 'consensusBallots'
  | 'comments'
  | 'hidden'
  | 'upvotes'
  | 'commentVotes'
  | 'favorites'
  | 'reports'
  | 'ownDocuments'
  | 'reportsOnUser',
  number
>;

const nothing: Removed = {
  lists: 0,
  shares: 0,
  consensusBallots: 0,
  comments: 0,
  hidden: 0,
  upvotes: 0,
  commentVotes: 0,
  favorites: 0,
  reports: 0,
  ownDocuments: 0,
  reportsOnUser: 0,
};

/**
 * Deletes a user's documents, then the auth user, and finally the request, which releases the Google account. The events of
 * deleted votes count again; ballots are taken out of the sums here; replies of others stay. Without a request nothing
 * happens. No Google account is bound to the account any more (`requestDeletion`), so nothing new is written, and the
 * deletion ends only when a whole pass found nothing. Safe to interrupt, to repeat and to run twice at once.
 * @throws when Firestore or Firebase Auth fails; the next run continues.
 */
export async function removeAccount({ db, authUsers }: Services, uid: string): Promise<Removed> {
  const request = db.doc(accountDeletionPath(uid));
  if (!(await request.get()).exists) return nothing;
  // Signing in again must not reach the account that is being deleted.
  await ignoreMissing(authUsers.updateUser(uid, { disabled: true }));
  const removed = await repeatUntilEmpty(() => removeOnce(db, uid));
  await ignoreMissing(authUsers.deleteUser(uid));
  await finishDeletion(db, uid);
  return removed;
}

// What others see is removed first.
async function removeOnce(db: Firestore, uid: string): Promise<Removed> {
  const lists = await removeUserDocuments(db, {
    documents: ownedLists(db, uid),
    tombstonePathOf: ({ id: listId }) => deletedListPath({ userId: uid, listId }),
  });
  const shares = await removeUserDocuments(db, { documents: sharesOfUser(db, uid) });
  const consensusBallots = await removeUserDocuments(db, { documents: userConsensusBallots(db, uid) });
  const comments = await removeUserDocuments(db, {
    documents: userComments(db, uid),
    tombstonePathOf: ({ id }) => deletedCommentPath(id),
  });
  const hidden = await removeHiddenContent(db, uid);
  const upvotes = await removeUserDocuments(db, { documents: userUpvotes(db, uid) });
  const commentVotes = await removeUserDocuments(db, { documents: userCommentVotes(db, uid) });
  const favorites = await removeUserDocuments(db, { documents: userFavorites(db, uid) });
  const reports = await removeUserDocuments(db, { documents: userReports(db, uid) });
  const ownPaths = [ballotsPath(uid), spoilerChoicePath(uid), userPath(uid), userListsPath(uid)];
  const ownDocuments = await removeDocuments(db, ownPaths);
  const target = reportTargetId({ kind: 'user', userId: uid });
  const reportsOnUser = await removeReports(db, [db.doc(userListsPath(uid))], [target]);
  // Reconciling finds ballots by their document alone, so their points are not left to the event of its deletion.
  await countBallots(db, uid, allPolls);
  return {
    lists,
    shares,
    consensusBallots,
    comments,
    hidden,
    upvotes,
    commentVotes,
    favorites,
    reports,
    ownDocuments,
    reportsOnUser,
  };
}

async function ignoreMissing(change: Promise<unknown>): Promise<void> {
  try {
    await change;
  } catch (error) {
    if (!(error instanceof FirebaseError) || error.code !== 'auth/user-not-found') throw error;
  }
}
