import {
  type BrowseFilter,
  filterTags,
  sortingLabels,
  sortings,
  typeFilterLabels,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { tagLabels } from '@outrank/shared/lists/tags';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchField } from '#ui/form/SearchField.tsx';
import { SegmentedControl } from '#ui/form/SegmentedControl.tsx';
import { Select } from '#ui/form/Select.tsx';
import { TagToggle } from '#ui/form/TagToggle.tsx';
import styles from './BrowseControls.module.css';

const types = typeFilters.map((value) => ({ value, label: typeFilterLabels[value] }));
const orders = sortings.map((value) => ({ value, label: sortingLabels[value] }));

type Props = {
  filter: BrowseFilter;
  onType: (text: string) => void;
  onChoose: (choice: Partial<Omit<BrowseFilter, 'text'>>) => void;
  /** Stands beside the order. */
  count: ReactNode;
};

/** What to look for among rankings, and in which order. */
export function BrowseControls({ filter, onType, onChoose, count }: Props) {
  const { text, type, tags, sort } = filter;
  return (
    <section className={styles.controls} aria-label="Search and filters">
      <SearchField placeholder="Search rankings..." value={text} onChange={onType} />
      <SegmentedControl
        label="Type"
        options={types}
        value={type}
        onChange={(value) => onChoose({ type: value })}
      />
      <fieldset className={styles.tags}>
        <legend className="visuallyHidden">Tags</legend>
        {filterTags.map((tag) => (
          <TagToggle
            key={tag}
            isPressed={tags.includes(tag)}
            onToggle={(isPressed) =>
              onChoose({ tags: isPressed ? [...tags, tag] : tags.filter((other) => other !== tag) })
            }
            icon={tag === 'favorites' && <Heart />}
          >
            {tagLabels[tag]}
          </TagToggle>
        ))}
      </fieldset>
      <div className={styles.order}>
        {count}
        <Select label="Sort" options={orders} value={sort} onChange={(value) => onChoose({ sort: value })} />
      </div>
    </section>
  );
}
