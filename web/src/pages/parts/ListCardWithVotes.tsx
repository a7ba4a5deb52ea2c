import type { RankedList } from '@outrank/shared/lists/list';
import { Suspense } from 'react';
import { ListCard } from '#features/lists/card/ListCard.tsx';
import { VotesBadge } from '#features/lists/card/VotesBadge.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { dayOf } from '#ui/dayOf.ts';
import { lazyComponent } from '#ui/lazyComponent.ts';
import styles from './ListCardWithVotes.module.css';

// The cards stand first; what one may do with them comes right after.
const VoteButtons = lazyComponent(() => import('./VoteButtons.tsx'));

type Props = {
  list: RankedList;
  /** Navigation state for the page of the list. */
  state?: unknown;
};

/** Any fan's list at a glance, to open, upvote and keep. */
export function ListCardWithVotes({ list, state }: Props) {
  const { uid } = useUser();
  return (
    <ListCard
      list={list}
      to={paths.list({ userId: list.userId, listId: list.id })}
      state={state}
      isOwn={list.userId === uid}
      byline={`${list.userName}, ${dayOf(list.createdAt)}`}
      actions={
        <Suspense fallback={<VotesToCome count={list.upvoteCount} />}>
          <VoteButtons list={list} />
        </Suspense>
      }
    />
  );
}

/** The count, with as much room as the buttons will take. */
function VotesToCome({ count }: { count: number }) {
  return (
    <span className={styles.votesToCome}>
      <VotesBadge count={count} />
    </span>
  );
}
