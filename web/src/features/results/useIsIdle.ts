import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '#data/firebase/liveViews.ts';

/** Whether the browser has been idle since the component was shown. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
