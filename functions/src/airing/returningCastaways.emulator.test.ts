import { readFileSync } from 'node:fs';
import { findRemaining } from '@outrank/shared/airing/applySeasonEdit';
import { countCalledPairs, findPlaces } from '@outrank/shared/airing/bootOrder';
import type { SeasonEdit } from '@outrank/shared/airing/seasonCall';
import { airsAt, HOUR } from '@outrank/shared/airing/testing/editedSeason';
import {
  type AiringSeason,
  airingSeasonPath,
  airingSeasonSchema,
  predictionPath,
  predictionResultsPath,
  standingPath,
  toEpisodeId,
  toPredictionKey,
} from '@outrank/shared/documents/airing';
import { toSlug } from '@outrank/shared/text/text';
import { expect, it } from 'vitest';
import { SEEDED_AT as at, setUserName } from '../testing/documents.ts';
import { db, emptyDatabase, readData } from '../testing/emulator.ts';
import { scoreEpisode } from './countPredictions.ts';
import { editStoredSeason } from './editStoredSeason.ts';

/*
 * Seasons 22 and 38 as they went, recorded episode by episode: Matt Elrod and Andrea Boehlke came back and left again in the
 * same episodes, Rick Devens came back and left six weeks later, and Chris Underwood won after he had left in episode 3.
 */

type Facts = {
  readonly number: number;
  readonly cast: readonly { readonly name: string; readonly place: number }[];
};
const facts: readonly Facts[] = JSON.parse(
  readFileSync(new URL('../../../data/survivor-facts.json', import.meta.url), 'utf8'),
);

const seasonId = 's51';
const readSeason = async () => airingSeasonSchema.parse(await readData(airingSeasonPath(seasonId)));

type Happened = { readonly back?: string | undefined; readonly left: string };
const episodesOf: Readonly<Record<number, readonly Happened[]>> = {
  22: [
    { left: 'Francesca Hogi' },
    { left: 'Matt Elrod' },
    { left: 'Russell Hantz' },
    { left: 'Kristina Kell' },
    { left: 'Krista Klumpp' },
    { left: 'Stephanie Valencia' },
    { left: 'Sarita White' },
    { back: 'Matt Elrod', left: 'Matt Elrod' },
    { left: 'Mike Chiesl, David Murphy' },
    { left: 'Julie Wolfe' },
    { left: 'Ralph Kiser, Steve Wright' },
    { left: 'Andrea Boehlke' },
    { left: 'Grant Mattos' },
    { back: 'Andrea Boehlke', left: 'Andrea Boehlke, Ashley Underwood' },
  ],
  38: [
    { left: 'Reem Daly' },
    { left: 'Keith Sowell' },
    { left: 'Chris Underwood' },
    { left: 'Rick Devens' },
    { left: 'Aubry Bracco, Wendy Diaz' },
    { back: 'Rick Devens', left: 'Joe Anglim' },
    { left: 'Eric Hafemann' },
    { left: 'Julia Carter' },
    { left: 'David Wright, Kelley Wentworth' },
    { left: 'Wardog DaSilva' },
    { left: 'Ron Clark' },
    { left: 'Aurora McCreary' },
    { back: 'Chris Underwood', left: "Victoria Baamonde, Lauren O'Connell, Rick Devens" },
  ],
};
const toIds = (names = '') => names.split(', ').flatMap((name) => (name === '' ? [] : toSlug(name)));

type Fans<Value> = Readonly<Record<string, Value>>;

/** Ana knows how it ends, Ben says the reverse, and Cal has no opinion and forgets episode 7. */
const predict = (
  castIds: readonly string[],
  offered: readonly string[],
  episode: number,
): Fans<string[]> => ({
  ana: castIds.filter((id) => offered.includes(id)),
  ben: castIds.filter((id) => offered.includes(id)).toReversed(),
  ...(episode !== 7 && { cal: offered.toSorted() }),
});

/** The score of an order by the sentences of the rules, with places from 1. */
function scoreByHand(order: readonly string[], gone: readonly string[]): number {
  const sum = (places: readonly number[]) => places.reduce((total, place) => total + place - 1, 0);
  const places = order.map((_, index) => index + 1);
  const [low, high] = [sum(places.slice(0, gone.length)), sum(places.slice(-gone.length))];
  const given = sum(gone.map((id) => order.indexOf(id) + 1));
  return Math.floor((10_000 * (given - low)) / (high - low) + 0.5);
}

