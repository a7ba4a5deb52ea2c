import { MessageCircle } from 'lucide-react';
import { CountBadge } from './CountBadge.tsx';

/** The number of comments and replies under a list. */
export function CommentsBadge({ count }: { count: number }) {
  return <CountBadge icon={<MessageCircle size={16} aria-hidden="true" />} count={count} noun="comment" />;
}
