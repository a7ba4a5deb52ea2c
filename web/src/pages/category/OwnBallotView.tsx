import type { Ballots } from '@outrank/shared/ballots/ballot';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { UseQueryResult } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useSession } from '#features/session/sessionContext.ts';
import { ErrorNotice } from '#ui/feedback/ErrorNotice.tsx';
import { Loading } from '#ui/feedback/Loading.tsx';
import { BallotEditorScreen } from './BallotEditorScreen.tsx';
import { SignInNotice } from './SignInNotice.tsx';

type Reading = Pick<UseQueryResult, 'isLoadingError' | 'refetch'>;

type Props = {
  categoryId: CategoryId;
  user: { readonly uid: string } | undefined;
  ballots: Reading & { readonly data: Ballots | undefined };
  results: Reading;
  heading: ReactNode;
  onSubmitted: () => void;
};

/** The fan's own ranking of a category: to vote, and to vote again. */
export function OwnBallotPanel({ categoryId, user, ballots, results, heading, onSubmitted }: Props) {
  const session = useSession();
  // A session that ends later leaves the slots as they are.
  const [mayVote] = useState(session.status === 'signedIn');
  const failed = [ballots, results].filter(({ isLoadingError }) => isLoadingError);
  const top = (
    <>
      {heading}
      {failed.length > 0 && (
        <ErrorNotice
          message="Failed to load global ranking."
          onRetry={() => Promise.all(failed.map(({ refetch }) => refetch()))}
        />
      )}
    </>
  );
  if (user && mayVote && ballots.data) {
    return (
      <BallotEditorScreen
        categoryId={categoryId}
        user={user}
        submitted={ballots.data[categoryId]?.slots}
        heading={top}
        onSubmitted={onSubmitted}
      />
    );
  }
  return (
    <>
      {top}
      {!(user && mayVote) && <SignInNotice text="Log in to create or edit your ranking." />}
      {user && mayVote && failed.length === 0 && <Loading />}
    </>
  );
}
