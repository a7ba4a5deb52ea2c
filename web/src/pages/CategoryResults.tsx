import type { Slots } from '@outrank/shared/ballot';
import type { useTopTen } from '#features/topTen/useTopTen.ts';
import { EmptyState } from '#ui/EmptyState.tsx';
import { ErrorNotice } from '#ui/ErrorNotice.tsx';
import { Loading } from '#ui/Loading.tsx';

type Props = {
  results: ReturnType<typeof useTopTen>;
  /** The fan's own ballot, to hold against the island's. */
  slots: Slots | undefined;
};

/** What everybody's ballots say together. */
export function CategoryResults({ results: { data: results, isPending, isError, refetch } }: Props) {
  if (isPending) return <Loading />;
  if (isError) return <ErrorNotice message="Failed to load global ranking." onRetry={refetch} />;
  if (!results) return <EmptyState text="Global ranking not yet available." />;
  return <h2>Global Top 10</h2>;
}
