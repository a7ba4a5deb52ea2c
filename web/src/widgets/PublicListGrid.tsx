import type { ListEntry } from '@outrank/shared/lists/rankedList';
import { ListGrid } from '#features/lists/ListGrid.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { useShield } from '#spoilers/useShield.ts';
import { ListCardWithVotes } from './ListCardWithVotes.tsx';
import styles from './PublicListGrid.module.css';

type Props = {
  entries: readonly ListEntry[];
  hasThreeColumns?: boolean;
  /** Navigation state for the page of a list. */
  state?: unknown;
  canVote?: boolean;
};

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
