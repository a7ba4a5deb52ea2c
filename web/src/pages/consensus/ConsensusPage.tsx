import { findSubjectSeason, parseSubject } from '@outrank/shared/consensus/subject';
import type { Subject } from '@outrank/shared/documents/results';
import { ENOUGH_BALLOTS } from '@outrank/shared/limits';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router-dom';
import { consensusQueries } from '#features/consensus/consensusQueries.ts';
import { formatSubjectTitle } from '#features/consensus/consensusText.ts';
import { ConsensusResults } from '#features/consensus/results/ConsensusResults.tsx';
import { useLastSignedInUser } from '#features/session/useLastSignedInUser.ts';
import { ShareButton } from '#features/sharing/ShareButton.tsx';
import { paths } from '#paths.ts';
import { useEditionAddress } from '#results/useEditionAddress.ts';
import { useShield } from '#spoilers/useShield.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { Invitation } from './Invitation.tsx';
import { useOwnList } from './useOwnList.ts';

// Only readers who have turned the shield on need it.
const ClosedCast = lazyComponent(() => import('./ClosedCast.tsx'));

/** How fans rank all seasons, or the cast of one. */
export default function ConsensusPage() {
  const { categoryId = '' } = useParams();
  const subject = parseSubject(categoryId);
  if (!subject) return <Navigate to={paths.globalRankings} replace />;
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
  const season = findSubjectSeason(subject);
  const isClosed = season !== undefined && showItem(seasonItem(season.id)).isHidden;
  const ownList = useOwnList(subject, user?.uid);
  const { data: results } = useQuery(consensusQueries.results(subject));
  const { week } = useEditionAddress();
  // Fewer lists have no ranks, and the server shares no editions.
  const canShare = !isClosed && !week && results && results.ballots >= ENOUGH_BALLOTS;
  return (
    <>
      <PageHeading
        kicker="Ranked by fans' lists"
        lead={leads[subject === 'seasons' ? 'seasons' : 'cast']}
        actions={canShare && <ShareButton source={{ kind: 'consensus', subject, results }} />}
      >
        {formatSubjectTitle(subject)}
      </PageHeading>
      {season && isClosed ? (
        <ClosedCast seasonId={season.id} />
      ) : (
        <ConsensusResults
          subject={subject}
          ownList={ownList}
          watchStart={user ? 'later' : 'soon'}
          invitation={<Invitation subject={subject} canCreate={user !== undefined && ownList === null} />}
        />
      )}
    </>
  );
}

const leads = {
  seasons:
    'Every list fans offer is split into head-to-heads: which of two seasons is higher? Together they rank them all.',
  cast: 'Every list fans offer is split into head-to-heads: which of two contestants is higher? Together they rank the cast.',
};
