import { type Ballot, hasAnyPick } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import type { Category, CategoryId } from '@outrank/shared/catalogue/categories';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import type { ShareContent } from '@outrank/shared/sharing/shareKinds';
import { skipToken, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { profileQueries } from '#features/session/profiles.tsx';
import type { useLastSignedInUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './CategoryPage.module.css';

type HeadingProps = {
  category: Category;
  /** Undefined until they are read, null before the first ballot. */
  results: PublishedTopTen | null | undefined;
  action: ReactNode;
};

/** The category's name, question and number of submissions, with the button to its other view. */
export function CategoryHeading({ category, results, action }: HeadingProps) {
  const total = results === undefined ? '\u00a0' : `Total Submissions: ${results?.totalVotes ?? 0}`;
  return (
    <PageHeading
      actions={action}
      areActionsBelow
      lead={
        <>
          {category.description} <span className={styles.total}>{total}</span>
        </>
      }
    >
      {category.name}
    </PageHeading>
  );
}

/** Changing the view replaces the button, so the focus moves to the new one. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type ActionsProps = {
  isOwnBallot: boolean;
  hasChanged: boolean;
  content: ShareContent | undefined;
  uid: string | undefined;
  onShowResults: () => void;
  onShowOwnBallot: () => void;
};

/** Beside the name of a category: sharing, and the other view. */
export function ViewActions({
  isOwnBallot,
  hasChanged,
  content,
  uid,
  onShowResults,
  onShowOwnBallot,
}: ActionsProps) {
  const ownBallotLabel = uid === undefined ? 'Try a ballot' : 'View/Edit My Submission';
  return (
    <>
      {content && <ShareButton key={content.kind} content={content} uid={uid} />}
      <Button
        ref={hasChanged ? focusButton : undefined}
        onClick={isOwnBallot ? onShowResults : onShowOwnBallot}
      >
        {isOwnBallot ? 'View Global Ranking' : ownBallotLabel}
      </Button>
    </>
  );
}

type Input = {
  category: CategoryId;
  user: ReturnType<typeof useLastSignedInUser>;
  ballot: Ballot | undefined;
  results: PublishedTopTen | null | undefined;
};

type Shares = { readonly results: ShareContent | undefined; readonly ownBallot: ShareContent | undefined };

/** What can be shared of a category: its results, when there are enough ballots, and the user's own ballot. */
export function useCategoryShares({ category, user, ballot, results }: Input): Shares {
  const profile = useQuery(user ? profileQueries.own(user) : { queryKey: ['profile'], queryFn: skipToken });
  const userName = profile.data?.displayName ?? user?.displayName ?? '';
  const isEnough = results && getSampleWeight(results.totalVotes) !== 'notEnough';
  return {
    results: isEnough ? { kind: 'category', category, results } : undefined,
    ownBallot:
      user && ballot && hasAnyPick(ballot.slots)
        ? {
            kind: 'ballot',
            category,
            userId: user.uid,
            userName,
            // A ballot that was just submitted has no time yet.
            ballot: { ...ballot, submittedAt: ballot.submittedAt ?? new Date().toISOString() },
            results: results ?? undefined,
          }
        : undefined,
  };
}
