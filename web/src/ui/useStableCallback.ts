import { useCallback, useLayoutEffect, useRef } from 'react';

/** Returns a stable function that calls the latest callback, so that memoized rows do not render again. For events only. */
export function useStableCallback<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
