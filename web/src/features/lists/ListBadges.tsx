import { isListTag, type ListType, tagLabels, typeLabels } from '@outrank/shared/documents/tags';
import { formatCount } from '@outrank/shared/text/text';
import type { LucideIcon } from 'lucide-react';
import { pluralize } from '#ui/format.ts';
import { Badge } from '#ui/layout/Card.tsx';
import styles from './ListBadges.module.css';

export function ListTags({ type, tags }: { type: ListType; tags: readonly string[] }) {
  return (
    <ul className={styles.tags}>
      <li>
        <Badge tone="leaf">{typeLabels[type]}</Badge>
      </li>
      {tags.filter(isListTag).map((tag) => (
        <li key={tag}>
          <Badge tone={tag === 'spoiler' ? 'ember' : 'neutral'}>{tagLabels[tag]}</Badge>
        </li>
      ))}
    </ul>
  );
}

/** An icon with a number. Screen readers hear the noun too. */
export function CountBadge({ icon: Icon, count, noun }: { icon: LucideIcon; count: number; noun: string }) {
  return (
    <span className={styles.count}>
      <Icon size={16} aria-hidden="true" />
      <span aria-hidden="true">{formatCount(count)}</span>
      <span className="visuallyHidden">{pluralize(count, noun)}</span>
    </span>
  );
}
