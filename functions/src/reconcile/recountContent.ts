import { COMMENTS } from '@outrank/shared/documents/comment';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { commentsOf, commentVotesOf, upvotesOf } from '../counts/countVotes.ts';
import { allLists, commentsCreatedAfter, getListKey, listsChangedAfter } from '../platform/contentQueries.ts';
import { type Candidate, type Recount, recountVotes } from './recountVotes.ts';
import type { Copy, RepairNames } from './repairNames.ts';
import { allOf, changesOf, type Walk } from './walk.ts';

/** Documents whose votes are counted at once. */
const PAGE = 100;

type Content = Recount & { readonly repairNames: RepairNames };

/** Checks the upvotes and the owner's name on every list. */
export function recountLists(content: Content): Walk<QueryDocumentSnapshot> {
  const { db } = content;
  const fields = ['upvoteCount', 'commentCount', 'countedAt', 'userName', 'changedAt'];
  return {
    name: 'recountLists',
    everything: allOf(allLists(db).select(...fields), PAGE),
    changes: {
      changedAt: changesOf((after) => listsChangedAfter(db, after).select(...fields), 'changedAt', PAGE),
    },
    check: (page) =>
      checkContent(
        content,
        page.flatMap((stored) => {
          const key = getListKey(stored.ref);
          const list = { stored, uid: key.userId };
          return [
            { ...list, counted: upvotesOf(db, key) },
            { ...list, counted: commentsOf(db, key) },
          ];
        }),
      ),
  };
}

/** Checks the votes and the author's name on every comment. Votes change no time that comments are ordered by. */
export function recountComments(content: Content): Walk<QueryDocumentSnapshot> {
  const { db } = content;
  const fields = ['upvoteCount', 'downvoteCount', 'countedAt', 'userId', 'userName', 'createdAt'];
  return {
    name: 'recountComments',
    everything: allOf(db.collection(COMMENTS).select(...fields), PAGE),
    changes: {
      createdAt: changesOf((after) => commentsCreatedAfter(db, after).select(...fields), 'createdAt', PAGE),
    },
    check: (page) =>
      checkContent(
        content,
        page.map((stored) => {
          return { stored, uid: toText(stored.get('userId')), counted: commentVotesOf(db, stored.id) };
        }),
      ),
  };
}

async function checkContent(content: Content, documents: readonly (Candidate & Copy)[]) {
  const names = await content.repairNames(documents.filter(({ uid }) => uid !== ''));
  const votes = await recountVotes(content, documents);
  return { read: names.read + votes.read, repaired: names.repaired + votes.repaired };
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
