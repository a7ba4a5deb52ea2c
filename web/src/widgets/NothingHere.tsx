import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';

/** For an address that names no season or castaway. */
export function NothingHere({ text }: { text: string }) {
  usePageTitle(text);
  return (
    <EmptyState
      isPage
      text={text}
      action={
        <Link className={buttonClass('primary')} to={paths.seasons}>
          All Seasons
        </Link>
      }
    />
  );
}
