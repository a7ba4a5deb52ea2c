import { useState } from 'react';

/** The key in browser storage that the specification names; its value is 'true' or 'false'. */
const STORAGE_KEY = 'seasonsSectionCollapsed';

/** Whether the user collapsed the panel on the last visit in this browser. */
export function readCollapsed(): boolean {
  try {
    return localStorage.getItem(STORAGE_KEY) === 'true';
  } catch {
    return false; // Storage can be forbidden; the panel is then open.
  }
}

function saveCollapsed(isCollapsed: boolean): void {
  try {
    localStorage.setItem(STORAGE_KEY, String(isCollapsed));
  } catch {
    // Storage can be forbidden; the choice then lasts until the page closes.
  }
}

/** Whether the panel is collapsed. Where collapsing is not possible, it is open and the stored choice is not changed. */
export function useCollapse(isPossible: boolean) {
  const [isCollapsed, setIsCollapsed] = useState(readCollapsed);
  function toggle() {
    saveCollapsed(!isCollapsed);
    setIsCollapsed(!isCollapsed);
  }
  return { isPossible, isCollapsed: isPossible && isCollapsed, toggle };
}

/** Brings the user to the search box of the seasons. */
export const focusSearch = () => document.querySelector<HTMLElement>('aside input[type="search"]')?.focus();
