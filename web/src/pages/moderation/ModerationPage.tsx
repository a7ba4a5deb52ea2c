import { paths } from '@outrank/shared/addresses';
import { Link, useSearchParams } from 'react-router-dom';
import {
  BlockedAccountCard,
  HiddenContentCard,
  ReportedContentCard,
} from '#features/moderation/ModerationCards.tsx';
import { ModerationQueue } from '#features/moderation/ModerationQueue.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { SegmentedControl } from '#ui/form/Select.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';
import { CuratorsOnly } from './CuratorsOnly.tsx';

const views = [
  { value: 'reports', label: 'Reports' },
  { value: 'hidden', label: 'Hidden' },
  { value: 'blocked', label: 'Blocked accounts' },
] as const;
type View = (typeof views)[number]['value'];

export default function ModerationPage() {
  const [search, setSearch] = useSearchParams();
  const view = views.find(({ value }) => value === search.get('view'))?.value ?? 'reports';
  return (
    <CuratorsOnly>
      <DefaultButtons />
      <PageHeading
        actions={
          <Link className={buttonClass('secondary', 'small')} to={paths.seasonDesk}>
            The airing season
          </Link>
        }
      >
        Moderation
      </PageHeading>
      <SegmentedControl
        label="Show"
        options={views}
        value={view}
        onChange={(chosen) => setSearch(chosen === 'reports' ? {} : { view: chosen })}
      />
      <Queue view={view} />
    </CuratorsOnly>
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
