import { useEffect, useEffectEvent, useRef } from 'react';

/** The mark in the history state of an entry that a sheet added. */
const MARK = 'isSheet';

/** Whether the current history entry is that of a sheet, so that the page's own entry is the one before. */
export function isSheetEntry(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && MARK in state;
}

/** The sheets that are open. A closed one that mounts beside them leaves their entry alone. */
let openCount = 0;

/**
 * Gives an open sheet a history entry of its own, so that the browser's Back closes it and stays on the page. The entry
 * repeats the state of the router, which therefore sees the same location. Closing the sheet in another way goes back too.
 */
export function useCloseOnBack(isShown: boolean, onHide: () => void): void {
  // `history.back` takes effect later, with a `popstate` event.
  const isGoingBack = useRef(false);
  const goBack = useEffectEvent(() => {
    isGoingBack.current = true;
    window.history.back();
  });
  const sync = useEffectEvent(() => {
    if (isGoingBack.current || isShown === isSheetEntry()) return;
    if (isShown) window.history.pushState({ ...window.history.state, [MARK]: true }, '');
    else if (openCount === 0) goBack();
  });
  const handlePop = useEffectEvent(() => {
    const wasAsked = isGoingBack.current;
    isGoingBack.current = false;
    if (isShown && !isSheetEntry() && !wasAsked) onHide();
    // Forward and a reload lead to the entry of a closed sheet, which nobody wants to stay on.
    else sync();
  });

  useEffect(() => {
    if (!isShown) return;
    openCount += 1;
    return () => {
      openCount -= 1;
    };
  }, [isShown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the history follows the sheet
  useEffect(() => sync(), [isShown]);
  useEffect(() => {
    const listener = () => handlePop();
    window.addEventListener('popstate', listener);
    return () => {
      window.removeEventListener('popstate', listener);
      if (isSheetEntry() && !isGoingBack.current) goBack();
    };
  }, []);
}
