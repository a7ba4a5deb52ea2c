import { expect, test } from 'vitest';
import { choose, creatorReady, nameField } from './support/creator.ts';
import { openAsVisitor, page, profile, user, withUser } from './support/userPage.ts';

const NAMES = ['Rob Mariano', 'Vecepia Towery', 'Neleh Dennis'];

withUser('/create', { height: 1300, usesServiceWorker: true });

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function saveList(): Promise<void> {
  await creatorReady();
  await nameField().fill('My Marquesas');
  await choose(page, 'Marquesas', NAMES);
  await button('Save List').click();
  await button('View').waitFor();
  await button('Share').click();
}

/** Presses 'Copy link' in the share dialog. Returns what is pasted afterwards. */
async function copyLink(): Promise<string> {
  await profile.grantPermissions(['clipboard-read', 'clipboard-write']);
  // Only a page that has the focus may copy.
  await page.bringToFront();
  const dialog = page.getByRole('dialog', { name: 'Share' });
  await dialog.getByRole('img', { name: 'Picture of My Marquesas', exact: true }).waitFor();
  await dialog.getByRole('button', { name: 'Copy link' }).click();
  await page.getByText('Link copied.').waitFor();
  await page.keyboard.press('Escape');
  return page.evaluate(() => navigator.clipboard.readText());
}

test('a saved list is shared by a link that anybody can open, until the list is deleted', async () => {
  await saveList();
  const link = await copyLink();
  expect(new URL(link).pathname).toMatch(/^\/s\/\w+$/);

  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect((await page.goto(link))?.fromServiceWorker()).toBe(false);

  const { page: tab, profile: visitor } = await openAsVisitor();
  expect((await tab.goto(link))?.status()).toBe(200);
  await tab.getByRole('heading', { name: 'My Marquesas' }).waitFor();
  await tab.getByText(`by ${user.userName}`).waitFor();
  expect(await tab.locator('main li .name').allInnerTexts()).toEqual(
    NAMES.map((name) => `${name} Marquesas`),
  );
  await tab.waitForFunction(() => document.fonts.check('700 20px "Barlow Condensed"'));
  const address = await tab.locator('meta[property="og:image"]').getAttribute('content');
  const picture = await visitor.request.get(address ?? '');
  expect([picture.status(), picture.headers()['content-type']]).toEqual([200, 'image/png']);
  // By itself, it is on a page that the browser makes and styles.
  await tab.goto(address ?? '');
  await expect.poll(() => tab.evaluate(() => document.images[0]?.naturalWidth)).toBe(1200);
  await tab.goBack();

  await tab.getByRole('link', { name: 'Open in Outrank' }).click();
  await tab.getByText(`Sign in to see “My Marquesas” by ${user.userName}`).waitFor();
  expect(new URL(tab.url()).pathname).toBe('/login');

  await page.goto('/mylists');
  await button('Delete My Marquesas').click();
  await button('Confirm My Marquesas').click();
  await expect.poll(async () => (await visitor.request.get(link)).status()).toBe(404);
});
