import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestCount } from '../counts/requestCount.ts';
import { eventOptions } from '../platform/options.ts';

/** Has the reports of a target counted after one was sent or removed. */
export const countReports = onDocumentWritten(
  { ...eventOptions, document: 'users/{uid}/reports/{target}' },
  ({ params }) => requestCount({ kind: 'reports', target: params.target }),
);
