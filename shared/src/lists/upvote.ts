import type { RankedList } from './rankedList.ts';

/** A list's upvotes as counted at `countedAt`. */
export type UpvoteCount = Pick<RankedList, 'upvoteCount' | 'countedAt'>;

/** A user's upvote on a list, as last read or saved. Times are ISO strings of the server. */
export type UpvoteState = {
  /** When the user upvoted the list; undefined without an upvote. */
  readonly votedAt: string | undefined;
  /** The upvotes of others. They replace those of an older copy, which may include an upvote that the user has withdrawn. */
  readonly others?: UpvoteCount;
};

/** The upvotes of other users, according to this copy of the list and the user's upvote. */
export function getOtherUpvotes(copy: UpvoteCount, stored?: UpvoteState): UpvoteCount {
  const { votedAt, others } = stored ?? {};
  const { countedAt = '' } = copy;
  if (others && countedAt <= (others.countedAt ?? '')) return others;
  const isCounted = votedAt !== undefined && votedAt <= countedAt;
  return { upvoteCount: copy.upvoteCount - Number(isCounted), countedAt: copy.countedAt };
}

/**
 * The upvotes to show for a copy of a list, which may be older or newer than the user's upvote: those of others plus the
 * user's own. `pending` is the upvote that is being saved; without it the stored one counts.
 */
export function getShownUpvotes(copy: UpvoteCount, stored?: UpvoteState, pending?: boolean) {
  const isUpvoted = pending ?? stored?.votedAt !== undefined;
  return { isUpvoted, count: getOtherUpvotes(copy, stored).upvoteCount + Number(isUpvoted) };
}
