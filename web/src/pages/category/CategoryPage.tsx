import { type Ballot, hasAnyPick } from '@outrank/shared/ballots/ballot';
import { type Category, type CategoryId, findCategory } from '@outrank/shared/catalogue/categories';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate, useParams } from 'react-router-dom';
import { ballotQueries } from '#features/ballots/useSubmitBallot.ts';
import { PollResults } from '#features/results/PollResults.tsx';
import { categoryPoll, resultsQueries } from '#features/results/resultsQueries.ts';
import { topTenPoll } from '#features/results/topTen/topTenPoll.tsx';
import { useEditionAddress } from '#features/results/useResults.ts';
import { useLastSignedInUser, useSession } from '#features/session/sessionContext.ts';
import { LazyShareDialog } from '#features/sharing/ShareButton.tsx';
import { DECIDE_HASH, paths } from '#paths.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { SpoilerPrompt } from '#widgets/SpoilerPrompt.tsx';
import { CategoryHeading, useCategoryShares, ViewActions } from './CategoryHeading.tsx';
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

/** A stored ballot without any contestant counts as no vote, also in the older form. */
function hasVoted(ballot: Ballot | undefined): boolean {
  return ballot !== undefined && hasAnyPick(ballot.slots);
}

/**
 * A user who has not voted yet sees their own ballot first, unless the address names an edition. A user who reloads the page
 * during 'Help me decide' sees it first too.
 */
function useFirstView(categoryId: CategoryId, uid: string | undefined) {
  const session = useSession();
  const ballots = useQuery({ ...ballotQueries.own(uid ?? ''), enabled: uid !== undefined });
  const isEdition = useEditionAddress().week !== undefined;
  const isDeciding = useLocation().hash === DECIDE_HASH;
  const isLoading = session.status === 'loading' || (uid !== undefined && ballots.isPending);
  const needsVote = !isEdition && ballots.isSuccess && !hasVoted(ballots.data[categoryId]);
  const first: View | undefined = isLoading ? undefined : needsVote || isDeciding ? 'ownBallot' : 'results';
  return { ballots, first };
}

type CategoryViewsProps = { category: Category; user: ReturnType<typeof useLastSignedInUser> };

function CategoryViews({ category, user }: CategoryViewsProps) {
  const { ballots, first } = useFirstView(category.id, user?.uid);
  const results = useQuery(resultsQueries.live(categoryPoll(category.id)));
  const [chosenView, setView] = useState<View>();
  const view = chosenView ?? first;
  const [hasChanged, setHasChanged] = useState(false);
  const [isSharingBallot, setIsSharingBallot] = useState(false);
  // Once shown, a view stays even when the session or the ballot changes; only the user changes it.
  useEffect(() => {
    if (first) setView((shown) => shown ?? first);
  }, [first]);
  const changeView = (next: View) => {
    setView(next);
    setHasChanged(true);
  };
  const isOwnBallot = view === 'ownBallot';
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
  const shares = useCategoryShares({
    category: category.id,
    user,
    ballot: ballots.data?.[category.id],
    // The server shares no editions.
    results: week ? undefined : results.data,
  });
  const heading = (
    <CategoryHeading
      category={category}
      results={results.data}
      action={
        view !== undefined && (
          <ViewActions
            isOwnBallot={isOwnBallot}
            hasChanged={hasChanged}
            content={isOwnBallot ? shares.ownBallot : shares.results}
            uid={user?.uid}
            onShowResults={showResults}
            onShowOwnBallot={() => changeView('ownBallot')}
          />
        )
      }
    />
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
        categoryId={category.id}
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
        poll={topTenPoll({ categoryId: category.id, slots: ballots.data?.[category.id]?.slots })}
        // Whoever has voted or looked at the own ballot expects new results.
        watchStart={hasChanged ? 'now' : user ? 'later' : 'soon'}
      />
      <SpoilerPrompt uid={user?.uid} />
    </>
  );
}
