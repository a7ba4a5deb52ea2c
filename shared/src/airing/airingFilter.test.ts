import { expect, test } from 'vitest';
import { type AiringChoice, mayShowResults, showSeason } from './airingFilter.ts';
import {
  airsAt,
  announcing,
  finishing,
  HOUR,
  recording,
  scheduling,
  seasonAfter,
  WEEK,
} from './testing/editedSeason.ts';

const left = ['flo-nash', 'ed-poole', 'di-vance'];
const records = left.map((id, index) => recording(index + 1, id));
const season = seasonAfter(announcing(), scheduling(5), ...records);
const watched = (episode: number, seasonId = 's51') => ({ airing: { seasonId, episode } });

/** An hour after episode 3 aired, which is recorded. */
const now = airsAt(3) + HOUR;

test.each<[string, AiringChoice, number, number]>([
  ['who said nothing sees what aired more than seven days ago', {}, now, 2],
  ['but not what aired exactly seven days ago', {}, airsAt(3), 1],
  ['who watches live sees what is recorded', { watchesLive: true }, now, 3],
  ['and not an episode that is not recorded yet', { watchesLive: true }, airsAt(4) + HOUR, 3],
  [
    'who does not watch live, and said no more, counts as having said nothing',
    { watchesLive: false },
    now,
    2,
  ],
  ['who watched one episode sees this one, however old the next is', watched(1), now + 9 * WEEK, 1],
  ['who watched none sees none', watched(0), now, 0],
  ['who watched the last one sees it', watched(3), now, 3],
  ['also before it is recorded', watched(4), airsAt(4) + HOUR, 4],
  ['but not before it airs', watched(5), now, 3],
  ['who watched one and then watches live sees all', { ...watched(1), watchesLive: true }, now, 3],
  ['what was said of another season says nothing', watched(13, 's50'), now, 2],
])('%s', (_what, choice, time, known) => {
  const shown = showSeason(season, choice, time);
  expect(shown.knownEpisode).toBe(known);
  expect(shown.episodes.flatMap(({ leftIds }) => leftIds)).toEqual(left.slice(0, known));
  const later = JSON.stringify(shown.episodes.slice(known));
  const returned = showSeason(
    { ...season, episodes: season.episodes.map((episode) => ({ ...episode, backIds: ['secret'] })) },
    choice,
    time,
  );
  expect(JSON.stringify(returned.episodes.slice(known))).not.toContain('secret');
  for (const secret of [...left.slice(known), 'Title', '"recordedAt":"']) expect(later).not.toContain(secret);
});

test('who remains shows to whoever has seen the episode before', () => {
  expect(season.open?.key).toBe('s51-e04');
  expect(showSeason(season, watched(2), now).open).toEqual({ ...season.open, remainingIds: null });
  expect(showSeason(season, watched(3), now).open).toEqual(season.open);
  const announced = seasonAfter(announcing());
  expect(showSeason(announced, {}, now)).toMatchObject({
    open: announced.open,
    knownEpisode: 0,
    knowsAll: true,
  });
});

test('what all fans predicted shows to whoever has seen the episode, and standings to whoever knows all', () => {
  const shown = showSeason(season, watched(2), now);
  const keys = ['s51-boot', 's51-e02', 's51-e03', 's50-e02', 'nonsense'];
  expect(keys.filter((key) => mayShowResults(shown, key))).toEqual(['s51-boot', 's51-e02']);
  expect([2, 3].map((episode) => showSeason(season, watched(episode), now).knowsAll)).toEqual([false, true]);
});

test('the winner shows to whoever knows all', () => {
  const finished = seasonAfter(announcing(), scheduling(5), ...records, finishing('alma-reed'));
  expect([2, 3].map((episode) => showSeason(finished, watched(episode), now).winnerId)).toEqual([
    null,
    'alma-reed',
  ]);
});
