import { useCallback, useLayoutEffect, useRef } from 'react';

/** A function that never changes and always calls the newest one: memoised rows stay as they are. For events only. */
export function useStableCallback<Arguments extends unknown[], Result>(
  callback: (...args: Arguments) => Result,
): (...args: Arguments) => Result {
  const latest = useRef(callback);
  useLayoutEffect(() => {
    latest.current = callback;
  });
  return useCallback((...args) => latest.current(...args), []);
}
