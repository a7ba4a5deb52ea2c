import { BARRED_ACCOUNTS, HIDDEN_THINGS, OPEN_REPORTS, REPORTS_GROUP } from '@outrank/shared/documentPaths';
import type { QueryShape } from '@outrank/shared/queryShape';
import {
  collection,
  collectionGroup,
  type Firestore,
  limit,
  orderBy,
  type Query,
  type QueryDocumentSnapshot,
  query,
  where,
} from 'firebase/firestore/lite';
import { pageAfter } from './paging.ts';

/** Every query of a curator is built here; firestore.indexes.json holds what their shapes need. */

const latest = [['at', 'desc']] as const;
const shapes = {
  /** What most fans reported stands first. */
  openReports: { collection: OPEN_REPORTS, order: [['count', 'desc'], ...latest] },
  hiddenThings: { collection: HIDDEN_THINGS, order: latest },
  barredAccounts: { collection: BARRED_ACCOUNTS, order: latest },
} as const;

export type ModerationView = keyof typeof shapes;

const reportsShape: QueryShape = {
  collection: REPORTS_GROUP,
  scope: 'COLLECTION_GROUP',
  equal: ['thing'],
  order: latest,
};

/** All shapes that this module can build. */
export const moderationQueryShapes: readonly QueryShape[] = [
  ...Object.values(shapes).map((shape) => ({ ...shape, scope: 'COLLECTION', equal: [] }) as const),
  reportsShape,
];

/** A page of what waits for a curator, was hidden, or is barred. */
export function moderationPage(
  db: Firestore,
  view: ModerationView,
  count: number,
  after?: QueryDocumentSnapshot,
): Query {
  const { collection: path, order } = shapes[view];
  const ordered = order.map(([field, direction]) => orderBy(field, direction));
  return query(collection(db, path), ...ordered, ...pageAfter(after, count));
}

/** The latest reports of a thing. */
export function reportsOf(db: Firestore, thing: string, count: number): Query {
  const reports = collectionGroup(db, REPORTS_GROUP);
  return query(reports, where('thing', '==', thing), orderBy('at', 'desc'), limit(count));
}
