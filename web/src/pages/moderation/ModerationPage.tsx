import { useQuery } from '@tanstack/react-query';
import { Navigate, useSearchParams } from 'react-router-dom';
import { BlockedAccountCard, HiddenContentCard } from '#features/moderation/DecidedCards.tsx';
import { LOAD_FAILED, ModerationQueue } from '#features/moderation/ModerationQueue.tsx';
import { moderationQueries } from '#features/moderation/moderationQueries.ts';
import { ReportedContentCard } from '#features/moderation/ReportedContentCard.tsx';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { Loading } from '#ui/feedback/Loading.tsx';
import { ErrorNotice } from '#ui/feedback/QueryView.tsx';
import { SegmentedControl } from '#ui/form/Select.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';

const views = [
  { value: 'reports', label: 'Reports' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'blocked', label: 'Blocked accounts' },
] as const;
type View = (typeof views)[number]['value'];

/** Reports and what curators decided about them. Everyone else is redirected to Home. */
export default function ModerationPage() {
  const { uid } = useUser();
  const { data: isCurator, isLoadingError, refetch } = useQuery(moderationQueries.isCurator(uid));
  if (isLoadingError) {
    return (
      <>
        <DefaultButtons />
        <ErrorNotice message={LOAD_FAILED} onRetry={refetch} />
      </>
    );
  }
  if (isCurator === undefined) return <Loading isTextVisible />;
  return isCurator ? <Moderation /> : <Navigate to={paths.home} replace />;
}

function Moderation() {
  const [search, setSearch] = useSearchParams();
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? 'reports';
  return (
    <>
      <DefaultButtons />
      <PageHeading>Moderation</PageHeading>
      <SegmentedControl
        label="Show"
        options={views}
        value={view}
        onChange={(chosen) => setSearch(chosen === 'reports' ? {} : { view: chosen })}
      />
      <Queue view={view} />
    </>
  );
}

function Queue({ view }: { view: View }) {
  if (view === 'hidden') {
    return (
      <ModerationQueue view="hiddenContent" label="Hidden" empty="Nothing is hidden.">
        {(hidden) => <HiddenContentCard hidden={hidden} />}
      </ModerationQueue>
    );
  }
  if (view === 'blocked') {
    return (
      <ModerationQueue view="blockedAccounts" label="Blocked accounts" empty="No one is blocked.">
        {({ target, ...account }) => <BlockedAccountCard googleId={target} account={account} />}
      </ModerationQueue>
    );
  }
  return (
    <ModerationQueue view="reportCounts" label="Reports" empty="No reports right now.">
      {({ target, count }) => <ReportedContentCard targetId={target} count={count} />}
    </ModerationQueue>
  );
}
