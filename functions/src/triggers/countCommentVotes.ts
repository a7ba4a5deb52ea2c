import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestCount } from '../counts/requestCount.ts';
import { eventOptions } from '../platform/options.ts';

/** Has the votes on a comment counted after one was given, changed or withdrawn. */
export const countCommentVotes = onDocumentWritten(
  { ...eventOptions, document: 'users/{uid}/commentVotes/{commentId}' },
  ({ params }) => requestCount({ kind: 'comment', target: params.commentId }),
);
