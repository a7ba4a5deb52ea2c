import { type Ballot, namesAnybody } from '@outrank/shared/ballots/ballot';
import { type Category, type CategoryId, findCategory } from '@outrank/shared/ballots/categories';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Navigate, useNavigate, useParams } from 'react-router-dom';
import { ballotQueries } from '#features/ballots/ballotQueries.ts';
import { useSession } from '#features/session/sessionContext.ts';
import { useLastSignedInUser } from '#features/session/useLastSignedInUser.ts';
import { TopTenResults } from '#features/topTen/results/TopTenResults.tsx';
import { topTenQueries } from '#features/topTen/topTenQueries.ts';
import { useEditionAddress } from '#features/topTen/useEditionAddress.ts';
import { BackButton } from '#pages/parts/HeaderButtons.tsx';
import { paths } from '#paths.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { Button } from '#ui/form/Button.tsx';
import { CategoryHeading } from './CategoryHeading.tsx';
import { OwnBallotPanel } from './OwnBallotView.tsx';
import { SignInNotice } from './SignInNotice.tsx';

/** A GOAT category: everybody's results, and the fan's own ballot. */
export default function CategoryPage() {
  const { categoryId = '' } = useParams();
  const user = useLastSignedInUser();
  const category = findCategory(categoryId);
  if (!category) return <Navigate to={paths.globalRankings} replace />;
  return (
    <>
      <BackButton fallback={paths.globalRankings} />
      <TwoSides key={`${category.id} ${user?.uid}`} category={category} user={user} />
    </>
  );
}

type Side = 'results' | 'own';

/** An entry that names nobody is no vote, whatever form it once had. */
function hasVoted(ballot: Ballot | undefined): boolean {
  return ballot !== undefined && namesAnybody(ballot.slots);
}

/** A fan who has not submitted a ballot yet is shown their own first, unless the address asks for an edition. */
function useFirstSide(categoryId: CategoryId, uid: string | undefined) {
  const session = useSession();
  const ballots = useQuery({ ...ballotQueries.own(uid ?? ''), enabled: uid !== undefined });
  const isOfEdition = useEditionAddress().week !== undefined;
  const isUnknown = session.status === 'loading' || (uid !== undefined && ballots.isPending);
  const isToVote = !isOfEdition && ballots.isSuccess && !hasVoted(ballots.data[categoryId]);
  const first: Side | undefined = isUnknown ? undefined : isToVote ? 'own' : 'results';
  return { ballots, first };
}

/** The other side has a heading and a button of its own; the focus goes along. */
const takeFocus = (button: HTMLButtonElement | null) => button?.focus({ preventScroll: true });

type TwoSidesProps = { category: Category; user: { readonly uid: string } | undefined };

function TwoSides({ category, user }: TwoSidesProps) {
  const { ballots, first } = useFirstSide(category.id, user?.uid);
  const results = useQuery(topTenQueries.results(category.id));
  const [chosen, setSide] = useState<Side>();
  const [hasTurned, setHasTurned] = useState(false);
  // Once shown a side stays, whatever becomes of the session or the ballot; only the fan turns it.
  if (!chosen && first) setSide(first);
  const turnTo = (side: Side) => {
    setSide(side);
    setHasTurned(true);
  };
  const isOwn = chosen === 'own';
  const showResults = () => {
    turnTo('results');
    results.refetch();
  };
  const { week, addressOf } = useEditionAddress();
  const navigate = useNavigate();
  // What was submitted is not in a past edition.
  const handleSubmitted = () => {
    if (week) navigate(addressOf(undefined), { replace: true });
    showResults();
  };
  const heading = (
    <CategoryHeading
      category={category}
      results={results.data}
      action={
        chosen && (
          <Button ref={hasTurned ? takeFocus : undefined} onClick={isOwn ? showResults : () => turnTo('own')}>
            {isOwn ? 'View Global Ranking' : 'View/Edit My Submission'}
          </Button>
        )
      }
    />
  );
  if (!chosen) {
    return (
      <>
        {heading}
        <Loading />
      </>
    );
  }
  if (isOwn) {
    return (
      <OwnBallotPanel
        categoryId={category.id}
        user={user}
        ballots={ballots}
        results={results}
        heading={heading}
        onSubmitted={handleSubmitted}
      />
    );
  }
  return (
    <>
      {heading}
      {!user && <SignInNotice text="Please log in to submit your ranking." />}
      <TopTenResults categoryId={category.id} slots={ballots.data?.[category.id]?.slots} />
    </>
  );
}
