import { paths } from '@outrank/shared/addresses';
import type { ListEntry, RankedList } from '@outrank/shared/lists/rankedList';
import { Link } from 'react-router-dom';
import { ListCard, ListGrid } from '#features/lists/ListGrid.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { useShield, useShownList } from '#reader/useShield.ts';
import { formatDay } from '#ui/format.ts';
import { DottedLine } from '#ui/layout/Card.tsx';
import { lazyAfterContent } from '#ui/lazyComponent.ts';
import styles from './PublicListGrid.module.css';
import { VoteButtons } from './VoteButtons.tsx';

// The tags of names load after Home's content.
const DistinctName = lazyAfterContent(
  () => import('#ui/names/DistinctName.tsx'),
  ({ name }) => name,
);

type CardOptions = {
  /** Navigation state for the page of a list. */
  state?: unknown;
  /** Without the buttons, the user's own reactions are not read. */
  canVote?: boolean | undefined;
};

type Props = CardOptions & { entries: readonly ListEntry[]; hasThreeColumns?: boolean };

/** Cards of public lists: first those that the reader can read, then those that name what is not watched yet. */
export function PublicListGrid({ entries, state, canVote, ...columns }: Props) {
  const { uid } = useUser();
  const { showItems } = useShield();
  const isWaiting = ({ list }: ListEntry) =>
    list !== undefined && list.userId !== uid && showItems(list.items).some(({ isHidden }) => isHidden);
  const waiting = entries.filter(isWaiting);
  const readable = entries.filter((entry) => !waiting.includes(entry));
  const toGrid = (shown: readonly ListEntry[]) =>
    shown.length > 0 && (
      <ListGrid entries={shown} {...columns}>
        {(list) => <ListCardWithVotes list={list} state={state} canVote={canVote} />}
      </ListGrid>
    );
  return (
    <>
      {toGrid(readable)}
      {waiting.length > 0 && (
        <p className={styles.waiting}>
          {waiting.length === 1 ? '1 list waits' : `${waiting.length} lists wait`} for later seasons
        </p>
      )}
      {toGrid(waiting)}
    </>
  );
}

/** The card of a public list, with buttons to upvote it and to make it a favorite. */
export function ListCardWithVotes({ list, state, canVote = true }: CardOptions & { list: RankedList }) {
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
