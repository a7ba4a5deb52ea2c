import { type ListTag, type ListType, tagLabels, typeLabels } from '@outrank/shared/documents/tags';
import { Badge } from '#ui/layout/Card.tsx';
import styles from './ListTags.module.css';

type Props = { type: ListType; tags: readonly ListTag[] };

/** The type and the tags of a list as badges. */
export function ListTags({ type, tags }: Props) {
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
