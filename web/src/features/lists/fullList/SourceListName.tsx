import { type ListKey, listKeyText } from '@outrank/shared/documents/list';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { listQueries } from '#features/lists/listQueries.ts';
import { paths } from '#paths.ts';
import { useShield } from '#spoilers/useShield.ts';
import DistinctName from '#ui/names/DistinctName.tsx';
import styles from './SourceListName.module.css';

/** After this time the name is read again, because the list may have been renamed or deleted. */
const FRESH_MS = 30_000;

const nameQuery = (key: ListKey) =>
  queryOptions({
    queryKey: [...listQueries.all, 'sourceList', listKeyText(key)],
    queryFn: ({ client }) => client.fetchQuery(listQueries.detail(key)),
    staleTime: Number.POSITIVE_INFINITY,
  });

function readFresh(client: QueryClient, key: ListKey) {
  const cached = client.getQueryState(listQueries.detail(key).queryKey);
  return cached && Date.now() - cached.dataUpdatedAt < FRESH_MS ? cached.data : undefined;
}

/** The answer takes the place of the button that the reader pressed. */
const focus = (element: HTMLElement | null) => element?.focus({ preventScroll: true });

type Props = {
  list: ListKey;
  /** Whether it is the user's own. */
  isOwn?: boolean;
};

/** Names the list that a list started from. That is one more document, so it is read when the reader asks, or was read just now. */
export function SourceListName({ list: key, isOwn = false }: Props) {
  const { showText } = useShield();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const {
    data: list,
    isError,
    isFetching,
    refetch,
  } = useQuery({ ...nameQuery(key), initialData: () => readFresh(client, key), enabled: isAsked });
  const handleAsk = () => (isAsked ? refetch() : setIsAsked(true));
  const focusAnswer = isAsked ? focus : undefined;
  if (list === null) {
    return (
      <span ref={focusAnswer} tabIndex={-1}>
        after a list that is gone
      </span>
    );
  }
  if (list) {
    return (
      <>
        after{' '}
        <Link ref={focusAnswer} to={paths.list(key)}>
          {isOwn ? showOwn(list.name) : showText(list.name)}
        </Link>{' '}
        by{' '}
        <Link to={paths.userRankings(list.userId)} state={{ userName: list.userName }}>
          <DistinctName id={list.userId} name={list.userName} />
        </Link>
      </>
    );
  }
  return (
    <>
      after{' '}
      <button type="button" className={styles.ask} aria-busy={isFetching} onClick={handleAsk}>
        another list
      </button>
      <span role="status">{isError && !isFetching && ' (failed to load, try again)'}</span>
    </>
  );
}
