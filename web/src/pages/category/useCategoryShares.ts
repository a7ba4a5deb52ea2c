import { type Ballot, hasAnyPick } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import { skipToken, useQuery } from '@tanstack/react-query';
import { profileQueries } from '#features/session/profileQueries.ts';
import type { useLastSignedInUser } from '#features/session/useLastSignedInUser.ts';
import type { ShareSource } from '#features/sharing/shareSource.ts';

type Input = {
  category: CategoryId;
  user: ReturnType<typeof useLastSignedInUser>;
  ballot: Ballot | undefined;
  results: PublishedTopTen | null | undefined;
};

type Shares = { readonly results: ShareSource | undefined; readonly ownBallot: ShareSource | undefined };

/** What can be shared of a category: its results, when there are enough ballots, and the user's own ballot. */
export function useCategoryShares({ category, user, ballot, results }: Input): Shares {
  const profile = useQuery(user ? profileQueries.own(user) : { queryKey: ['profile'], queryFn: skipToken });
  const userName = profile.data?.displayName ?? user?.displayName ?? '';
  const isEnough = results && getSampleWeight(results.totalVotes) !== 'notEnough';
  return {
    results: isEnough ? { kind: 'category', category, results } : undefined,
    ownBallot:
      user && ballot && hasAnyPick(ballot.slots)
        ? { kind: 'ballot', category, userName, ballot, results: results ?? undefined }
        : undefined,
  };
}
