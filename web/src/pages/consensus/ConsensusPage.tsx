import { paths } from '@outrank/shared/addresses';
import { formatSeasonName, nameSeason } from '@outrank/shared/catalogue/catalogue';
import { CAST_MIN, findSubjectSeason, parseSubject, SEASONS_MIN } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useParams } from 'react-router-dom';
import { consensusPollView } from '#features/results/consensus/consensusPollView.tsx';
import { formatSubjectTitle } from '#features/results/consensus/consensusText.ts';
import { PollResults } from '#features/results/PollResults.tsx';
import { resultsQueries, subjectPoll } from '#features/results/resultsQueries.ts';
import { useEditionAddress } from '#features/results/useResults.ts';
import { useLastSignedInUser } from '#features/session/sessionContext.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { CatalogueSearch } from '#reader/CatalogueSearch.tsx';
import { markSeasonWatched } from '#reader/markSeasonWatched.ts';
import { revealPage, useIsHydrated } from '#reader/shieldState.ts';
import { useSeasons, useShield } from '#reader/useShield.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { useOwnRanking } from '#widgets/useOwnRanking.ts';

export default function ConsensusPage() {
  const { categoryId = '' } = useParams();
  useSeasons();
  const subject = parseSubject(categoryId);
  if (!subject)
    return (
      <CatalogueSearch>
        <Navigate to={paths.globalRankings} replace />
      </CatalogueSearch>
    );
  return (
    <>
      <BackButton fallback={paths.globalRankings} />
      <ConsensusView key={subject} subject={subject} />
    </>
  );
}

function ConsensusView({ subject }: { subject: Subject }) {
  const user = useLastSignedInUser();
  const { showItem } = useShield();
  const isHydrated = useIsHydrated();
  const season = findSubjectSeason(subject);
  const isClosed = season !== undefined && showItem(seasonItem(season.id)).isHidden;
  const ownRanking = useOwnRanking(subject, user?.uid);
  const { data: results } = useQuery(resultsQueries.live(subjectPoll(subject)));
  const { week } = useEditionAddress();
  // Fewer lists have no ranks, and the server shares no editions.
  const canShare = !isClosed && !week && results && results.ballots >= ENOUGH_BALLOTS;
  return (
    <>
      <PageHeading
        actions={
          !!canShare && <ShareButton content={{ kind: 'consensus', subject, results }} uid={user?.uid} />
        }
      >
        {formatSubjectTitle(subject)}
      </PageHeading>
      {!isHydrated && <Loading />}
      {isHydrated && season && isClosed && <ClosedCast seasonId={season.id} />}
      {isHydrated && !isClosed && (
        <PollResults
          poll={consensusPollView({
            subject,
            ownRanking,
            invitation: (
              <Invitation subject={subject} canCreate={user !== undefined && ownRanking === null} />
            ),
          })}
          watchStart={user ? 'later' : 'soon'}
        />
      )}
    </>
  );
}

/** Stands for the consensus of a cast that the reader has not watched: who is ranked high has done well. */
function ClosedCast({ seasonId }: { seasonId: string }) {
  const name = nameSeason(seasonId);
  return (
    <EmptyState
      text={`You haven't watched ${name} yet`}
      action={
        <>
          <Link className={buttonClass('primary')} to={paths.globalRankings}>
            Keep it closed
          </Link>
          <Button onClick={() => markSeasonWatched(seasonId)}>Mark {name} as watched</Button>
          <Button onClick={revealPage}>Show this page</Button>
        </>
      }
    >
      How fans rank its cast gives away who did well, so this page stays closed.
    </EmptyState>
  );
}

/** How to have one's own list counted. */
function Invitation({ subject, canCreate }: { subject: Subject; canCreate: boolean }) {
  const season = findSubjectSeason(subject);
  const what = season
    ? `${CAST_MIN} castaways, all from ${formatSeasonName(season.name)}`
    : `${SEASONS_MIN} seasons`;
  const start = canCreate ? <Link to={paths.create}>Create a list</Link> : 'Create a list';
  return (
    <>
      Your list can count, too. {start} of at least {what}, and tick 'Count my list' there.
    </>
  );
}
