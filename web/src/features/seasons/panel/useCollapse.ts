import { useState } from 'react';

/** The specification's key in browser storage; its value is 'true' or 'false'. */
const STORAGE_KEY = 'seasonsSectionCollapsed';

/** Whether the fan folded the panel away, here, the last time. */
export function wasCollapsed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false; // storage may be forbidden; then the panel is simply open
  }
}

function remember(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(isCollapsed));
  } catch {
    // as above: the choice then lasts until the page is left
  }
}

/** Whether the panel is folded away. Where it cannot be, it is open and nothing is read or written. */
export function useCollapse(isPossible: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(wasCollapsed);
  function toggle() {
    remember(!isCollapsed);
    setIsCollapsed(!isCollapsed);
  }
  return { isPossible, isCollapsed: isPossible && isCollapsed, toggle };
}
