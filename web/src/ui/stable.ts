import { useCallback, useLayoutEffect, useRef, useState } from 'react';

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

/** The value as it was when `isSettled` was true last: what is shown stays while the next is loading or saving. */
export function useLastSettled<Value>(value: Value, isSettled: boolean): Value {
  const [last, setLast] = useState(() => value);
  useLayoutEffect(() => {
    if (isSettled) setLast(() => value);
  }, [value, isSettled]);
  return isSettled ? value : last;
}
