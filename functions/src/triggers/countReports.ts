import { onDocumentWritten } from 'firebase-functions/firestore';
import { requestCount } from '../counts/requestCount.ts';
import { triggerOptions } from '../platform/triggerOptions.ts';

/** Has the reports of a target counted after one was sent or removed. */
export const countReports = onDocumentWritten(
  { ...triggerOptions, document: 'users/{uid}/reports/{target}' },
  ({ params }) => requestCount({ kind: 'reports', target: params.target }),
);
