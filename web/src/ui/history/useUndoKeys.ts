import { type Dispatch, useEffect } from 'react';
import type { HistoryStep } from './history.ts';

/** Text fields have their own undo. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches('input, textarea, [contenteditable]');
}

/** Ctrl+Z or Cmd+Z undoes a change, with Shift it redoes one. */
export function useUndoKeys(dispatch: Dispatch<HistoryStep>): void {
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
      if (!isUndo || isTyping(event)) return;
      event.preventDefault();
      dispatch({ type: event.shiftKey ? 'redone' : 'undone' });
    };
    document.addEventListener('keydown', handleKey);
    return () => document.removeEventListener('keydown', handleKey);
  }, [dispatch]);
}
