import type { RankedList } from '@outrank/shared/list';
import { dayOf } from '#features/lists/dates.ts';
import { ListCard } from '#features/lists/ListCard.tsx';
import { paths } from '#paths.ts';
import { VoteButtons } from './VoteButtons.tsx';

type Props = {
  list: RankedList;
  /** Navigation state for the page of the list. */
  state?: unknown;
};

/** Any fan's list at a glance, to open, upvote and keep. */
export function VotableCard({ list, state }: Props) {
  return (
    <ListCard
      list={list}
      to={paths.list({ userId: list.userId, listId: list.id })}
      state={state}
      byline={`${list.userName}, ${dayOf(list.createdAt)}`}
      actions={<VoteButtons list={list} />}
    />
  );
}
