import { type BrowseFilter, emptyFilter, SEARCH_TEXT_MAX } from '@outrank/shared/lists/browseFilter';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { formatBrowseFilter, parseBrowseFilter } from './browseSearchParams.ts';

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
    /** The filter in the address. */
    filter,
    /** The same with the newest choices and the text that is being typed. */
    enteredFilter: { ...newest, text },
    changeText: (typedText: string) => setTyped({ text: typedText.slice(0, SEARCH_TEXT_MAX), atKey: key }),
    changeFilter: (change: Partial<Omit<BrowseFilter, 'text'>>) => push({ ...newest, text, ...change }),
    /** Shows all lists again. The sort order stays. */
    clearFilter: () => {
      setTyped(undefined);
      push({ ...emptyFilter, sort: newest.sort });
    },
  };
}
