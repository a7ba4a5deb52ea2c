import { Link } from 'react-router-dom';
import { BrowseLists } from '#pages/parts/BrowseLists.tsx';
import { earlyHeadings } from '#pages/parts/earlyHeadings.ts';
import { BackButton } from '#pages/parts/HeaderButtons.tsx';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { buttonClass } from '#ui/form/buttonClass.ts';
import { PageHeading } from '#ui/layout/PageHeading.tsx';

export default function BrowsePage() {
  return (
    <>
      <BackButton fallback={paths.home} />
      <PageHeading>{earlyHeadings[paths.rankings]}</PageHeading>
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
