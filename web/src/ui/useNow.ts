import { useEffect, useState } from 'react';
import { getServerTime, serverClock } from '#serverTime.ts';

const MINUTE_MS = 60_000;

/** The server's time in milliseconds since 1970, updated every minute and when an answer tells it; 0 before the first answer. */
export function useNow(): number {
  const [now, setNow] = useState(getServerTime);
  useEffect(() => {
    const update = () => setNow(getServerTime());
    update();
    const timer = setInterval(update, MINUTE_MS);
    const unsubscribe = serverClock.subscribe(update);
    return () => {
      clearInterval(timer);
      unsubscribe();
    };
  }, []);
  return now;
}
