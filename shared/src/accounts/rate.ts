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

/** What an account may create only so often. */
export type RateKind = 'comments' | 'lists' | 'reports';

/** The most of each kind within a window, and how long a window is. Rules cite the same numbers. */
export const rateLimits: Readonly<Record<RateKind, { readonly most: number; readonly windowMs: number }>> = {
  comments: { most: COMMENTS_PER_WINDOW, windowMs: COMMENT_WINDOW_MS },
  lists: { most: LISTS_PER_WINDOW, windowMs: LIST_WINDOW_MS },
  reports: { most: REPORTS_PER_WINDOW, windowMs: REPORT_WINDOW_MS },
};

/** Everything that an account may create only so often. */
export const rateKinds = Object.keys(rateLimits) as readonly RateKind[];

/** What an account created lately, as Firestore holds it: `count` since `windowAt`, the last of them at `at`. */
export const rateSchema = z.object({
  documentId: z.string(),
  at: storedTimeSchema,
  windowAt: storedTimeSchema,
  count: z.int(),
});

/** What an account created lately; times are ISO strings of the server. */
export type Rate = Readonly<z.infer<typeof rateSchema>>;
