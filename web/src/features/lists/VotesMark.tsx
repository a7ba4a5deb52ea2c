import { Flame } from 'lucide-react';
import { counted } from '#ui/counted.ts';
import styles from './VotesMark.module.css';

/** How many fans upvoted a list. */
export function VotesMark({ count }: { count: number }) {
  return (
    <span className={styles.votes}>
      <Flame size={16} aria-hidden="true" />
      <span aria-hidden="true">{count}</span>
      <span className="visuallyHidden">{counted(count, 'upvote')}</span>
    </span>
  );
}
