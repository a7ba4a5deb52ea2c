import {
  BLOCKED_ACCOUNTS,
  HIDDEN_CONTENT,
  REPORT_COUNTS,
  REPORTS_GROUP,
} from '@outrank/shared/firestore/documentPaths';
import type { QueryShape } from '@outrank/shared/firestore/queryShape';
import { type Firestore, limit, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { pageAfter } from '#data/firebase/paging.ts';
import { shapedQuery } from '#data/firebase/shapedQuery.ts';

/** Every query of a curator is built here; firestore.indexes.json holds what their shapes need. */

const latest = [['at', 'desc']] as const;
const all = { scope: 'COLLECTION', equal: [], order: latest } as const;
const views = {
  /** What most fans reported stands first. */
  reportCounts: { ...all, collection: REPORT_COUNTS, order: [['count', 'desc'], ...latest] },
  hiddenContent: { ...all, collection: HIDDEN_CONTENT },
  blockedAccounts: { ...all, collection: BLOCKED_ACCOUNTS },
} as const;

export type ModerationView = keyof typeof views;

const reportsShape: QueryShape = {
  collection: REPORTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: ['target'],
  order: latest,
};

/** All shapes that this module can build. */
export const moderationQueryShapes: readonly QueryShape[] = [...Object.values(views), reportsShape];

/** A page of what waits for a curator, was hidden, or is barred. */
export function moderationPage(
  db: Firestore,
  view: ModerationView,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return shapedQuery(db, views[view], [], pageAfter(after, count));
}

/** The latest reports of a target. */
export function reportsOf(db: Firestore, target: string, count: number): Query {
  return shapedQuery(db, reportsShape, [target], [limit(count)]);
}
