import { DECIDE_HASH, paths } from '@outrank/shared/addresses';
import { type Ballot, hasAnyPick } from '@outrank/shared/ballots/ballot';
import type { PublishedTopTen } from '@outrank/shared/ballots/topTen';
import { type Category, type CategoryId, findCategory } from '@outrank/shared/catalogue/categories';
import { getSampleWeight } from '@outrank/shared/results/certainty';
import type { ShareContent } from '@outrank/shared/sharing/shareKinds';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ballotQueries } from '#features/ballots/useSubmitBallot.ts';
import { PollResults } from '#features/results/PollResults.tsx';
import { categoryPoll, resultsQueries } from '#features/results/resultsQueries.ts';
import { topTenPollView } from '#features/results/topTen/topTenPollView.tsx';
import { useEditionAddress } from '#features/results/useResults.ts';
import { profileQueries } from '#features/session/profiles.tsx';
import { useLastSignedInUser, useSession } from '#features/session/sessionContext.ts';
import { LazyShareDialog, ShareButton } from '#features/sharing/ShareButton.tsx';
import { estimateNow } from '#serverTime.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { SpoilerPrompt } from '#widgets/SpoilerPrompt.tsx';
import styles from './CategoryPage.module.css';
import { OwnBallotView, SignInNotice } from './OwnBallotView.tsx';

/** A GOAT category: the global results and the user's own ballot. */
export default function CategoryPage() {
  const { categoryId = '' } = useParams();
  const user = useLastSignedInUser();
  const category = findCategory(categoryId);
  if (!category) return <Navigate to={paths.globalRankings} replace />;
  return (
    <>
      <BackButton fallback={paths.globalRankings} />
      <CategoryViews key={`${category.id} ${user?.uid}`} category={category} user={user} />
    </>
  );
}

type View = 'results' | 'ownBallot';

/**
 * Which view is shown, and a function that changes it. A user who has not voted yet sees their own ballot first, unless the
 * address names an edition. A user who reloads the page during 'Help me decide' sees it first too.
 */
function useView(categoryId: CategoryId, uid: string | undefined) {
  const session = useSession();
  const ballots = useQuery({ ...ballotQueries.own(uid ?? ''), enabled: uid !== undefined });
  const isEdition = useEditionAddress().week !== undefined;
  const isDeciding = useLocation().hash === DECIDE_HASH;
  const isLoading = session.status === 'loading' || (uid !== undefined && ballots.isPending);
  // A stored ballot without any contestant counts as no vote, also in the older form.
  const hasVoted = hasAnyPick(ballots.data?.[categoryId]?.slots ?? []);
  const needsVote = !isEdition && ballots.isSuccess && !hasVoted;
  const first: View | undefined = isLoading ? undefined : needsVote || isDeciding ? 'ownBallot' : 'results';

  const [view, setView] = useState(first);
  const [hasChanged, setHasChanged] = useState(false);
  // Once shown, a view stays even when the session or the ballot changes; only the user changes it.
  if (!view && first) setView(first);
  const changeView = (next: View) => {
    setView(next);
    setHasChanged(true);
  };
  return { ballots, view, hasChanged, changeView };
}

/** Changing the view replaces the button, so the focus moves to the new one. */
const focusButton = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type CategoryViewsProps = { category: Category; user: ReturnType<typeof useLastSignedInUser> };

function CategoryViews({ category: { id, name, description }, user }: CategoryViewsProps) {
  const { ballots, view, hasChanged, changeView } = useView(id, user?.uid);
  const ballot = ballots.data?.[id];
  const isOwnBallot = view === 'ownBallot';
  const results = useQuery(resultsQueries.live(categoryPoll(id)));
  const [isSharingBallot, setIsSharingBallot] = useState(false);
  const showResults = () => {
    changeView('results');
    results.refetch();
  };
  const { week, getAddress } = useEditionAddress();
  const navigate = useNavigate();
  // The new ballot is not in a past edition, so the live results are shown.
  const handleSubmitted = () => {
    if (week) navigate(getAddress(undefined), { replace: true });
    showResults();
  };
  // The server shares no editions.
  const shares = useCategoryShares({ category: id, user, ballot, results: week ? undefined : results.data });
  const content = isOwnBallot ? shares.ownBallot : shares.results;
  const watchStart = user ? 'later' : 'soon';
  const ownBallotLabel = user ? 'View/Edit My Submission' : 'Try a ballot';
  const heading = (
    <PageHeading
      actions={
        view !== undefined && (
          <>
            {content && <ShareButton key={content.kind} content={content} uid={user?.uid} />}
            <Button
              ref={hasChanged ? focusButton : undefined}
              onClick={isOwnBallot ? showResults : () => changeView('ownBallot')}
            >
              {isOwnBallot ? 'View Global Ranking' : ownBallotLabel}
            </Button>
          </>
        )
      }
      areActionsBelow
      lead={
        <>
          {description} <Total results={results.data} />
        </>
      }
    >
      {name}
    </PageHeading>
  );
  if (!view) {
    return (
      <>
        {heading}
        <Loading />
      </>
    );
  }
  if (isOwnBallot) {
    return (
      <OwnBallotView
        categoryId={id}
        user={user}
        ballots={ballots}
        results={results}
        heading={heading}
        onSubmitted={handleSubmitted}
        onShare={() => setIsSharingBallot(true)}
      />
    );
  }
  return (
    <>
      {heading}
      {isSharingBallot && shares.ownBallot && (
        <LazyShareDialog
          content={shares.ownBallot}
          uid={user?.uid}
          onClose={() => setIsSharingBallot(false)}
        />
      )}
      {!user && <SignInNotice text="Please log in to submit your ranking." />}
      <PollResults
        poll={topTenPollView({ categoryId: id, slots: ballot?.slots })}
        // Whoever has voted or looked at the own ballot expects new results.
        watchStart={hasChanged ? 'now' : watchStart}
      />
      <SpoilerPrompt uid={user?.uid} />
    </>
  );
}

/** The number of submissions. Its line is there before that is known. */
function Total({ results }: { results: PublishedTopTen | null | undefined }) {
  const total = results === undefined ? '\u00a0' : `Total Submissions: ${results?.totalVotes ?? 0}`;
  return <span className={styles.total}>{total}</span>;
}

type SharedParts = {
  category: CategoryId;
  user: CategoryViewsProps['user'];
  ballot: Ballot | undefined;
  results: PublishedTopTen | null | undefined;
};

type Shares = Record<'results' | 'ownBallot', ShareContent | undefined>;

/** What can be shared of a category: its results, when there are enough ballots, and the user's own ballot. */
function useCategoryShares({ category, user, ballot, results }: SharedParts): Shares {
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
          ballot: { ...ballot, submittedAt: ballot.submittedAt ?? new Date(estimateNow()).toISOString() },
          results: results ?? undefined,
        }
      : undefined,
  };
}
