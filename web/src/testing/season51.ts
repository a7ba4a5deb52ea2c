import { names } from '@outrank/shared/airing/testing/editedSeason';
import { keepPublishedSeasons } from '#data/catalogue/publishedSeasons.ts';
import { saveLocalChoice } from '#data/reader/localChoice.ts';

/** Puts an invented season into the catalogue. */
export function publishSeason51(): void {
  const season = { number: 51, name: 'Survivor 51', year: 2026, contestants: names };
  keepPublishedSeasons({ version: 51, seasons: [season], readAt: Date.now() });
}

/** The reader hides nothing, and has watched this episode of it. */
export function watchEpisode(episode: number, more: { watchesLive?: boolean } = {}): void {
  saveLocalChoice({ mode: 'off', watched: [], airing: { seasonId: 's51', episode }, ...more }, 'ben', true);
}
