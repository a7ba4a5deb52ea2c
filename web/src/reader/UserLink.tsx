import { paths } from '@outrank/shared/addresses';
import { Link } from 'react-router-dom';
import DistinctName from '#ui/names/DistinctName.tsx';

type Props = { userId: string; userName: string; className?: string | undefined };

/** A fan's name, which leads to their lists. That page shows the name at once. */
export function UserLink({ userId, userName, className }: Props) {
  return (
    <Link className={className} translate="no" to={paths.userRankings(userId)} state={{ userName }}>
      <DistinctName id={userId} name={userName} />
    </Link>
  );
}
