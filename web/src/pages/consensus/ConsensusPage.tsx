import { parseSubject, type Subject } from '@outrank/shared/consensus/subject';
import { Navigate, useParams } from 'react-router-dom';
import { formatSubjectTitle } from '#features/consensus/consensusText.ts';
import { ConsensusResults } from '#features/consensus/results/ConsensusResults.tsx';
import { useLastSignedInUser } from '#features/session/useLastSignedInUser.ts';
import { BackButton } from '#pages/parts/HeaderButtons.tsx';
import { paths } from '#paths.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { Invitation } from './Invitation.tsx';
import { useOwnList } from './useOwnList.ts';

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
  const ownList = useOwnList(subject, user?.uid);
  return (
    <>
      <PageHeading kicker="Ranked by fans' lists" lead={leads[subject === 'seasons' ? 'seasons' : 'cast']}>
        {formatSubjectTitle(subject)}
      </PageHeading>
      <ConsensusResults
        subject={subject}
        ownList={ownList}
        invitation={<Invitation subject={subject} canCreate={user !== undefined && ownList === null} />}
      />
    </>
  );
}

const leads = {
  seasons:
    'Every list fans offer is split into head-to-heads: which of two seasons is higher? Together they rank them all.',
  cast: 'Every list fans offer is split into head-to-heads: which of two contestants is higher? Together they rank the cast.',
};
