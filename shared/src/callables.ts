import * as z from 'zod/mini';
import { browseFilterSchema } from './lists/browseFilter.ts';

/** What the web app asks of the cloud, and what it gets: each side parses what the other one sent. */

/** Lists in one page of a search. */
export const SEARCH_PAGE_LISTS = 12;

/** The last page that can be asked for; pages count from 0. */
const SEARCH_PAGE_LAST = 100_000;

/** The longest id of an account. */
const USER_ID_MAX = 128;

export const searchRequestSchema = z.object({
  filter: browseFilterSchema,
  page: z.int().check(z.gte(0), z.lte(SEARCH_PAGE_LAST)),
  /** Only the lists of this fan. */
  userId: z.optional(z.string().check(z.minLength(1), z.maxLength(USER_ID_MAX))),
  /** Whether every change up to this very call must count, as after a save of one's own. */
  isFresh: z.optional(z.boolean()),
});
export type SearchRequest = Readonly<z.infer<typeof searchRequestSchema>>;

export const searchAnswerSchema = z.object({
  keys: z.array(z.object({ userId: z.string(), listId: z.string() })),
  /** How many lists match, on all pages. */
  total: z.int().check(z.gte(0)),
  hasMore: z.boolean(),
});
export type SearchAnswer = Readonly<z.infer<typeof searchAnswerSchema>>;

/** The longest id that a request may name: of an account. Firestore's own have 20 characters. */
const DOCUMENT_ID_MAX = 128;

/** What Firestore takes as an id: no path, neither dots alone nor a name that it keeps for itself. */
const documentId = /^(?!\.{1,2}$|__.*__$)[^/]+$/;

/** The id of a document, where a request names one. */
export const documentIdSchema = z.string().check(z.regex(documentId), z.maxLength(DOCUMENT_ID_MAX));

export const deleteCommentRequestSchema = z.object({ commentId: documentIdSchema });
export type DeleteCommentRequest = Readonly<z.infer<typeof deleteCommentRequestSchema>>;

/** Who may not delete a comment, in the words that the function answers and the screen shows. */
export const NOT_YOUR_COMMENT = 'You can only delete your own comments.';
export const DELETE_SIGNED_OUT = 'You must be logged in to delete comments.';
