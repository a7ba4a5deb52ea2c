import { findSeason } from '@outrank/shared/catalogue/catalogue';
import {
  type AiringSeason,
  airingSeasonPath,
  NOTHING_RECORDED,
  predictionResultsPath,
  standingPath,
  toAiringNote,
  toStoredSeason,
} from '@outrank/shared/documents/airing';
import { groupPath } from '@outrank/shared/documents/group';
import { WEEKLY_TOP_PATH } from '@outrank/shared/documents/upkeep';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectFitsNarrow, violations } from '../support/axe.ts';
import { chooseDemoUser, PHONE, uniqueName } from '../support/browser.ts';
import { store } from '../support/seed.ts';
import { openAsVisitor, page, withBrowser, withUser } from '../support/userPage.ts';

/*
 * Which season airs is known to all users. That of this file is one that the app knows without a cast. It has
 * the cast of season 47, of whom four remain before episode 3.
 */

const cast = findSeason('s47')?.contestants ?? [];
const ids = cast.slice(0, 4).map(({ id }) => id);
const DAY = 24 * 3_600_000;
const fromNow = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const aired = (number: number, title: string, days: number, leftIds: string[]) => {
  return { number, title, airsAt: fromNow(days), recordedAt: fromNow(days), backIds: [], leftIds };
};
const castIds = cast.map(({ id }) => id);
const [KEY, LAST_KEY] = ['s26-e03', 's26-e02'];
const season: AiringSeason = {
  seasonId: 's26',
  status: 'airing',
  castIds,
  episodes: [
    aired(1, 'The first', -2, castIds.slice(5)),
    aired(2, 'The second', -1, castIds.slice(4, 5)),
    { ...NOTHING_RECORDED, number: 3, airsAt: fromNow(2) },
  ],
  open: { key: KEY, closesAt: fromNow(2), remainingIds: ids },
  winnerId: null,
};
const weeklyTop = store.doc(WEEKLY_TOP_PATH);
let before: object = { lists: [] };

beforeAll(async () => {
  before = (await weeklyTop.get()).data() ?? before;
  await store.doc(airingSeasonPath('s26')).set(toStoredSeason(season));
  await store.doc(predictionResultsPath(LAST_KEY)).set({
    count: 12,
    crowd: castIds.slice(0, 5).map((id, index) => ({ id, averagePlace: 150 + 50 * index, lastCount: 0 })),
    closedAt: new Date(),
    leftIds: castIds.slice(4, 5),
  });
  await weeklyTop.set({ ...before, airing: toAiringNote(season) });
});
afterAll(async () => {
  await weeklyTop.set(before);
  await store.doc(predictionResultsPath(LAST_KEY)).delete();
  await store.doc(airingSeasonPath('s26')).delete();
});

/** Says that both episodes were watched, and closes what then tells how each went. */
async function watchBoth(tab: Page) {
  for (const episode of [1, 2]) {
    await tab.getByRole('button', { name: `I've watched episode ${episode}` }).click();
    const told = tab.getByRole('dialog', { name: /went home\. You did not predict this one\./ });
    await told.press('Escape');
    await told.waitFor({ state: 'hidden' });
  }
}

const castaways = () => page.getByRole('group', { name: 'Who goes home?' }).getByRole('button');

