import * as z from 'zod/mini';
import { storedTimeSchema } from '../firestore/timestamp.ts';
import type { RankedList } from './list.ts';

/** The mark that a fan upvoted a list, as Firestore holds it. Its `at` is the `changedAt` that the vote left on the list. */
export const upvoteSchema = z.object({ userId: z.string(), listId: z.string(), at: storedTimeSchema });

type CountedList = Pick<RankedList, 'upvoteCount' | 'changedAt'>;

/** What is known of one fan's vote on one list. Times are ISO strings of the server. */
export type UpvoteState = {
  /** When the fan upvoted it; undefined when it is not upvoted. */
  readonly votedAt: string | undefined;
  /** The list as it was read together with the vote. */
  readonly list?: CountedList;
};

/** A list's votes as one fan sees them. */
export type ShownUpvotes = { readonly isUpvoted: boolean; readonly count: number };

/**
 * What to show of a copy of a list that may be older or newer than the vote. The server's times tell whether the copy
 * counts the fan's vote already, so the sum is the votes of others and one's own as it stands or is `wished`.
 */
export function getShownUpvotes(copy: CountedList, known?: UpvoteState, wished?: boolean): ShownUpvotes {
  const latest = known?.list && known.list.changedAt > copy.changedAt ? known.list : copy;
  const isVoteCounted = known?.votedAt !== undefined && known.votedAt <= latest.changedAt;
  const isUpvoted = wished ?? known?.votedAt !== undefined;
  return { isUpvoted, count: latest.upvoteCount - Number(isVoteCounted) + Number(isUpvoted) };
}
