import { paths } from '@outrank/shared/addresses';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { buttonClass } from '#ui/form/Button.tsx';

const ways = {
  seasons: { to: paths.seasons, label: 'All Seasons' },
  rankings: { to: paths.rankings, label: 'Browse All Rankings' },
} as const;

type Props = { text: string; way: keyof typeof ways; children?: ReactNode };

/** For an address that names nothing, or nothing any more. */
export function NothingHere({ text, way, children }: Props) {
  const { to, label } = ways[way];
  return (
    <EmptyState
      isPage
      text={text}
      action={
        <Link className={buttonClass('secondary')} to={to}>
          {label}
        </Link>
      }
    >
      {children}
    </EmptyState>
  );
}
