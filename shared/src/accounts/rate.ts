import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import {
  COMMENT_WINDOW_MS,
  COMMENTS_PER_WINDOW,
  LIST_WINDOW_MS,
  LISTS_PER_WINDOW,
  REPORT_WINDOW_MS,
  REPORTS_PER_WINDOW,
} from '../limits.ts';

/** What an account can create only a limited number of times within a window. */
export type RateKind = 'comments' | 'lists' | 'reports';

/** The most documents of each kind within a window. The rules use the same numbers. */
export const rateLimits: Readonly<Record<RateKind, { readonly most: number; readonly windowMs: number }>> = {
  comments: { most: COMMENTS_PER_WINDOW, windowMs: COMMENT_WINDOW_MS },
  lists: { most: LISTS_PER_WINDOW, windowMs: LIST_WINDOW_MS },
  reports: { most: REPORTS_PER_WINDOW, windowMs: REPORT_WINDOW_MS },
};

export const rateKinds = Object.keys(rateLimits) as readonly RateKind[];

/** A rate as stored: `count` documents since `windowAt`, the last one (`documentId`) at `at`. */
export const rateSchema = z.object({
  documentId: z.string(),
  at: storedTimeSchema,
  windowAt: storedTimeSchema,
  count: z.int(),
});

/** How many documents an account has created in a window. Times are ISO strings of the server. */
export type Rate = Readonly<z.infer<typeof rateSchema>>;
