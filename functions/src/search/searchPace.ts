import { takeFrom } from '@outrank/shared/documents/rate';
import { rememberNewest } from './rememberNewest.ts';

/** How often an account may search: so many times at once, and so many in each minute after that. */
export const SEARCH_RATE = { most: 60, windowMs: 60_000 };

/** Accounts that an instance remembers. A forgotten one starts with a full bucket. */
const ACCOUNTS_MAX = 10_000;

/** Takes a search from an account's token bucket. False means that the account searches too fast. */
export type TakeSearch = (googleId: string) => boolean;

/** Creates the token buckets of this process. `now` gives milliseconds. */
export function createSearchPace(now: () => number): TakeSearch {
  const fullAt = new Map<string, number>();
  return (googleId) => {
    const next = takeFrom(SEARCH_RATE, fullAt.get(googleId), now());
    if (next !== undefined) rememberNewest(fullAt, [googleId, next], ACCOUNTS_MAX);
    return next !== undefined;
  };
}
