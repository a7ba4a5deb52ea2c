import * as z from 'zod/mini';
import { documentIdSchema } from '../callables.ts';
import { categories } from '../catalogue/categories.ts';
import { isShareId } from './share.ts';

/** The request and the answer of `share`. Not in `callables.ts`, to keep them out of Home's JavaScript. */

/** The maximum length of a ranking's key: a uid, `~` and the id of a list. */
const KEY_MAX = 160;

const category = z.enum(categories.map(({ id }) => id));
const key = z.string().check(z.minLength(1), z.maxLength(KEY_MAX));

/**
 * Whether items shall be named. Without it they are, unless there is a `findMaskReason`. True names them against that, where
 * each list with such a reason is the caller's own: nobody unmasks another user's list. Results have no owner.
 */
const hasNames = z.optional(z.boolean());

/** What to share: a list, the caller's ballot of a category, a category, a consensus, or two rankings (`rankingKeyText`). */
export const shareRequestSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('list'), userId: documentIdSchema, listId: documentIdSchema, hasNames }),
  z.object({ kind: z.literal('ballot'), category, hasNames }),
  z.object({ kind: z.literal('category'), category, hasNames }),
  z.object({ kind: z.literal('consensus'), subject: key, hasNames }),
  z.object({ kind: z.literal('comparison'), a: key, b: key, hasNames }),
]);
export type ShareRequest = Readonly<z.infer<typeof shareRequestSchema>>;

/** The id of the share and whether its card names the items. Its page is `/s/{id}`, its picture `/s/{id}.png`. */
export const shareAnswerSchema = z.object({
  id: z.string().check(z.refine(isShareId)),
  hasNames: z.boolean(),
});
export type ShareAnswer = Readonly<z.infer<typeof shareAnswerSchema>>;

/** Errors that the function returns and the screen shows. */
export const SHARE_SIGNED_OUT = 'You must be logged in to share.';
export const SHARED_TOO_OFTEN = "You've shared a lot in the last hour. Try again in a few minutes.";
export const NOTHING_TO_SHARE = "This can't be shared. It's private or gone, or too few fans have voted yet.";
export const SHARE_BLOCKED = 'Your account may not share.';