/** What a fan's standing has to be after these predictions, one an episode where there is one. */
function expectStanding(
  happened: readonly Happened[],
  castIds: readonly string[],
  orders: readonly string[][],
) {
  const episodes: Record<string, number> = {};
  const calledIn: string[] = [];
  let streak = 0;
  let inGame = castIds;
  for (const [index, { back, left }] of happened.entries()) {
    const [id, leftIds] = [toEpisodeId(index + 1), toIds(left)];
    const gone = leftIds.filter((each) => inGame.includes(each));
    const order = orders[index]?.filter((each) => inGame.includes(each)) ?? [];
    const isCalled = leftIds.includes(order.at(-1) ?? '');
    const counts = index > 0 && gone.length > 0;
    if (counts && order.length > 0) episodes[id] = scoreByHand(order, gone);
    if (counts && isCalled) calledIn.push(id);
    if (counts) streak = isCalled ? streak + 1 : 0;
    inGame = [...inGame, ...toIds(back)].filter((each) => !leftIds.includes(each));
  }
  const total = Object.values(episodes).reduce((sum, each) => sum + each, 0);
  return { episodes, total, calledIn, called: calledIn.length, streak };
}

it.each([22, 38])('season %s is recorded, predicted, corrected and finished as it went', async (number) => {
  await emptyDatabase();
  const { cast = [] } = facts.find((season) => season.number === number) ?? {};
  const castIds = cast.map(({ name }) => toSlug(name));
  const happened = episodesOf[number] ?? [];
  const edit = async (given: SeasonEdit, episode: number) => {
    const services = { db, request: () => Promise.resolve() };
    const now = new Date(airsAt(episode) + HOUR);
    expect(await editStoredSeason(services, 'cleo', given, now)).toBeUndefined();
  };
  const record = (episode: number, { back, left }: Happened, now = episode) =>
    edit({ action: 'record', seasonId, episode, backIds: toIds(back), leftIds: toIds(left), title: '' }, now);
  for (const uid of ['ana', 'ben', 'cal']) await setUserName(uid, uid.toUpperCase());
  const contestants = cast.map(({ name }) => name);
  await edit({ action: 'announce', number: 51, name: 'Survivor 51', year: 2026, contestants }, 0);
  const times = happened.map((_, index) => {
    return { number: index + 1, airsAt: new Date(airsAt(index + 1)).toISOString() };
  });
  await edit({ action: 'schedule', seasonId, episodes: times }, 0);

  const orders: Fans<string[][]> = { ana: [], ben: [], cal: [] };
  for (const [index, what] of happened.entries()) {
    const episode = index + 1;
    const key = toPredictionKey(seasonId, episode);
    const { open } = await readSeason();
    for (const [uid, order] of Object.entries(predict(castIds, open?.remainingIds ?? [], episode))) {
      (orders[uid] ?? [])[index] = order;
      await db.doc(predictionPath(key, uid)).set({ order, at });
    }
    // At first nobody left in episode 5, so that episode 6 offers too many.
    await record(episode, episode === 5 ? { left: '' } : what);
    if (episode === 6) await record(5, happened[4] ?? { left: '' }, 6);
    await scoreEpisode(db, key, airsAt(episode) + HOUR);
  }
  const finalists = cast.filter(({ place }) => place <= 3).map(({ name }) => toSlug(name));
  expect(findRemaining(await readSeason())).toEqual(finalists);
  await edit({ action: 'finish', seasonId, winnerId: finalists[0] ?? '' }, happened.length);
  for (const [uid, given] of Object.entries(orders))
    expect(await readData(standingPath(seasonId, uid))).toMatchObject(
      expectStanding(happened, castIds, given),
    );
  await checkSeason(number, await readSeason());
});

/** What is known of how these seasons went, by hand. */
async function checkSeason(number: number, season: AiringSeason) {
  const places = findPlaces(season);
  const order = [...places].toSorted(([, a], [, b]) => a - b).map(([id]) => id);
  expect(countCalledPairs(order, season)).toEqual(
    number === 22 ? { called: 147, decided: 147 } : { called: 145, decided: 145 },
  );
  const results = await readData(predictionResultsPath(toPredictionKey(seasonId, number === 22 ? 8 : 13)));
  if (number === 22) {
    // Only Matt left in episode 8, whom nobody could predict.
    expect(results).not.toHaveProperty('scores');
    expect(places.get('matt-elrod')).toBe(12);
    return;
  }
  expect(season.winnerId).toBe('chris-underwood');
  expect(results?.crowd.map(({ id }: { id: string }) => id)).not.toContain('chris-underwood');
  expect(places.get('chris-underwood')).toBe(1);
  expect(places.get('rick-devens')).toBe(4);
}
