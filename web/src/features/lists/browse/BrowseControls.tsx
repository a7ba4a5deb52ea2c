import { SEARCH_TOTAL_MAX } from '@outrank/shared/callSchemas';
import { tagLabels } from '@outrank/shared/documents/tags';
import {
  type BrowseFilter,
  filterTags,
  sortingLabels,
  sortings,
  typeFilterLabels,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { Heart } from 'lucide-react';
import type { ReactNode } from 'react';
import { SearchField } from '#ui/form/Field.tsx';
import { SegmentedControl, Select } from '#ui/form/Select.tsx';
import { TagToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './BrowseControls.module.css';
import type { BrowseResult } from './useBrowse.ts';

const typeOptions = typeFilters.map((value) => ({ value, label: typeFilterLabels[value] }));
const sortOptions = sortings.map((value) => ({ value, label: sortingLabels[value] }));

type Props = {
  filter: BrowseFilter;
  onTextChange: (text: string) => void;
  onFilterChange: (change: Partial<Omit<BrowseFilter, 'text'>>) => void;
  /** Shown beside the sort order. */
  count: ReactNode;
};

/** Search, filters and sort order for rankings. */
export function BrowseControls({ filter, onTextChange, onFilterChange, count }: Props) {
  const { text, type, tags, sort } = filter;
  return (
    <section className={styles.controls} aria-label="Search and filters">
      <SearchField placeholder="Search rankings..." value={text} onChange={onTextChange} />
      <div className={styles.filters}>
        <SegmentedControl
          label="Type"
          options={typeOptions}
          value={type}
          onChange={(value) => onFilterChange({ type: value })}
        />
        <fieldset className={styles.tags}>
          <legend className="visuallyHidden">Tags</legend>
          {filterTags.map((tag) => (
            <TagToggle
              key={tag}
              isPressed={tags.includes(tag)}
              onToggle={(isPressed) =>
                onFilterChange({ tags: isPressed ? [...tags, tag] : tags.filter((other) => other !== tag) })
              }
              icon={tag === 'favorites' && <Heart />}
            >
              {tagLabels[tag]}
            </TagToggle>
          ))}
        </fieldset>
      </div>
      <div className={styles.sort}>
        {count}
        <Select
          label="Sort"
          options={sortOptions}
          value={sort}
          onChange={(value) => onFilterChange({ sort: value })}
        />
      </div>
    </section>
  );
}

/** The number of rankings that match the filter, or of those shown so far. Screen readers announce changes. */
export function BrowseCount({ lists, entries, total, hiddenCount }: BrowseResult) {
  const isKnown = entries !== undefined && !lists.isPlaceholderData && !lists.isError;
  return (
    <p className={styles.count} aria-live="polite">
      {isKnown &&
        (total === undefined
          ? `${pluralize(entries.length, 'ranking')} shown`
          : total === SEARCH_TOTAL_MAX
            ? '1,000+ rankings found'
            : `${pluralize(total - hiddenCount, 'ranking')} found`)}
      {isKnown && hiddenCount > 0 && '. Some matches are hidden.'}
    </p>
  );
}
