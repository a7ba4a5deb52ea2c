import { findSeason } from '@outrank/shared/catalogue/catalogue';
import {
  type AiringSeason,
  airingSeasonPath,
  NOTHING_RECORDED,
  predictionResultsPath,
  standingsPath,
  toAiringNote,
  toPredictionKey,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { PUBLISHED_SEASONS_PATH } from '@outrank/shared/documents/publishedSeasons';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import { toSlug } from '@outrank/shared/text/text';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { store } from '../support/seed.ts';
import {
  crawl,
  findSecrets,
  seeHeading as heading,
  type SpoilerVisit,
  seeText as text,
} from '../support/spoilers.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, withUser } from '../support/userPage.ts';

/*
 * Which season airs is known to all users. That of this file is one that the app knows without a cast, with ten invented
 * castaways: one left in each of seven episodes, and the reader has watched five.
 */

const names = 'Alma Reed|Bo Lund|Cy Marsh|Di Vance|Ed Poole|Flo Nash|Gil Ash|Hana Ito|Ike Orr|Jo Kerr'.split(
  '|',
);
const titles = ['First', 'Second', 'Third', 'Fourth', 'Fifth', 'Sixth', 'Seventh'].map(
  (word) => `${word} fire`,
);
const castIds = names.map(toSlug);
const SEASON = 's26';
const DAY = 24 * 3_600_000;
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const recorded = titles.map((title, index) => {
  const airsAt = fromNow(7 * (index - 6) - 1);
  const leftIds = castIds.slice(index, index + 1);
  return { number: index + 1, title, airsAt, backIds: [], leftIds, recordedAt: airsAt };
});
const season: AiringSeason = {
  seasonId: SEASON,
  status: 'airing',
  castIds,
  episodes: [...recorded, { ...NOTHING_RECORDED, number: 8, airsAt: fromNow(2) }],
  open: { key: toPredictionKey(SEASON, 8), closesAt: fromNow(2), remainingIds: castIds.slice(7) },
  winnerId: null,
};
const resultPaths = recorded.map(({ number }) => predictionResultsPath(toPredictionKey(SEASON, number)));
const weeklyTop = store.doc(WEEKLY_TOP_PATH);
let before: object = { lists: [] };

withUser(BLANK_PAGE);
beforeAll(async () => {
  before = (await weeklyTop.get()).data() ?? before;
  const { seasonNumber: number = 26, name = '', year = 2013 } = findSeason(SEASON) ?? {};
  await store.doc(PUBLISHED_SEASONS_PATH).set({
    version: Date.now(),
    publishedAt: new Date(),
    seasons: [{ number, name, year, contestants: names }],
  });
  await store.doc(airingSeasonPath(SEASON)).set(toStoredSeason(season));
  for (const [index, path] of resultPaths.entries()) {
    const crowd = castIds
      .slice(index)
      .map((id, place) => ({ id, averagePlace: 100 * (place + 1), lastCount: 0 }));
    await store
      .doc(path)
      .set({ count: 12, crowd, closedAt: new Date(), leftIds: recorded[index]?.leftIds ?? [] });
  }
  await store.doc(standingsPath(SEASON)).set({ count: 12, totals: [12] });
  await weeklyTop.set({ ...before, airing: toAiringNote(season) });
});
afterAll(async () => {
  await weeklyTop.set(before);
  const paths = [PUBLISHED_SEASONS_PATH, airingSeasonPath(SEASON), standingsPath(SEASON), ...resultPaths];
  await Promise.all(paths.map((path) => store.doc(path).delete()));
});

/** What tells of episodes 6 and 7: their titles, and who left. The cast is known to all. */
const secrets = /(?:sixth|seventh) fire|left: (?:flo nash|gil ash)|left in episode [67]/gi;
/** Documents that are read only for who has seen these episodes. */
const lateDocuments = /predictionResults\/s26-e0[67]|standings\/s26/;

const watched = (episode: number) => (tab: Page) =>
  tab.getByRole('button', { name: `I've watched episode ${episode}` }).waitFor();

/** Every page that has something of the season, and what shows that its content is there. */
const visits: readonly SpoilerVisit[] = [
  ['/', text('Who leaves in episode 8?')],
  ['/predictions', watched(6)],
  [`/predictions/${SEASON}`, watched(6)],
  [`/predictions/${SEASON}/standings`, watched(6)],
  [`/seasons/${SEASON}`, text('Left in episode 5')],
  ['/castaways/ed-poole', text('Left in episode 5')],
  ['/castaways/flo-nash', text('Still in after episode 5')],
  ['/castaways/gil-ash', text('Still in after episode 5')],
  ['/seasons', heading('David vs. Goliath')],
  ['/rankings', heading('Browse All Rankings')],
  [`/global-rankings/cast-${SEASON}`, heading(/./)],
  ['/compare', heading(/./)],
  ['/account', text('Nothing is hidden.')],
];

test('a fan who watched five episodes finds nothing of the next two, and one press opens exactly the sixth', async () => {
  const airing = { seasonId: SEASON, episode: 5 };
  const choice = JSON.stringify({ mode: 'off', watched: [], airing, uid: null, isSaved: false });
  await page.addInitScript((stored) => {
    if (localStorage.getItem('spoilerChoice') === null) localStorage.setItem('spoilerChoice', stored);
  }, choice);
  const requested: string[] = [];
  page.on('request', (request) => {
    const asked = lateDocuments.exec(`${request.url()} ${request.postData() ?? ''}`)?.[0];
    if (asked) requested.push(`${page.url()}: ${asked}`);
    if (/facts\/s26-results/.test(request.url())) requested.push(request.url());
  });
  expect(await crawl(page, visits, secrets)).toEqual({});
  expect(requested).toEqual([]);

  await page.goto(`/predictions/${SEASON}`);
  await page.getByRole('button', { name: "I've watched episode 6" }).click();
  await page.getByRole('dialog', { name: /^Flo went home/ }).press('Escape');
  await text(/Sixth fire/)(page);
  await watched(7)(page);
  await page.goto(`/seasons/${SEASON}`);
  await text('Left in episode 6')(page);
  expect(await findSecrets(page, /seventh fire|left: gil ash|left in episode 7/gi)).toEqual([]);
});
