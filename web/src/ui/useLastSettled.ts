import { useLayoutEffect, useState } from 'react';

/** The value as it was when `isSettled` was true last: what is shown stays while the next is loading or saving. */
export function useLastSettled<Value>(value: Value, isSettled: boolean): Value {
  const [last, setLast] = useState(() => value);
  useLayoutEffect(() => {
    if (isSettled) setLast(() => value);
  }, [value, isSettled]);
  return isSettled ? value : last;
}
