import type { RankedList } from '@outrank/shared/lists/rankedList';
import { Link } from 'react-router-dom';
import { ListCard } from '#features/lists/ListCard.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { useShownList } from '#spoilers/useShield.ts';
import { formatDay } from '#ui/format.ts';
import { DottedLine } from '#ui/layout/Card.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import { VoteButtons } from './VoteButtons.tsx';

// The tags of names load after the cards.
const DistinctName = lazyAfterContent(
  () => import('#ui/names/DistinctName.tsx'),
  ({ name }) => name,
);

type Props = {
  list: RankedList;
  /** Navigation state for the page of the list. */
  state?: unknown;
  /** Without the buttons, the user's own reactions are not read. */
  canVote?: boolean | undefined;
};

/** The card of a public list, with buttons to upvote it and to make it a favorite. */
export function ListCardWithVotes({ list, state, canVote = true }: Props) {
  const { uid } = useUser();
  const shown = useShownList(list, uid);
  return (
    <ListCard
      list={shown}
      to={paths.list({ userId: list.userId, listId: list.id })}
      state={state}
      isOwn={list.userId === uid}
      byline={
        <DottedLine>
          <span>
            <Link to={paths.userRankings(list.userId)} state={{ userName: list.userName }}>
              <DistinctName id={list.userId} name={list.userName} />
            </Link>
          </span>{' '}
          <span>
            <time dateTime={list.createdAt}>{formatDay(list.createdAt)}</time>
          </span>
        </DottedLine>
      }
      votes={canVote && <VoteButtons list={list} name={shown.name} />}
    />
  );
}
