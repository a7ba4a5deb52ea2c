import * as z from 'zod/mini';
import { browseFilterSchema } from './lists/browseFilter.ts';

/** Requests and responses of the Cloud Functions. Each side parses what the other one sends. */

/** The region of all Cloud Functions. */
export const REGION = 'us-central1';

/** How long a call may last. Functions repeat a write for more than a minute while others hold its documents. */
export const CALL_TIMEOUT_SECONDS = 120;

/** Lists in one page of search results. */
export const SEARCH_PAGE_LISTS = 12;

/** The maximum of an answer's total. An exact number of more lists would cost a search most of its time. */
export const SEARCH_TOTAL_MAX = 1000;

/** The last page that can be requested. The first one is 0. */
const SEARCH_PAGE_LAST = 100_000;

/** The maximum length of a Firebase uid. */
const USER_ID_MAX = 128;

export const searchRequestSchema = z.object({
  filter: browseFilterSchema,
  page: z.int().check(z.gte(0), z.lte(SEARCH_PAGE_LAST)),
  /** Only the lists of this user. */
  userId: z.optional(z.string().check(z.minLength(1), z.maxLength(USER_ID_MAX))),
  /** Whether the search must include changes up to this call, for example the user's own save. */
  isFresh: z.optional(z.boolean()),
});
export type SearchRequest = Readonly<z.infer<typeof searchRequestSchema>>;

export const searchAnswerSchema = z.object({
  keys: z.array(z.object({ userId: z.string(), listId: z.string() })),
  /** How many lists match, on all pages; `SEARCH_TOTAL_MAX` means that many or more. */
  total: z.int().check(z.gte(0), z.lte(SEARCH_TOTAL_MAX)),
  hasMore: z.boolean(),
});
export type SearchAnswer = Readonly<z.infer<typeof searchAnswerSchema>>;

/** The maximum length of an id in a request. A uid is longest; ids that Firestore creates have 20 characters. */
const DOCUMENT_ID_MAX = 128;

/** Ids that Firestore accepts: no path, no half of a character, not `.` or `..`, and not a reserved name (`__…__`). */
const documentId = /^(?!\.{1,2}$|__.*__$)[^/\p{Cs}]+$/u;

export const documentIdSchema = z.string().check(z.regex(documentId), z.maxLength(DOCUMENT_ID_MAX));

export const deleteCommentRequestSchema = z.object({ commentId: documentIdSchema });
export type DeleteCommentRequest = Readonly<z.infer<typeof deleteCommentRequestSchema>>;

/** Errors that the function returns and the screen shows. */
export const NOT_YOUR_COMMENT = 'You can only delete your own comments.';
export const DELETE_SIGNED_OUT = 'You must be logged in to delete comments.';
