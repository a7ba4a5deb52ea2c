import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';
import { findRowControl, getRowControl, type RowControl } from './rows.ts';

/**
 * Keeps the focus on a button of a row whose element is replaced because the row moved to another block. Returns the
 * list's focus handlers.
 */
export function useKeptFocus(list: RefObject<HTMLElement | null>, keys: readonly string[]) {
  const focused = useRef<RowControl | undefined>(undefined);

  useLayoutEffect(() => {
    const isFocusLost = document.activeElement === document.body;
    if (!isFocusLost || !list.current || !focused.current) return;
    findRowControl(list.current, keys, focused.current)?.focus({ preventScroll: true });
  }, [keys, list]);

  return {
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      focused.current = getRowControl(target, keys);
    },
    // React sends no blur events while it replaces elements.
    onBlur: () => {
      focused.current = undefined;
    },
  };
}