describe('on a desktop', () => {
  withUser('/predictions');

  test('the page reads at most six documents, and Home only which season airs', async () => {
    await watchBoth(page);
    await castaways().first().waitFor();
    const reads: string[] = [];
    page.on('request', (request) => {
      if (!request.url().includes('/documents')) return;
      const { documents = [request.url()] } = request.postDataJSON() ?? {};
      reads.push(...documents);
    });
    // Without what every page reads of the user.
    const ofPage = () => reads.filter((read) => /documents[:/](?!users|userLists|googleAccounts)/.test(read));
    await page.reload();
    await page
      .getByText(/^Average place/)
      .first()
      .waitFor();
    await castaways().first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(ofPage().length).toBeGreaterThan(3);
    expect(ofPage().slice(6)).toEqual([]);
    reads.length = 0;
    await page.goto('/');
    await page.getByText('Who leaves in episode 3?').waitFor();
    await page.waitForLoadState('networkidle');
    expect(reads.filter((read) => read.includes('s26'))).toEqual([]);
  });

  test('Firestore tells the time to a device whose clock is 8 days ahead: nothing closes or is uncovered', async () => {
    await page.clock.install({ time: Date.now() + 8 * DAY });
    await page.reload();
    await page.getByText("Your device's clock is 8 days ahead. Times here are the right ones.").waitFor();
    await page.getByText(/^Closes .*, in 2 days$/).waitFor();
    await page.getByRole('button', { name: /^I've watched episode \d$/ }).waitFor();
    expect(await castaways().count()).toBe(0);
    await page.goto('/');
    await page.getByText(/^Rank who is left\. Closes .*, in 2 days$/).waitFor();
  });

  test('axe finds no violation on any page about predictions', async () => {
    await watchBoth(page);
    for (const [path, text] of [
      ['/predictions', /^Average place/],
      ['/predictions/s26', /^Your total/],
      ['/predictions/s26/standings', 'Nobody has a score yet.'],
    ] as const) {
      await page.goto(path);
      await page.getByText(text).first().waitFor();
      expect([path, await violations(page)]).toEqual([path, []]);
      await expectFitsNarrow(page);
    }
  });
});

describe('an invitation', () => {
  withBrowser();

  test('a visitor signs in, comes back, joins in one press, and the group costs 3 documents and 2 queries', async () => {
    const { page: tab } = await openAsVisitor(PHONE);
    const memberIds = Array.from({ length: 30 }, (_, index) => `fan-${index}`);
    const memberNames = Object.fromEntries(memberIds.map((uid) => [uid, `Fan ${uid}`]));
    const path = '/predictions/groups/abcdefghij0123456789';
    const invitation = 'invitation0123456789';
    const group = {
      name: 'Tree Mail',
      seasonId: 's26',
      ownerId: 'fan-0',
      memberIds,
      memberNames,
      invitation,
    };
    const documents = [store.doc(groupPath('abcdefghij0123456789')), store.doc(standingPath('s26', 'fan-7'))];
    await documents[0]?.set({ ...group, createdAt: new Date() });
    await documents[1]?.set({ displayName: 'Fan fan-7', total: 9000, episodes: {}, submitted: 1 });

    await tab.goto(`/predictions/join/${invitation}`);
    await tab.getByRole('heading', { name: 'Fan fan-0 invites you to Tree Mail' }).waitFor();
    await tab.getByText('30 members').waitFor();
    expect(await violations(tab)).toEqual([]);
    await tab.getByRole('main').getByRole('link', { name: 'Sign in' }).tap();
    const name = uniqueName('Yau');
    await chooseDemoUser(tab, name);
    await tab.getByRole('button', { name: 'Join' }).tap();
    await tab.waitForURL(`**${path}`);
    await watchBoth(tab);
    const members = tab.getByRole('list', { name: 'Members' });
    await members.getByRole('link', { name }).waitFor();
    await members.getByText('90', { exact: true }).waitFor();
    expect(await violations(tab)).toEqual([]);
    await expectFitsNarrow(tab);

    const reads = { documents: [] as string[], queries: 0 };
    tab.on('request', (request) => {
      if (request.url().includes(':runQuery')) reads.queries += 1;
      const body = request.url().includes(':batchGet') ? request.postDataJSON() : { documents: [] };
      reads.documents.push(...body.documents);
    });
    await tab.goto(path);
    await members.getByText('90', { exact: true }).waitFor();
    const ofPage = reads.documents.filter((read) =>
      /documents\/(groups|airing|standings|predict)/.test(read),
    );
    expect(ofPage.length).toBeLessThanOrEqual(3);
    expect(reads.queries).toBeLessThanOrEqual(2);
    for (const document of documents) await document.delete();
  });
});
