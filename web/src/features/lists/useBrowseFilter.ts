import { type BrowseFilter, everything, SEARCH_TEXT_MAX } from '@outrank/shared/browseFilter';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { filterFrom, searchFor } from './browseAddress.ts';

const TYPING_PAUSE_MS = 250;

/**
 * The filter in the address. Every choice is a step that Back undoes. Text is typed ahead of the address, which takes it
 * over at a pause, without a step.
 */
export function useBrowseFilter() {
  const { search, state, key } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const filter = useMemo(() => filterFrom(search), [search]);
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  const hasMovedAway = navigation === 'POP' && typed?.at !== key;
  const text = typed && !hasMovedAway ? typed.text : filter.text;

  useEffect(() => {
    if (text === filter.text) return;
    const takeOver = () => navigate({ search: searchFor({ ...filter, text }) }, { replace: true, state });
    const timer = setTimeout(takeOver, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, filter, navigate, state]);

  const step = (next: BrowseFilter) => navigate({ search: searchFor(next) }, { state });
  return {
    /** What is asked for. */
    filter,
    /** The same with what is being typed. */
    entered: { ...filter, text },
    type: (words: string) => setTyped({ text: words.slice(0, SEARCH_TEXT_MAX), at: key }),
    choose: (choice: Partial<Omit<BrowseFilter, 'text'>>) => step({ ...filter, text, ...choice }),
    /** All lists again; the order stays. */
    clear: () => {
      setTyped(undefined);
      step({ ...everything, sort: filter.sort });
    },
  };
}
