import { beforeEach, describe, expect, test } from 'vitest';
import { openProfile, signInAs, uniqueName } from './support/browser.ts';
import { choose, creatorReady, expectRanking, nameField } from './support/creator.ts';
import { store } from './support/seed.ts';
import { browser, page, profile, user, withUser } from './support/userPage.ts';

withUser('/create', { height: 1300 });
beforeEach(() => creatorReady());

const storedDraft = async () => (await store.doc(`users/${user.userId}`).get()).get('draft');

describe('a draft', () => {
  test('is saved to the account, opens in a second browser, and is removed when it is cleared there', async () => {
    await nameField().fill('Half a list');
    await page.getByRole('button', { name: 'Social' }).click();
    await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
    await expect.poll(storedDraft).toMatchObject({
      name: 'Half a list',
      description: '',
      tags: ['social'],
      itemIds: ['tom-westman', 'ian-rosenberger'],
      itemSeasonIds: ['s10', 's10'],
    });
    expect((await storedDraft()).updatedAt.toMillis()).toBeGreaterThan(0);
    const elsewhere = await openProfile(browser);
    const other = await elsewhere.newPage();
    await other.goto('/create');
    await signInAs(other, user.userName);
    await expect.poll(() => nameField(other).inputValue()).toBe('Half a list');
    await expectRanking(other, ['Tom Westman', 'Ian Rosenberger']);
    await other.getByRole('button', { name: 'Clear', exact: true }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
    await expectRanking(other, []);
    await expect.poll(storedDraft).toBeNull();
    await elsewhere.close();
  });

  test('is saved to the account at sign-out and removed from the browser', async () => {
    await nameField().fill('Secret plan');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain('Secret plan');
    expect(stored).not.toContain(user.userId);
    expect(await storedDraft()).toMatchObject({ name: 'Secret plan' });
    await signInAs(page, uniqueName('Next'));
    await page.goto('/create');
    await creatorReady();
    expect(await nameField().inputValue()).toBe('');
  });

  test('opens the newer of two tabs’ versions and offers the other', async () => {
    const second = await profile.newPage();
    await second.goto('/create');
    await creatorReady(second);
    await nameField().fill('From the first tab');
    const offer = second.getByRole('complementary', { name: 'Another draft' });
    await offer.getByText('From the first tab').waitFor();
    await nameField(second).fill('From the second tab');
    await second.getByText('19/50').waitFor();
    await offer.getByRole('button', { name: 'Use that draft' }).click();
    await expect.poll(() => nameField(second).inputValue()).toBe('From the first tab');
    await second.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => nameField(second).inputValue()).toBe('From the second tab');
  });
});
