import { BARRED_ACCOUNTS, HIDDEN_THINGS, OPEN_REPORTS, REPORTS_GROUP } from '@outrank/shared/documentPaths';
import type { QueryShape } from '@outrank/shared/queryShape';
import { type Firestore, limit, type Query, type QueryDocumentSnapshot } from 'firebase/firestore/lite';
import { pageAfter } from './paging.ts';
import { shapedQuery } from './shapedQuery.ts';

/** Every query of a curator is built here; firestore.indexes.json holds what their shapes need. */

const latest = [['at', 'desc']] as const;
const all = { scope: 'COLLECTION', equal: [], order: latest } as const;
const views = {
  /** What most fans reported stands first. */
  openReports: { ...all, collection: OPEN_REPORTS, order: [['count', 'desc'], ...latest] },
  hiddenThings: { ...all, collection: HIDDEN_THINGS },
  barredAccounts: { ...all, collection: BARRED_ACCOUNTS },
} as const;

export type ModerationView = keyof typeof views;

const reportsShape: QueryShape = {
  collection: REPORTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: ['thing'],
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

/** The latest reports of a thing. */
export function reportsOf(db: Firestore, thing: string, count: number): Query {
  return shapedQuery(db, reportsShape, [thing], [limit(count)]);
}
