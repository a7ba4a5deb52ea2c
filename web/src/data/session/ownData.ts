import { googleAccountPath, userListsPath } from '@outrank/shared/documents/account';
import { ballotsPath, consensusBallotsPath } from '@outrank/shared/documents/ballots';
import { listsPath } from '@outrank/shared/documents/list';
import { reportsPath } from '@outrank/shared/documents/moderation';
import { rateKinds, ratePath } from '@outrank/shared/documents/rate';
import { commentVotesPath, favoritesPath, upvotesPath } from '@outrank/shared/documents/reactions';
import { spoilerChoicePath } from '@outrank/shared/documents/spoilerChoice';
import { toJsonValue } from '@outrank/shared/documents/timestamp';
import { userPath } from '@outrank/shared/documents/user';
import { QUERY_MAX } from '@outrank/shared/limits';
import {
  doc,
  type Firestore,
  getDoc,
  getDocs,
  type Query,
  type QueryDocumentSnapshot,
} from 'firebase/firestore/lite';
import { ownComments } from '#data/comments/commentFirestoreQueries.ts';
import { toNextPage } from '#data/firebase/paging.ts';
import type { SessionUser } from './auth.ts';
import { readGoogleId } from './googleId.ts';
import { queryOwnPage } from './ownFirestoreQueries.ts';

async function readAll(createQuery: (after?: QueryDocumentSnapshot) => Query): Promise<unknown[]> {
  const found: unknown[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(createQuery(after));
    found.push(...docs.map((each) => toJsonValue({ id: each.id, ...each.data() })));
    after = toNextPage(docs, QUERY_MAX).next;
  } while (after);
  return found;
}

/**
 * Reads all data of a user as it is stored, with times as ISO strings and null for missing documents. Each document costs
 * one read.
 * @throws FirebaseError when the connection is lost or the session is over.
 */
export async function readOwnData(db: Firestore, account: SessionUser) {
  const { uid } = account;
  const googleId = await readGoogleId(uid);
  const readOne = async (path: string) => toJsonValue((await getDoc(doc(db, path))).data() ?? null);
  const readCollection = (path: string) => readAll((after) => queryOwnPage(db, path, after));
  const rates = await Promise.all(
    rateKinds.map(async (kind) => [kind, await readOne(ratePath(googleId, kind))] as const),
  );
  return {
    account,
    googleAccount: await readOne(googleAccountPath(googleId)),
    profile: await readOne(userListsPath(uid)),
    lists: await readCollection(listsPath(uid)),
    drafts: await readOne(userPath(uid)),
    spoilers: await readOne(spoilerChoicePath(uid)),
    favorites: await readCollection(favoritesPath(uid)),
    upvotes: await readCollection(upvotesPath(uid)),
    commentVotes: await readCollection(commentVotesPath(uid)),
    comments: await readAll((after) => ownComments(db, uid, after)),
    ballots: await readOne(ballotsPath(uid)),
    consensusBallots: await readCollection(consensusBallotsPath(uid)),
    reports: await readCollection(reportsPath(uid)),
    rates: Object.fromEntries(rates),
  };
}
