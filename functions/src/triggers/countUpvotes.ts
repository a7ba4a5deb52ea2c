import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestCount } from '../counts/requestCount.ts';
import { eventOptions } from '../platform/options.ts';

/** Has a list's upvotes counted after one was given or withdrawn. */
export const countUpvotes = onDocumentWritten(
  { ...eventOptions, document: 'users/{uid}/upvotes/{listKey}' },
  ({ params }) => requestCount({ kind: 'list', target: params.listKey }),
);
