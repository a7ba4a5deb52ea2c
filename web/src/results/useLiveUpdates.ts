import { useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/watches.ts';

/**
 * When results that were just read are watched. `now`: the user waits for a change. `soon`: a visitor, who has read nothing
 * but the results. `later`: a signed-in user, who has read the own ballot or list too.
 */
export type WatchStart = 'now' | 'soon' | 'later';

/** In milliseconds. Firestore bills the first answer of a subscription as another read, and the full SDK is large. */
const DELAYS = { now: 0, soon: 2000, later: 10_000 } as const satisfies Record<WatchStart, number>;

/**
 * Watches results while the page is open.
 * @param watch starts the subscription and returns the unsubscribe function. Another function restarts it.
 */
export function useLiveUpdates(watch: () => Promise<() => void>, start: WatchStart): void {
  useEffect(() => watchWhenIdle(watch, DELAYS[start]), [watch, start]);
}
