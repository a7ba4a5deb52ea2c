import { expect, it } from 'vitest';
import { createSearchPace, SEARCH_RATE } from './findLists.ts';

/** A pace whose clock only `wait` moves. */
function startPace() {
  let now = 1_000_000;
  const takeSearch = createSearchPace(() => now);
  return {
    takeSearch,
    /** How many of so many searches at once are allowed. */
    search: (googleId: string, times: number) =>
      Array.from({ length: times }, () => takeSearch(googleId)).filter(Boolean).length,
    wait: (milliseconds: number) => {
      now += milliseconds;
    },
  };
}

const { most, windowMs } = SEARCH_RATE;

it('allows 60 searches at once and one a second after that', () => {
  const { search, wait } = startPace();
  expect(search('ana', 100)).toBe(60);
  wait(1000);
  expect(search('ana', 10)).toBe(1);
  wait(10 * windowMs);
  expect(search('ana', 100)).toBe(60);
});

it('never slows down who searches once a second', () => {
  const { search, wait } = startPace();
  for (let second = 0; second < 3 * most; second += 1) {
    expect(search('ana', 1)).toBe(1);
    wait(1000);
  }
});

it('remembers a limited number of accounts, those that searched last', () => {
  const { search, takeSearch } = startPace();
  search('ana', most);
  for (let other = 0; other < 9_999; other += 1) takeSearch(`other-${other}`);
  expect(takeSearch('ana')).toBe(false);
  takeSearch('other-9999');
  expect(takeSearch('ana')).toBe(true);
});
