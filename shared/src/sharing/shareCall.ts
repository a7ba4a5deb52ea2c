import * as z from 'zod/mini';

/** The answer of `share`. Apart from the kinds, which most pages do not need. */

/** Segments that Firestore accepts in a path, an even number of them. */
const SOURCE =
  /^(?!.*\/(\.{1,2}|__[^/]*__)(\/|$))[a-zA-Z]+\/[^/\p{Cs}]{1,160}(\/[a-zA-Z]+\/[^/\p{Cs}]{1,160})?$/u;

const SHARE_ID = /^[0-9a-f]{24}$/;

/** Whether a text is written like the id of a share. */
export function isShareId(text: string): boolean {
  return SHARE_ID.test(text);
}

/** The id of the share and whether its card names the items. Its page is `/s/{id}`, its picture `/s/{id}.png`. */
export const shareAnswerSchema = z.object({
  id: z.string().check(z.refine(isShareId)),
  hasNames: z.boolean(),
});
export type ShareAnswer = Readonly<z.infer<typeof shareAnswerSchema>>;

/**
 * Asks what was shared of a list, ballot or prediction of the user's, or of a group that they are in, by anybody. `source` is its
 * path (`shareSource.ts`). `withdrawn`: the id of a share that ends before.
 */
export const listSharesRequestSchema = z.object({
  source: z.string().check(z.regex(SOURCE)),
  withdrawn: z.optional(z.string().check(z.refine(isShareId))),
});
export type ListSharesRequest = Readonly<z.infer<typeof listSharesRequestSchema>>;

/** The latest ones. `title` is as it was shown last; `sharedAt` is an ISO time. */
export const listedSharesSchema = z.object({
  shares: z.array(z.object({ id: z.string(), title: z.string(), sharedAt: z.string() })),
});
export type ListedShares = Readonly<z.infer<typeof listedSharesSchema>>;

/** What `/s/top.json` answers: lists that their owners shared, the most upvoted first, as strangers see them now. */
export const topSharesSchema = z.object({
  shares: z.array(z.object({ id: z.string(), title: z.string(), author: z.nullable(z.string()) })),
});
export type TopShare = Readonly<z.infer<typeof topSharesSchema>['shares'][number]>;

/** Errors that the function returns and the screen shows. */
export const SHARE_SIGNED_OUT = 'You must be logged in to share.';
export const SHARED_TOO_OFTEN = "You've shared a lot in the last hour. Try again in a few minutes.";
export const NOTHING_TO_SHARE =
  "This can't be shared. It's private, gone or still open, or too few fans have voted yet.";
export const SHARE_BLOCKED = 'Your account may not share.';
