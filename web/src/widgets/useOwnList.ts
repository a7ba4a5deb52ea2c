import { toCountedOrder } from '@outrank/shared/consensus/subject';
import { listKeyText } from '@outrank/shared/documents/list';
import type { Subject } from '@outrank/shared/documents/results';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { listQueries } from '#features/lists/listQueries.ts';
import { consensusBallotQuery, type OwnList } from '#features/results/consensus/consensusPoll.tsx';
import { paths } from '#paths.ts';

/** The user's own list that counts in a consensus: null without one or when it cannot be read, undefined until that is known. */
export function useOwnList(subject: Subject, uid: string | undefined): OwnList | null | undefined {
  const userId = uid ?? '';
  const ballot = useQuery({
    ...consensusBallotQuery({ userId, subject }),
    enabled: uid !== undefined,
  });
  const listId = ballot.data?.listId;
  const key = useMemo(() => ({ userId, listId: listId ?? '' }), [userId, listId]);
  const { data: list, isLoading } = useQuery({ ...listQueries.detail(key), enabled: listId !== undefined });
  return useMemo(() => {
    if (uid === undefined) return null;
    if (listId === undefined) return ballot.isLoading ? undefined : null;
    if (!list) return isLoading ? undefined : null;
    const order = toCountedOrder(
      subject,
      list.items.map(({ id }) => id),
    );
    return {
      ranks: new Map(order.map((id, index) => [id, index + 1])),
      comparePath: paths.compareRankings(listKeyText(key), subject),
    };
  }, [uid, subject, listId, ballot.isLoading, list, isLoading, key]);
}
