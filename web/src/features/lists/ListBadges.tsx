import { detailTexts, listTexts } from '@outrank/shared/documents/list';
import { isListTag, type ListType, tagLabels, typeLabels } from '@outrank/shared/documents/tags';
import type { ShownList } from '@outrank/shared/spoilers/spoilerShield';
import { formatCount } from '@outrank/shared/text/text';
import type { LucideIcon } from 'lucide-react';
import { FoldedText } from '#reader/FoldedText.tsx';
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

type Place = (typeof listTexts)[keyof typeof listTexts]['seenOn'][number];

type Props = { list: ShownList; place: Place; isOwn: boolean; className?: string | undefined };

/** What a list's creator wrote about it beside its name, as far as it is seen here. */
export function ListDetails({ list, place, isOwn, className }: Props) {
  const seen = detailTexts.filter((text) => listTexts[text].seenOn.some((each) => each === place));
  return seen.map(
    (text) =>
      list[text] && (
        <FoldedText key={text} text={list[text]} isOwn={isOwn}>
          <p className={className}>{list[text]}</p>
        </FoldedText>
      ),
  );
}
