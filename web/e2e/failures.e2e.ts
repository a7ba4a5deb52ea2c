import { beforeEach, describe, expect, test } from 'vitest';
import { signInAs } from './support/browser.ts';
import { choose, creatorReady, expectRanking, nameField } from './support/creator.ts';
import { accounts } from './support/seed.ts';
import { page, user, withUser } from './support/userPage.ts';

const COMMIT = '**/documents:commit*';
const UNAUTHENTICATED = { code: 401, status: 'UNAUTHENTICATED', message: 'no' };

withUser('/create', { height: 1300 });
beforeEach(() => creatorReady());

const showsText = (text: string) => page.getByText(text, { exact: true });
const pressSave = () => page.getByRole('button', { name: 'Save List' }).click();

test('an unsaved new list is restored after an ended session', async () => {
  await nameField().fill('Written before');
  await choose(page, 'Palau', ['Tom Westman']);
  await accounts.updateUser(user.userId, { disabled: true });
  await page.route(COMMIT, (route) => route.fulfill({ status: 401, json: { error: UNAUTHENTICATED } }));
  await pressSave();
  await showsText('Your session ended. Sign in to pick up where you left off.').waitFor();
  await accounts.updateUser(user.userId, { disabled: false });
  await page.unroute(COMMIT);
  await signInAs(page, user.userName);
  await creatorReady();
  expect(await nameField().inputValue()).toBe('Written before');
  await expectRanking(page, ['Tom Westman']);
});

describe('a page that stays open while another version is deployed', () => {
  /** Removes the files with these names and serves a page with another entry, until the page is reloaded. */
  async function deploy({ isEndless = false } = {}, ...names: readonly string[]) {
    const opened: string[] = [];
    const isOver = () => opened.length > 0 && !isEndless;
    page.on('request', (request) => {
      if (request.isNavigationRequest()) opened.push(new URL(request.url()).pathname);
    });
    for (const name of names) {
      await page.route(`**/assets/${name}-*.js`, (route) =>
        isOver() ? route.continue() : route.continue({ url: new URL('/assets/gone.js', page.url()).href }),
      );
    }
    await page.route('http://127.0.0.1:5050/', (route) =>
      route.request().isNavigationRequest() || isOver()
        ? route.continue()
        : route.fulfill({
            contentType: 'text/html',
            body: '<script type="module" src="/assets/index-2.js">',
          }),
    );
    return opened;
  }

  test('says so, keeps typed text, and reloads with the next page', async () => {
    await nameField().fill('Older than the update');
    await choose(page, 'Palau', ['Tom Westman']);
    const opened = await deploy({}, 'ConfirmPopup', 'HomePage');
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await showsText("There's a new version of Outrank.").waitFor();
    expect(await nameField().inputValue()).toBe('Older than the update');
    const loaded = page.waitForEvent('load');
    await page.getByRole('link', { name: 'Outrank' }).click();
    await loaded;
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    expect(opened).toEqual(['/']);
    await page.getByRole('link', { name: 'Create New Ranking' }).first().click();
    await expect.poll(() => nameField().inputValue()).toBe('Older than the update');
  });

  test('reloads by itself only once', async () => {
    const opened = await deploy({ isEndless: true }, 'BrowsePage');
    await page.goto('/rankings');
    await page.getByRole('heading', { name: "There's a new version of Outrank" }).waitFor();
    await expect.poll(() => opened).toEqual(['/rankings', '/rankings']);
    await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
    await expect.poll(() => opened).toHaveLength(3);
    await page.getByRole('heading', { name: "There's a new version of Outrank" }).waitFor();
    expect(opened).toHaveLength(3);
  });
});
