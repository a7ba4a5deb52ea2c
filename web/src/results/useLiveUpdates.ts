import { useEffect } from 'react';
import { watchWhenIdle } from '#data/firebase/watches.ts';

/**
 * How long results that were just read are not watched, in milliseconds. Firestore bills the first answer of a subscription as
 * another read, and the full SDK is large, so only a user who stays gets both.
 */
const WATCH_DELAY_MS = 10_000;

/**
 * Watches results while the page is open.
 * @param watch starts the subscription and returns the unsubscribe function. Another function restarts it.
 * @param isChanging whether the results are watched without a delay, because the user waits for a change.
 */
export function useLiveUpdates(watch: () => Promise<() => void>, isChanging: boolean): void {
  useEffect(() => watchWhenIdle(watch, isChanging ? 0 : WATCH_DELAY_MS), [watch, isChanging]);
}
