import { findSubjectSeason, parseSubject, type Subject } from '@outrank/shared/consensus/subject';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { Navigate, useParams } from 'react-router-dom';
import { formatSubjectTitle } from '#features/consensus/consensusText.ts';
import { ConsensusResults } from '#features/consensus/results/ConsensusResults.tsx';
import { useLastSignedInUser } from '#features/session/useLastSignedInUser.ts';
import { BackButton } from '#pages/parts/HeaderButtons.tsx';
import { paths } from '#paths.ts';
import { useShield } from '#spoilers/useShield.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { lazyComponent } from '#ui/lazyComponent.ts';
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
  const ownList = useOwnList(subject, user?.uid);
  return (
    <>
      <PageHeading kicker="Ranked by fans' lists" lead={leads[subject === 'seasons' ? 'seasons' : 'cast']}>
        {formatSubjectTitle(subject)}
      </PageHeading>
      {season && showItem(seasonItem(season.id)).isHidden ? (
        <ClosedCast seasonId={season.id} />
      ) : (
        <ConsensusResults
          subject={subject}
          ownList={ownList}
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
