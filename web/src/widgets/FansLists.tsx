import { useQuery } from '@tanstack/react-query';
import { ListGridSkeleton } from '#features/lists/ListGrid.tsx';
import { listsAboutQuery } from '#features/lists/listsAboutQuery.ts';
import { SignInLink } from '#features/session/RequireSession.tsx';
import { EmptyState, QueryView } from '#ui/feedback/QueryView.tsx';
import { PublicListGrid } from './PublicListGrid.tsx';

type Props = {
  about: Parameters<typeof listsAboutQuery>[0];
  /** What is said when there is none. */
  empty: string;
  /** A multiple of three, so that rows are full. */
  count: number;
};

/** The most upvoted lists about a cast or a castaway, one of each fan, for signed-in fans. */
export function FansLists({ about, empty, count }: Props) {
  const query = useQuery(listsAboutQuery(about, count));
  return (
    <QueryView
      query={query}
      failedText="Failed to load lists."
      skeleton={<ListGridSkeleton count={3} hasThreeColumns />}
      empty={<EmptyState text={empty} />}
    >
      {(entries) => <PublicListGrid entries={entries} hasThreeColumns canVote={false} />}
    </QueryView>
  );
}

/** In place of what only signed-in fans may read. */
export function SignInToRead() {
  return (
    <p>
      <SignInLink>Sign in to read what fans say</SignInLink>
    </p>
  );
}
