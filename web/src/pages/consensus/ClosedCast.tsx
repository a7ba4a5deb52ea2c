import { Link } from 'react-router-dom';
import { paths } from '#paths.ts';
import { markSeasonWatched, nameSeason } from '#spoilers/markSeasonWatched.ts';
import { revealPage } from '#spoilers/shieldState.ts';
import { EmptyState } from '#ui/feedback/EmptyState.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';

/** Stands for the consensus of a cast that the reader has not watched: who is ranked high has done well. */
export default function ClosedCast({ seasonId }: { seasonId: string }) {
  const name = nameSeason(seasonId);
  return (
    <EmptyState
      text={`You haven't watched ${name} yet`}
      action={
        <>
          <Link className={buttonClass('primary')} to={paths.globalRankings}>
            Keep it closed
          </Link>
          <Button onClick={() => markSeasonWatched(seasonId)}>Mark {name} as watched</Button>
          <Button onClick={revealPage}>Show this page</Button>
        </>
      }
    >
      How fans rank its cast gives away who did well, so this page stays closed.
    </EmptyState>
  );
}
