import { paths } from '@outrank/shared/addresses';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { BrowseLists } from '#widgets/BrowseLists.tsx';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { BackButton } from '#widgets/HeaderButtons.tsx';
import { BrowseTabs } from './BrowseTabs.tsx';

export default function BrowsePage() {
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading>{earlyHeadings[paths.rankings]}</PageHeading>
      <BrowseTabs />
      <BrowseLists
        empty={
          <EmptyState
            text="No rankings found. Be the first to create a ranking!"
            action={
              <Link className={buttonClass('primary')} to={paths.create}>
                Create New Ranking
              </Link>
            }
          />
        }
      />
    </>
  );
}
