import { Flame } from 'lucide-react';
import { CountBadge } from './CountBadge.tsx';

/** The number of upvotes of a list. */
export function VotesBadge({ count }: { count: number }) {
  return <CountBadge icon={<Flame size={16} aria-hidden="true" />} count={count} noun="upvote" />;
}
