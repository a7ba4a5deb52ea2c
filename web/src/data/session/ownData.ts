import { rateKinds } from '@outrank/shared/accounts/rate';
import {
  ballotsPath,
  commentVotesPath,
  favoritesPath,
  listsPath,
  ratePath,
  reportsPath,
  upvotesPath,
  userListsPath,
  userPath,
} from '@outrank/shared/firestore/documentPaths';
import { plainData } from '@outrank/shared/firestore/plainData';
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
import { followingPage } from '#data/firebase/paging.ts';
import type { SessionUser } from './auth.ts';
import { pageOfOwn } from './ownFirestoreQueries.ts';

async function readAll(pageAfter: (after?: QueryDocumentSnapshot) => Query): Promise<unknown[]> {
  const found: unknown[] = [];
  let after: QueryDocumentSnapshot | undefined;
  do {
    const { docs } = await getDocs(pageAfter(after));
    found.push(...docs.map((each) => plainData({ id: each.id, ...each.data() })));
    after = followingPage(docs, QUERY_MAX).next;
  } while (after);
  return found;
}

/**
 * All that a fan has in the app, as it is stored and with times as ISO strings; what is not there is null. A query reads 50
 * documents, and there is one read for each document of the fan.
 * @throws FirebaseError when the connection is lost or the session is over.
 */
export async function readOwnData(db: Firestore, account: SessionUser) {
  const { uid } = account;
  const one = async (path: string) => plainData((await getDoc(doc(db, path))).data() ?? null);
  const all = (path: string) => readAll((after) => pageOfOwn(db, path, after));
  const rates = await Promise.all(
    rateKinds.map(async (kind) => [kind, await one(ratePath(uid, kind))] as const),
  );
  return {
    account,
    profile: await one(userListsPath(uid)),
    lists: await all(listsPath(uid)),
    drafts: await one(userPath(uid)),
    favorites: await all(favoritesPath(uid)),
    upvotes: await all(upvotesPath(uid)),
    commentVotes: await all(commentVotesPath(uid)),
    comments: await readAll((after) => ownComments(db, uid, after)),
    ballots: await one(ballotsPath(uid)),
    reports: await all(reportsPath(uid)),
    rates: Object.fromEntries(rates),
  };
}
