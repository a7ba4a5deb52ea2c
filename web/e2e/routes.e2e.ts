import { describe, expect, test } from 'vitest';
import { openProfile, PHONE, signInAs, uniqueName, watchErrors } from './support/browser.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { browser, openAsNewUser, withBrowser } from './support/userPage.ts';

withBrowser();

const addressOf = (url: string) => new URL(url).pathname + new URL(url).search;

describe('a visitor without a session', () => {
  test.each(['/', '/mylists', '/create', '/rankings', '/rankings/user/a', '/list/a/list_1', '/nonsense'])(
    'who opens %s is asked to sign in',
    async (path) => {
      const profile = await openProfile(browser);
      const page = await profile.newPage();
      await page.goto(path);
      await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
      expect(addressOf(page.url())).toBe('/login');
      await profile.close();
    },
  );

  test('sees the global rankings with a link to sign in and without private links', async () => {
    const profile = await openProfile(browser);
    const page = await profile.newPage();
    await page.goto('/global-rankings');
    await page.getByRole('heading', { name: 'Global Rankings' }).waitFor();
    await page.getByRole('link', { name: 'Sign In' }).waitFor();
    expect(await page.getByRole('link', { name: 'My Lists' }).count()).toBe(0);
    await profile.close();
  });

  test('can try again after a failed sign-in, without an error text', async () => {
    const profile = await openProfile(browser);
    const page = await profile.newPage();
    const errors = watchErrors(page);
    await page.goto('/login');
    const provider = '**/identitytoolkit.googleapis.com/**';
    await page.route(provider, (route) => route.abort());
    await page.getByRole('button', { name: 'Sign in with Google' }).click();
    await page.getByRole('button', { name: 'Ada Okafor' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await expect.poll(() => errors.join()).toContain('Signing in failed');
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await page.unroute(provider);
    await signInAs(page, uniqueName('Second try'));
    await profile.close();
  });

  test('lands on the requested page after signing in', async () => {
    const profile = await openProfile(browser);
    const page = await profile.newPage();
    await page.goto('/mylists');
    await signInAs(page, uniqueName('Yau'));
    await page.getByRole('heading', { name: 'My Survivor Rankings' }).waitFor();
    await profile.close();
  });
});

describe('a signed-in user', () => {
  test('is redirected from /login to Home, and Back still works', async () => {
    const { profile, page } = await openAsNewUser('/login');
    await expect.poll(() => addressOf(page.url())).toBe('/');
    await page.goto('/mylists');
    await page.goto('/login');
    await expect.poll(() => addressOf(page.url())).toBe('/');
    await page.goBack();
    await expect.poll(() => addressOf(page.url())).toBe('/mylists');
    await profile.close();
  });

  test('is redirected from an unknown path to Home', async () => {
    const { profile, page } = await openAsNewUser(BLANK_PAGE);
    for (const path of ['/nonsense', '/list/only-one-part']) {
      await page.goto(path);
      await expect.poll(() => addressOf(page.url())).toBe('/');
    }
    await profile.close();
  });

  test('stays signed in after a reload, without a flash of the login page', async () => {
    const profile = await openProfile(browser);
    const page = await profile.newPage();
    const errors = watchErrors(page);
    await page.goto('/login');
    await signInAs(page, uniqueName('Kim'));
    const seen: string[] = [];
    page.on('framenavigated', (frame) => seen.push(addressOf(frame.url())));
    await page.reload();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    expect(seen).not.toContain('/login');
    expect(errors).toEqual([]);
    await profile.close();
  });

  test('is signed out in every tab', async () => {
    const { profile, page: first } = await openAsNewUser('/');
    const second = await profile.newPage();
    await second.goto('/mylists');
    await second.getByRole('heading', { name: 'My Survivor Rankings' }).waitFor();
    await first.getByRole('button', { name: 'Sign Out' }).click();
    await first.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await second.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await first.reload();
    await first.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await profile.close();
  });

  test.each([
    ['/', ['My Lists', 'Other Rankings', 'Sign Out']],
    ['/create', ['Cancel', 'Sign Out']],
    ['/mylists', ['Create New List', 'Cancel', 'Sign Out']],
    ['/rankings', ['Back', 'Sign Out']],
    ['/global-rankings', ['Back', 'Sign Out']],
  ])('sees on %s the header buttons %s, on a desktop and a phone', async (path, labels) => {
    for (const window of [{}, PHONE]) {
      const { profile, page } = await openAsNewUser(path, window);
      const buttons = page.getByRole('navigation', { name: 'Main' }).locator('a, button');
      await expect.poll(() => buttons.allInnerTexts()).toEqual(labels);
      await page.getByRole('link', { name: 'Global Rankings' }).waitFor();
      await profile.close();
    }
  });
});
