import { paths } from '@outrank/shared/addresses';
import { toCountedOrder } from '@outrank/shared/consensus/subject';
import { listKeyText } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listQueries } from '#features/lists/listQueries.ts';
import { consensusBallotQuery, type OwnRanking } from '#features/results/consensus/consensusPollView.tsx';

/**
 * A user's list that counts in a consensus: null without one, when it cannot be read or only its owner can, undefined until that
 * is known.
 */
export function useCountedList(subject: Subject, uid: string | undefined): RankedList | null | undefined {
  const userId = uid ?? '';
  const ballot = useQuery({ ...consensusBallotQuery({ userId, subject }), enabled: uid !== undefined });
  const listId = ballot.data?.listId ?? '';
  const list = useQuery({ ...listQueries.detail({ userId, listId }), enabled: listId !== '' });
  if (ballot.isLoading || list.isLoading) return undefined;
  return list.data?.isPublic ? list.data : null;
}

/** The user's own list that counts in a consensus, as `useCountedList`. */
export function useOwnRanking(subject: Subject, uid: string | undefined): OwnRanking | null | undefined {
  const list = useCountedList(subject, uid);
  return useMemo(() => {
    if (!list) return list;
    const order = toCountedOrder(
      subject,
      list.items.map(({ id }) => id),
    );
    const key = { userId: list.userId, listId: list.id };
    return {
      ranks: new Map(order.map((id, index) => [id, index + 1])),
      comparePath: paths.compareRankings(listKeyText(key), subject),
    };
  }, [subject, list]);
}
