import { toPath } from '@outrank/shared/documents/documentKind';
import {
  blockedAccountKind,
  hiddenContentKind,
  REPORTS_GROUP,
  reportCountKind,
} from '@outrank/shared/documents/moderation';
import {
  collection,
  collectionGroup,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { db } from '#data/firebase/firestore.ts';
import { pageAfter } from '#data/firebase/queries.ts';

/** All queries of curators. firestore.indexes.json has the indexes that they need. */

export const moderationViews = {
  reportCounts: reportCountKind,
  hiddenContent: hiddenContentKind,
  blockedAccounts: blockedAccountKind,
};

export type ModerationView = keyof typeof moderationViews;

/** A page of the counts of open reports, most reported first, or the newest hidden content or blocked accounts. */
export function moderationPage(view: ModerationView, count: number, after?: QueryDocumentSnapshot): Query {
  const mostReported = [where('isOpen', '==', true), orderBy('count', 'desc')];
  return query(
    collection(db, toPath(moderationViews[view].path)),
    ...(view === 'reportCounts' ? mostReported : []),
    orderBy('at', 'desc'),
    ...pageAfter(after, count),
  );
}

export function latestReports(target: string, count: number): Query {
  const reports = collectionGroup(db, REPORTS_GROUP);
  return query(reports, where('target', '==', target), orderBy('at', 'desc'), limit(count));
}
