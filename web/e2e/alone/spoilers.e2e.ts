import { categories } from '@outrank/shared/catalogue/categories';
import { addWeeks, getEditionId } from '@outrank/shared/results/edition';
import { HIDDEN_NAME } from '@outrank/shared/spoilers/createShield';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { storeOfflineCopy } from '../support/browser.ts';
import {
  chooseWatched,
  crawl,
  findSecrets,
  seeHeading as heading,
  matchSecrets,
  readFrames,
  type SpoilerVisit,
  seeText as text,
  watchFrames,
  watchOnly,
} from '../support/spoilers.ts';
import { removeSpoilerWorld, type SpoilerWorld, seedOwn, seedSpoilerWorld } from '../support/spoilerWorld.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { openTestSite } from '../support/testSite.ts';
import { openAsNewUser, page, profile, user, withUser } from '../support/userPage.ts';

/*
 * Home, Browse and the classic rankings are read as they are, so no other journey may run meanwhile.
 */

const watched = ['s41', 's42', 's43', 's44', 's45', 's46', 's47'];
const secrets = matchSecrets(watched);
const lastWeek = addWeeks(getEditionId(new Date()), -1);

let world: SpoilerWorld;

withUser(BLANK_PAGE);
beforeAll(async () => {
  world = await seedSpoilerWorld();
});
afterAll(removeSpoilerWorld);

const hidden = (tab: Page) => tab.getByText(HIDDEN_NAME).first().waitFor();

async function seeHome(tab: Page): Promise<void> {
  await tab.getByRole('region', { name: 'Recently Created Lists' }).getByText(HIDDEN_NAME).first().waitFor();
  for (const name of [/Favorite/, 'Classic rankings']) {
    const content = tab.getByRole('region', { name }).getByText(/Not watched yet|Dee Valladares/);
    // What arrives above a section pushes it out of sight again.
    const isThere = async () => {
      await tab.keyboard.press('End');
      return await content.first().isVisible();
    };
    await expect.poll(isThere).toBe(true);
  }
}

async function seeList(tab: Page): Promise<void> {
  await text('Kenzie Petty')(tab);
  await tab.keyboard.press('End');
  await text(/may mention/)(tab);
}

const openSeason = (name: RegExp, shown: string | RegExp) => async (tab: Page) => {
  await tab.getByRole('button', { name }).first().click();
  await tab.getByRole('button', { name: shown }).first().waitFor();
};

async function seeAllSeasons(tab: Page): Promise<void> {
  await tab.getByRole('button', { name: "Only what I've watched" }).click();
  await hidden(tab);
}

/** Every route, and what shows that its content is there. */
const getVisits = (): readonly SpoilerVisit[] => [
  ['/', seeHome],
  ['/rankings', hidden],
  ['/rankings?q=Vlachos', text(/matches are hidden/)],
  [world.author, hidden],
  [world.list, seeList],
  [world.titled, text('Dee Valladares')],
  [world.covered, text('Covered')],
  ['/mylists', heading(/My/)],
  ['/create', openSeason(/^Cagayan/, 'Show cast')],
  ['/account', text(/The rest stays hidden/)],
  ['/global-rankings', text('In the lead')],
  ['/global-rankings/goat-strategy', openSeason(/^45/, /^Dee Valladares/)],
  ['/global-rankings/goat-social', hidden],
  ['/global-rankings/goat-competitor', hidden],
  ...categories.map(({ id }): SpoilerVisit => [`/global-rankings/${id}?edition=${lastWeek}`, hidden]),
  ['/global-rankings/seasons', seeAllSeasons],
  [
    '/global-rankings/cast-s28',
    (tab) => tab.getByRole('button', { name: 'Mark Cagayan as watched' }).waitFor(),
  ],
  ['/global-rankings/cast-s45', text('Dee Valladares')],
  ['/seasons', heading('David vs. Goliath')],
  ['/seasons/s28', (tab) => tab.getByRole('button', { name: 'Mark as watched' }).waitFor()],
  ['/seasons/s45', text('Dee Valladares')],
  ['/castaways/dee-valladares', heading('Dee Valladares')],
  [world.compare, hidden],
];

test('a reader who has watched the new era finds no name of anybody else on any page', async () => {
  await seedOwn(user.userId, world.listKey);
  // What was stored before the choice was made must go as well.
  await page.goto(world.list);
  await text('Tony Vlachos')(page);
  await page.goto('/account');
  await chooseWatched(page, watched);
  const visits = getVisits();
  const half = Math.ceil(visits.length / 2);
  const [first, second] = await Promise.all([
    crawl(page, visits.slice(0, half), secrets),
    crawl(await profile.newPage(), visits.slice(half), secrets),
  ]);
  expect({ ...first, ...second }).toEqual({});

  await profile.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(world.list);
  await page.bringToFront();
  await page.getByRole('button', { name: 'Copy list as text' }).click();
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('Dee Valladares');
  expect(await page.evaluate(() => navigator.clipboard.readText())).not.toMatch(secrets);

  await page.getByRole('button', { name: 'Sign Out' }).click();
  await heading('Sign In Required')(page);
  await hidden(page);
  expect(await findSecrets(page, secrets)).toEqual([]);
});

test('none of the first frames shows a name, and Show reveals one row until the reader leaves', async () => {
  await watchOnly(page, ...watched);
  await watchFrames(page, secrets, 50);
  await page.goto(world.list);
  await hidden(page);
  expect(await readFrames(page)).toEqual([]);
  await page.getByRole('button', { name: 'Show number 1' }).click();
  await text('Tony Vlachos')(page);
  expect(await findSecrets(page, secrets)).not.toContain('parvati shallow');
  await page.reload();
  await hidden(page);
  expect(await readFrames(page)).toEqual([]);
  expect(await page.getByText('Tony Vlachos').count()).toBe(0);
});

test('none of the first frames of a castaway paints the name, which the static page has for search engines', async () => {
  await watchOnly(page, ...watched);
  await watchFrames(page, secrets, 50, 'innerText');
  await page.goto('/castaways/parvati-shallow');
  await text("Someone from a season you haven't watched")(page);
  expect(await readFrames(page)).toEqual([]);
});

test('what is stored for offline use stays hidden without a connection', async () => {
  const site = await openTestSite();
  const opened = await openAsNewUser(BLANK_PAGE, { site: site.address, usesServiceWorker: true });
  await watchOnly(opened.page, ...watched);
  await opened.page.goto('/');
  await opened.page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  await opened.page.goto(world.list);
  await hidden(opened.page);
  await opened.page.getByRole('link', { name: 'Outrank' }).click();
  await heading('Recently Created Lists')(opened.page);
  await storeOfflineCopy(opened.page, opened.user.userId);
  await watchFrames(opened.page, secrets, 50);
  await opened.profile.setOffline(true);
  await opened.page.goto(world.list);
  await hidden(opened.page);
  expect(await readFrames(opened.page)).toEqual([]);
  expect(await findSecrets(opened.page, secrets)).toEqual([]);
  site.close();
});
