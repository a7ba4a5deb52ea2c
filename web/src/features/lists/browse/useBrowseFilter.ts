import {
  type BrowseFilter,
  emptyFilter,
  filterTags,
  SEARCH_TEXT_MAX,
  sortOrders,
  typeFilters,
} from '@outrank/shared/lists/browseFilter';
import { cutText } from '@outrank/shared/text/text';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import * as z from 'zod/mini';

const TYPING_PAUSE_MS = 250;

/**
 * The filter in the address. Every choice adds a history entry, so Back undoes it. Text replaces the current entry after
 * a pause in typing. Until the router has rendered a choice, the next choice builds on `pushed`.
 */
export function useBrowseFilter() {
  const { search, state, key } = useLocation();
  const navigationType = useNavigationType();
  const navigate = useNavigate();
  const filter = useMemo(() => parseBrowseFilter(search), [search]);
  const [pushed, setPushed] = useState<{ filter: BrowseFilter; fromKey: string }>();
  // Back to the entry that a choice started from must not show that choice.
  if (pushed && pushed.fromKey !== key) setPushed(undefined);
  const newest = pushed?.fromKey === key ? pushed.filter : filter;
  const [typed, setTyped] = useState<{ text: string; atKey: string }>();
  const hasMovedAway = navigationType === 'POP' && typed?.atKey !== key;
  const text = typed && !hasMovedAway ? typed.text : newest.text;

  useEffect(() => {
    if (text === newest.text) return;
    const replaceText = () =>
      navigate({ search: formatBrowseFilter({ ...newest, text }) }, { replace: true, state });
    const timer = setTimeout(replaceText, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, newest, navigate, state]);

  const push = (next: BrowseFilter) => {
    setPushed({ filter: next, fromKey: key });
    return navigate({ search: formatBrowseFilter(next) }, { state });
  };
  return {
    filter,
    /** The same with the newest choices and the text that is being typed. */
    enteredFilter: { ...newest, text },
    changeText: (typedText: string) => setTyped({ text: cutText(typedText, SEARCH_TEXT_MAX), atKey: key }),
    changeFilter: (change: Partial<Omit<BrowseFilter, 'text'>>) => push({ ...newest, text, ...change }),
    /** Shows all lists again. The sort order stays. */
    clearFilter: () => {
      setTyped(undefined);
      push({ ...emptyFilter, sort: newest.sort });
    },
  };
}

/** Anyone may write an address, so an unknown value falls back to the default. */
const typeSchema = z.catch(z.enum(typeFilters), emptyFilter.type);
const sortSchema = z.catch(z.enum(sortOrders), emptyFilter.sort);

/** Reads the filter from an address (`?q=&type=&tags=&sort=`). */
export function parseBrowseFilter(search: string): BrowseFilter {
  const parameters = new URLSearchParams(search);
  const tags = (parameters.get('tags') ?? '').split(',');
  return {
    text: cutText(parameters.get('q') ?? '', SEARCH_TEXT_MAX),
    type: typeSchema.parse(parameters.get('type')),
    tags: filterTags.filter((tag) => tags.includes(tag)),
    sort: sortSchema.parse(parameters.get('sort')),
  };
}

/** Writes the filter as a query string, without the values that are the default. */
export function formatBrowseFilter({ text, type, tags, sort }: BrowseFilter): string {
  const parameters = new URLSearchParams();
  if (text.trim() !== '') parameters.set('q', text);
  if (type !== emptyFilter.type) parameters.set('type', type);
  if (tags.length > 0) parameters.set('tags', filterTags.filter((tag) => tags.includes(tag)).join(','));
  if (sort !== emptyFilter.sort) parameters.set('sort', sort);
  return parameters.toString().replaceAll('%2C', ',');
}
