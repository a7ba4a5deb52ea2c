import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestCount } from '../counts/requestCount.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/** Has a list's upvotes counted after one was given or withdrawn. */
export const countUpvotes = onDocumentWritten(
  { ...triggerOptions, document: 'users/{uid}/upvotes/{listKey}' },
  ({ params }) => requestCount({ kind: 'list', target: params.listKey }),
);
