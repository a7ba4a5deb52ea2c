import { type ListTag, type ListType, tagLabels, typeLabels } from '@outrank/shared/documents/tags';
import { Flame, MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, pluralize } from '#ui/format.ts';
import { Badge } from '#ui/layout/Card.tsx';
import styles from './ListBadges.module.css';

export function ListTags({ type, tags }: { type: ListType; tags: readonly ListTag[] }) {
  return (
    <ul className={styles.tags}>
      <li>
        <Badge tone="leaf">{typeLabels[type]}</Badge>
      </li>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge tone={tag === 'spoiler' ? 'ember' : 'neutral'}>{tagLabels[tag]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** An icon with a number. Screen readers hear the noun too. */
function CountBadge({ icon, count, noun }: { icon: ReactNode; count: number; noun: string }) {
  return (
    <span className={styles.count}>
      {icon}
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="visuallyHidden">{pluralize(count, noun)}</span>
    </span>
  );
}

export function VotesBadge({ count }: { count: number }) {
  return <CountBadge icon={<Flame size={16} aria-hidden="true" />} count={count} noun="upvote" />;
}

export function CommentsBadge({ count }: { count: number }) {
  return <CountBadge icon={<MessageCircle size={16} aria-hidden="true" />} count={count} noun="comment" />;
}
