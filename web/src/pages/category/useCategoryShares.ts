import { type Ballot, hasAnyPick } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import type { ShareContent } from '@outrank/shared/sharing/shareKinds';
import { useQuery } from '@tanstack/react-query';
import { profileQueries } from '#features/session/profiles.tsx';
import type { useLastSignedInUser } from '#features/session/sessionContext.ts';

type Input = {
  category: CategoryId;
  user: ReturnType<typeof useLastSignedInUser>;
  ballot: Ballot | undefined;
  results: PublishedTopTen | null | undefined;
};

type Shares = { readonly results: ShareContent | undefined; readonly ownBallot: ShareContent | undefined };

/** What can be shared of a category: its results, when there are enough ballots, and the user's own ballot. */
export function useCategoryShares({ category, user, ballot, results }: Input): Shares {
  const profile = useQuery({ ...profileQueries.byId(user?.uid ?? ''), enabled: user !== undefined });
  const isEnough = results && getSampleWeight(results.totalVotes) !== 'notEnough';
  const hasBallot = user && ballot && hasAnyPick(ballot.slots);
  return {
    results: isEnough ? { kind: 'category', category, results } : undefined,
    ownBallot: hasBallot
      ? {
          kind: 'ballot',
          category,
          userId: user.uid,
          userName: profile.data?.displayName ?? user.displayName ?? '',
          // A ballot that was just submitted has no time yet.
          ballot: { ...ballot, submittedAt: ballot.submittedAt ?? new Date().toISOString() },
          results: results ?? undefined,
        }
      : undefined,
  };
}
