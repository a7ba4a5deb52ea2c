import { Flame } from 'lucide-react';
import { pluralize } from '#ui/pluralize.ts';
import styles from './VotesBadge.module.css';

/** The number of upvotes of a list. */
export function VotesBadge({ count }: { count: number }) {
  return (
    <span className={styles.votes}>
      <Flame size={16} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visuallyHidden">{pluralize(count, 'upvote')}</span>
    </span>
  );
}
