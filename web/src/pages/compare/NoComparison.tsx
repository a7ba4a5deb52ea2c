import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { buttonClass } from '#ui/form/Button.tsx';
import { usePageTitle } from '#ui/layout/PageHeading.tsx';

/** Says why there is no comparison, with a way to the rankings. */
export function NoComparison({ text, children }: { text: string; children: string }) {
  usePageTitle(text);
  return (
    <EmptyState
      isPage
      text={text}
      action={
        <Link className={buttonClass('secondary')} to={paths.rankings}>
          Browse All Rankings
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
