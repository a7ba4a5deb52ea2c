import { SEARCH_TOTAL_MAX } from '@outrank/shared/callSchemas';
import { tagLabels } from '@outrank/shared/documents/tags';
import {
  type BrowseFilter,
  type FilterTag,
  filterTags,
  sortOrderLabels,
  sortOrders,
  typeFilterLabels,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { Heart, SlidersHorizontal, X } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { SearchField } from '#ui/form/Field.tsx';
import { SegmentedControl, Select } from '#ui/form/Select.tsx';
import { TagToggle } from '#ui/form/Toggle.tsx';
import { pluralize } from '#ui/format.ts';
import styles from './BrowseControls.module.css';
import type { BrowseResult } from './useBrowse.ts';

const typeOptions = typeFilters.map((value) => ({ value, label: typeFilterLabels[value] }));
const sortOptions = sortOrders.map((value) => ({ value, label: sortOrderLabels[value] }));

type FilterChange = Partial<Omit<BrowseFilter, 'text'>>;

type Props = {
  filter: BrowseFilter;
  onTextChange: (text: string) => void;
  onFilterChange: (change: FilterChange) => void;
  count: ReactNode;
};

/** Search, filters and sort order for rankings. On phones a button opens the filters, and chips name those that are active. */
export function BrowseControls({ filter, onTextChange, onFilterChange, count }: Props) {
  const { text, type, tags, sort } = filter;
  const [isOpen, setIsOpen] = useState(false);
  const filtersId = useId();
  const filterButton = useRef<HTMLButtonElement>(null);
  const without = (tag: FilterTag) => ({ tags: tags.filter((other) => other !== tag) });
  const active = [
    ...(type === 'all' ? [] : [{ label: typeFilterLabels[type], change: { type: 'all' } as const }]),
    ...tags.map((tag) => ({ label: tagLabels[tag], change: without(tag) })),
  ];
  const remove = (change: FilterChange) => {
    onFilterChange(change);
    // The chip is about to go.
    filterButton.current?.focus();
  };
  return (
    <section className={styles.controls} aria-label="Search and filters">
      <SearchField placeholder="Search rankings..." value={text} onChange={onTextChange} />
      <div className={styles.active}>
        <Button
          ref={filterButton}
          size="small"
          icon={<SlidersHorizontal />}
          aria-expanded={isOpen}
          aria-controls={filtersId}
          onClick={() => setIsOpen(!isOpen)}
        >
          {`Filters${active.length > 0 ? ` (${active.length})` : ''}`}
        </Button>
        {active.map(({ label, change }) => (
          <Button
            key={label}
            variant="quiet"
            size="small"
            icon={<X />}
            aria-label={`Remove ${label}`}
            onClick={() => remove(change)}
          >
            {label}
          </Button>
        ))}
      </div>
      <div id={filtersId} className={styles.filters} data-is-open={isOpen || undefined}>
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
              onToggle={(isPressed) => onFilterChange(isPressed ? { tags: [...tags, tag] } : without(tag))}
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
export function BrowseCount({ lists, entries, total, hiddenCount, isEverything }: BrowseResult) {
  const isKnown = entries !== undefined && !lists.isPlaceholderData && !lists.isError;
  return (
    <p className={styles.count} aria-live="polite">
      {isKnown &&
        `${
          total === undefined
            ? `${pluralize(entries.length, 'ranking')} shown`
            : describeTotal(total, hiddenCount, isEverything)
        }${hiddenCount > 0 ? '. Some matches are hidden.' : ''}`}
    </p>
  );
}

/** 'All 64 rankings' without a filter, else '12 rankings found'. */
function describeTotal(total: number, hiddenCount: number, isEverything: boolean): string {
  const amount = total === SEARCH_TOTAL_MAX ? '1,000+ rankings' : pluralize(total - hiddenCount, 'ranking');
  return isEverything && total > 1 ? `All ${amount}` : `${amount} found`;
}
