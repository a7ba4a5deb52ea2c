import { listPath } from '@outrank/shared/documents/list';
import { favoritePath } from '@outrank/shared/documents/reactions';
import { afterEach, expect, test } from 'vitest';
import { holdRequests, watchErrors } from '../support/browser.ts';
import { removeFutureLists, seedList, seedUser, store } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, user, withUser } from '../support/userPage.ts';

const LISTEN = /Firestore\/Listen/;
const classic = store.doc('rankings/current');
const three = { strategyList: ['Kim Spradlin'], socialList: [{ name: 'Ethan Zohn' }], competitorList: [] };
const save = (day: string, changes = {}) =>
  classic.set({ ...three, ...changes, lastUpdated: `${day}T12:00:00.000Z` });

withUser(BLANK_PAGE);
afterEach(removeFutureLists);

const header = () => page.getByRole('banner');
const section = () => page.getByRole('region', { name: 'Classic rankings' });
const recent = () => page.getByRole('region', { name: 'Recently Created Lists' });
const panel = () => page.getByRole('region', { name: 'Survivor Seasons' });

test('the classic rankings only log to the console when they cannot be read', async () => {
  await save('2026-02-03');
  await page.route(LISTEN, (route) => route.abort());
  await page.route('**/documents:batchGet', (route) =>
    route.request().postData()?.includes(classic.path) ? route.abort() : route.fallback(),
  );
  const errors = watchErrors(page);
  await page.goto('/');
  await recent().getByRole('article').first().waitFor();
  await page.keyboard.press('End');
  expect(await page.getByRole('alert').allTextContents()).toEqual(['']);
  expect(errors.filter((error) => !/classic rankings|@firebase\/firestore/.test(error))).toEqual([]);
});

test('on a phone the third classic ranking shows at the edge, so that one sees that more follows', async () => {
  await save('2026-02-03', { competitorList: ['Colby Donaldson'] });
  await page.goto('/');
  for (const width of [320, 390, 640]) {
    await page.setViewportSize({ width, height: 844 });
    const third = await section().getByRole('region').nth(2).boundingBox();
    expect(third?.x).toBeLessThan(width - 16);
  }
});

test('Home shows the classic rankings, live once they are in view, and nobody watches them after signing out (a second try, because the emulator sometimes leaves a listener out)', {
  retry: 1,
}, async () => {
  await save('2026-02-03');
  await page.setViewportSize({ width: 1280, height: 720 });
  const requests: string[] = [];
  page.on('request', (request) => {
    if (LISTEN.test(request.url())) requests.push(request.url());
  });
  await page.goto('/');
  await section().getByRole('heading', { name: 'Strategy' }).waitFor();
  await section().getByText('Kim Spradlin').waitFor();
  await section().getByText('Ethan Zohn').waitFor();
  expect(await section().getByRole('heading', { name: 'Competitor' }).count()).toBe(0);
  await header().getByText('Last updated').waitFor();
  await header().getByText('Feb 3, 2026').waitFor();
  expect(requests).toEqual([]);

  await section().scrollIntoViewIfNeeded();
  await expect.poll(() => requests).not.toEqual([]);
  await save('2026-02-04', { socialList: ['Rupert Boneham'] });
  await header().getByText('Feb 4, 2026').waitFor();
  await section().getByText('Rupert Boneham').waitFor();
  await header().getByRole('link', { name: 'Other Rankings' }).click();
  await page.getByRole('heading', { name: 'Browse All Rankings' }).waitFor();
  expect(await header().getByText('Last updated').isVisible()).toBe(false);
  await page.goBack();
  await section().scrollIntoViewIfNeeded();
  await classic.delete();
  await section().waitFor({ state: 'detached' });
  expect(await header().getByText('Last updated').isVisible()).toBe(false);

  const errors = watchErrors(page);
  await header().getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  requests.length = 0;
  await save('2026-02-05');
  await page.reload();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  expect([requests, errors]).toEqual([[], []]);
});

test('Home shows the three newest lists, does not move them when the seasons appear, and shows the seasons without a database', async () => {
  const other = await seedUser('Prolific');
  const soon = Date.now() + 120_000;
  for (const [index, name] of ['One', 'Two', 'Three', 'Four'].entries()) {
    await seedList({ ...other, name: `${name} of four`, createdAt: new Date(soon + index * 1000) });
  }
  const release = await holdRequests(page, '**/assets/SeasonsPanel*');
  await page.goto('/');
  const headings = recent().getByRole('article').getByRole('heading', { level: 3 });
  await expect
    .poll(() => headings.allTextContents())
    .toEqual(['Four of four', 'Three of four', 'Two of four']);
  const card = recent().getByRole('article').first();
  await expect.poll(() => card.getByRole('list').first().getByRole('listitem').count()).toBe(3);
  const before = await card.boundingBox();
  release();
  await panel().waitFor();
  const after = await card.boundingBox();
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width]);

  await page.route('**/documents*/**', (route) => route.abort());
  await page.reload();
  await panel().getByRole('button', { name: /Palau/ }).first().click();
  await panel().getByText('Tom Westman').waitFor();
});

test('Home has three sections, of which the last shows favorites in rows of three, by their current names', async () => {
  /** Those below the first screen load on approach. */
  const favorites = async () => {
    const section = page.getByRole('region', { name: 'Your Favorite Lists' });
    await section.scrollIntoViewIfNeeded();
    return section;
  };
  const favoriteNames = async () =>
    (await favorites()).getByRole('article').getByRole('heading', { level: 3 }).allTextContents();
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const sections = async () => (await headings.allTextContents()).filter((text) => text.includes('Lists'));
  await expect
    .poll(sections)
    .toEqual(['Top Voted Lists This Week', 'Recently Created Lists', 'Your Favorite Lists']);
  await expect
    .poll(async () => (await favorites()).textContent())
    .toContain('No favorites yet. Tap the heart on a list to keep it here.');

  const author = await seedUser('Unknown talent');
  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `Favorite ${rank}`);
  const keys = await Promise.all(
    names.map(async (name) => ({ userId: author.userId, listId: await seedList({ ...author, name }) })),
  );
  for (const [index, key] of keys.entries()) {
    const favoritedAt = new Date(Date.now() - index * 86_400_000);
    await store.doc(favoritePath(user.userId, key)).set({ ...key, name: names[index], favoritedAt });
  }
  const [renamed, deleted] = keys.map((key) => store.doc(listPath(key)));
  await renamed?.update({ name: 'Renamed' });
  await deleted?.delete();
  await page.reload();
  const shown = ['Renamed', ...names.slice(2)];
  await expect.poll(favoriteNames).toEqual(shown.slice(0, 2));
  const section = await favorites();
  await section.getByRole('button', { name: 'Show more favorites' }).click();
  await expect.poll(favoriteNames).toEqual(shown);
  const tops = await section
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  expect(rows).toEqual([3, 3, 1]);
});
