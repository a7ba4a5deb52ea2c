import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { holdRequests, storeOfflineCopy, watchErrors } from './support/browser.ts';
import { seedProlificUser } from './support/browsing.ts';
import { openAsNewUser, openAsVisitor, withBrowser } from './support/userPage.ts';

withBrowser();
beforeAll(() => seedProlificUser(1));

/** The boot script, which asks for the page's code, notes what is pressed. */
async function pressSignIn(page: Page) {
  await page.locator('link[rel="modulepreload"]').first().waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
}
const findDialog = (page: Page) => page.getByRole('dialog', { name: 'Choose a demo fan' }).waitFor();
/** The styles are there. */
const isPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);
const findSignInLink = (page: Page) => page.getByRole('link', { name: 'Sign In' }).first().waitFor();

test.each([
  ['/login', 'Sign In Required', 'Sign In Required · Outrank', pressSignIn, findDialog],
  ['/global-rankings/seasons', 'All Seasons', 'Outrank', async () => {}, findSignInLink],
])(
  'a visitor reads the prerendered %s, and hydration keeps its elements and handles what was pressed before',
  async (path, name, title, press, findResult) => {
    const { page, errors } = await openAsVisitor();
    const release = await holdRequests(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name });
    await heading.waitFor();
    expect(await page.title()).toBe(title);
    const drawn = await heading.elementHandle();
    await press(page);
    release();
    await findResult(page);
    expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
    expect(errors).toEqual([]);
  },
);

test('a returning user reads the heading of a page before the app has loaded, and it stays where it is', async () => {
  const { page } = await openAsNewUser('/');
  const errors = watchErrors(page);
  await page.getByText('Welcome,').waitFor();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => key.endsWith(':user')));
  for (const [path, name, part] of [
    ['/', 'Outwit. Outplay. Outrank.', 'Top Voted Lists This Week'],
    ['/rankings', 'Browse All Rankings', 'Rankings'],
    ['/create', 'Create New Ranking', 'Your ranking'],
  ] as const) {
    const release = await holdRequests(page, '**/assets/index-*.js');
    await page.goto(path, { waitUntil: 'commit' });
    const heading = page.getByRole('heading', { name, exact: true });
    await heading.waitFor();
    await isPainted(page);
    const before = await heading.boundingBox();
    release();
    await page.getByRole('button', { name: 'Sign Out' }).waitFor();
    await page.getByRole('heading', { name: part, exact: true }).first().waitFor();
    await expect.poll(() => heading.boundingBox()).toMatchObject({ x: before?.x, y: before?.y });
  }
  expect(errors).toEqual([]);
});

test('a visitor never sees Home before the redirect to /login', async () => {
  const { page } = await openAsVisitor();
  const release = await holdRequests(page, '**/assets/index-*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await isPainted(page);
  expect(await page.getByRole('heading').count()).toBe(0);
  release();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
});

test('a returning user sees Home as last seen before any server answers', async () => {
  const { page, user } = await openAsNewUser('/');
  const seen = page
    .getByRole('region', { name: 'Recently Created Lists' })
    .getByRole('heading', { level: 3 });
  const first = await seen.first().innerText();
  await storeOfflineCopy(page, user.userId);
  const release = await holdRequests(page, /googleapis[.]com|127[.]0[.]0[.]1:(9099|8080)/);
  await page.reload({ waitUntil: 'commit' });
  await page.getByText(`Welcome, ${user.userName}`).waitFor();
  await expect.poll(() => seen.first().innerText()).toBe(first);
  release();
});

test('the first data of a page is requested before the app has loaded, with the session that Firebase has stored', async () => {
  const { page } = await openAsNewUser('/');
  const errors = watchErrors(page);
  const cards = page.getByRole('region', { name: 'Recently Created Lists' }).getByRole('article');
  await cards.first().waitFor();
  const release = await holdRequests(page, '**/assets/index-*.js');
  const requests = ['batchGet', 'runQuery'].map((kind) =>
    page.waitForResponse((response) => response.url().endsWith(`/documents:${kind}`)),
  );
  await page.goto('/', { waitUntil: 'commit' });
  for (const response of await Promise.all(requests)) expect(response.status()).toBe(200);
  const repeated: string[] = [];
  page.on('request', (request) => {
    if (request.postData()?.includes('"limit":') && request.url().endsWith(':runQuery'))
      repeated.push(request.postData() ?? '');
  });
  release();
  await cards.first().waitFor();
  expect(repeated.filter((body) => body.includes('createdAt') && body.includes('isPublic'))).toEqual([]);
  expect(errors).toEqual([]);
});
