import { expect, test } from 'vitest';
import { signInAs, uniqueName } from './support/browser.ts';
import { openAsVisitor, withBrowser } from './support/userPage.ts';

const PROVIDER = '**/identitytoolkit.googleapis.com/**';

withBrowser();

test('a visitor signs in at the second try, lands on the requested page, stays signed in, and signs out in every tab', async () => {
  const { profile, page, errors } = await openAsVisitor();
  await page.goto('/mylists');
  await page.route(PROVIDER, (route) => route.abort());
  await page.getByRole('button', { name: 'Sign in with Google' }).click();
  await page.getByRole('button', { name: 'Ada Okafor' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expect.poll(() => errors.splice(0).join()).toContain('Signing in failed');
  await page.getByRole('alert').getByText("We can't reach Google's sign-in.").waitFor();
  await page.unroute(PROVIDER);
  await signInAs(page, uniqueName('Yau'));
  const lists = page.getByRole('heading', { name: 'My Survivor Rankings' });
  await lists.waitFor();

  const seen: string[] = [];
  page.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await page.reload();
  await lists.waitFor();
  expect(seen).not.toContain('/login');
  expect(errors).toEqual([]);

  const second = await profile.newPage();
  await second.goto('/');
  await second.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  for (const tab of [page, second]) await tab.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
});
