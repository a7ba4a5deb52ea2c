import { type BrowseFilter, everything, SEARCH_TEXT_MAX } from '@outrank/shared/lists/browseFilter';
import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { formatBrowseFilter, parseBrowseFilter } from './filterInAddress.ts';

const TYPING_PAUSE_MS = 250;

/**
 * The filter in the address. Every choice is a step that Back undoes. Text is typed ahead of the address, which takes it
 * over at a pause, without a step. A slow device shows a step some time after it was made; the next one builds on it all
 * the same.
 */
export function useBrowseFilter() {
  const { search, state, key } = useLocation();
  const navigation = useNavigationType();
  const navigate = useNavigate();
  const filter = useMemo(() => parseBrowseFilter(search), [search]);
  const [stepped, setStepped] = useState<{ to: BrowseFilter; from: string }>();
  if (stepped && stepped.from !== key) setStepped(undefined);
  const newest = stepped?.from === key ? stepped.to : filter;
  const [typed, setTyped] = useState<{ text: string; at: string }>();
  const hasMovedAway = navigation === 'POP' && typed?.at !== key;
  const text = typed && !hasMovedAway ? typed.text : newest.text;

  useEffect(() => {
    if (text === newest.text) return;
    const takeOver = () =>
      navigate({ search: formatBrowseFilter({ ...newest, text }) }, { replace: true, state });
    const timer = setTimeout(takeOver, TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, newest, navigate, state]);

  const step = (to: BrowseFilter) => {
    setStepped({ to, from: key });
    return navigate({ search: formatBrowseFilter(to) }, { state });
  };
  return {
    /** What is asked for. */
    filter,
    /** The same with the newest choices and what is being typed. */
    entered: { ...newest, text },
    type: (words: string) => setTyped({ text: words.slice(0, SEARCH_TEXT_MAX), at: key }),
    choose: (choice: Partial<Omit<BrowseFilter, 'text'>>) => step({ ...newest, text, ...choice }),
    /** All lists again; the order stays. */
    clear: () => {
      setTyped(undefined);
      step({ ...everything, sort: newest.sort });
    },
  };
}
