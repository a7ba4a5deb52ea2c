import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import type { RankedList } from './list.ts';

/** A user's upvote on a list, as stored. `at` equals the `changedAt` that the upvote set on the list. */
export const upvoteSchema = z.object({ userId: z.string(), listId: z.string(), at: storedTimeSchema });

type CountedList = Pick<RankedList, 'upvoteCount' | 'changedAt'>;

/** A user's upvote on a list, as last read. Times are ISO strings of the server. */
export type UpvoteState = {
  /** When the user upvoted the list; undefined without an upvote. */
  readonly votedAt: string | undefined;
  /** The list as read together with the upvote. */
  readonly list?: CountedList;
};

/** A list's upvotes as one user sees them. */
export type ShownUpvotes = { readonly isUpvoted: boolean; readonly count: number };

/**
 * Computes the upvotes to show for a copy of a list that may be older or newer than the user's upvote. Comparing the
 * server's times tells whether the copy includes the upvote. The result is the upvotes of other users plus the user's own
 * one: `pending` while it is being saved, otherwise as stored.
 */
export function getShownUpvotes(copy: CountedList, stored?: UpvoteState, pending?: boolean): ShownUpvotes {
  const latest = stored?.list && stored.list.changedAt > copy.changedAt ? stored.list : copy;
  const isVoteIncluded = stored?.votedAt !== undefined && stored.votedAt <= latest.changedAt;
  const isUpvoted = pending ?? stored?.votedAt !== undefined;
  return { isUpvoted, count: latest.upvoteCount - Number(isVoteIncluded) + Number(isUpvoted) };
}
