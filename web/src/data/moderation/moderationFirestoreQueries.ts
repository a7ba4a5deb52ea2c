import {
  BLOCKED_ACCOUNTS,
  HIDDEN_CONTENT,
  REPORT_COUNTS,
  REPORTS_GROUP,
} from '@outrank/shared/documents/moderation';
import type { QueryShape } from '@outrank/shared/documents/queryShape';
import { type Firestore, limit, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { pageAfter, shapedQuery } from '#data/firebase/queries.ts';

/** All queries of curators. firestore.indexes.json has the indexes that their shapes need. */

const newestFirst = [['at', 'desc']] as const;
const all = { scope: 'COLLECTION', equal: [], order: newestFirst } as const;
const views = {
  /** Open reports, most reported first. */
  reportCounts: {
    ...all,
    collection: REPORT_COUNTS,
    equal: ['isOpen'],
    order: [['count', 'desc'], ...newestFirst],
  },
  hiddenContent: { ...all, collection: HIDDEN_CONTENT },
  blockedAccounts: { ...all, collection: BLOCKED_ACCOUNTS },
} as const;

export type ModerationView = keyof typeof views;

const reportsShape: QueryShape = {
  collection: REPORTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: ['target'],
  order: newestFirst,
};

/** All shapes that this module can build. */
export const moderationQueryShapes: readonly QueryShape[] = [...Object.values(views), reportsShape];

/** A page of the counts of open reports, hidden content or blocked accounts. */
export function moderationPage(
  db: Firestore,
  view: ModerationView,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  return shapedQuery(db, views[view], view === 'reportCounts' ? [true] : [], pageAfter(after, count));
}

/** The latest reports of a target. */
export function latestReports(db: Firestore, target: string, count: number): Query {
  return shapedQuery(db, reportsShape, [target], [limit(count)]);
}
