import { beforeEach, describe, expect, test } from 'vitest';
import { openProfile, signInAs, stopClock, uniqueName } from './support/browser.ts';
import { choose, creatorReady, expectRanking, nameField, save } from './support/creator.ts';
import { seedList, store } from './support/seed.ts';
import { browser, page, profile, reopenTab, user, withUser } from './support/userPage.ts';

const COMMIT = '**/documents:commit*';

withUser('/create', { height: 1300 });
beforeEach(() => creatorReady());

const storedDraft = async () => (await store.doc(`users/${user.userId}`).get()).get('draft');
const reopen = async () => {
  await reopenTab('/create');
  await creatorReady();
};

describe('a draft', () => {
  test('is saved to the account after two seconds and opens in a second browser', async () => {
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
    await elsewhere.close();
  });

  test('is written once, two seconds after the last of ten changes', async () => {
    await stopClock(page);
    let writes = 0;
    page.on('request', (request) => {
      if (request.url().includes('documents:commit')) writes += 1;
    });
    for (let change = 1; change <= 10; change += 1) {
      await nameField().fill(`Change ${change}`);
      await page.clock.runFor(1000);
    }
    await page.clock.runFor(900);
    expect(writes).toBe(0);
    await page.clock.runFor(200);
    await expect.poll(() => writes).toBe(1);
  });

  test('survives a closed tab even when it was never saved to the account', async () => {
    await page.route(COMMIT, (route) => route.abort());
    await nameField().fill('Typed in a tunnel');
    await reopen();
    await expect.poll(() => nameField().inputValue()).toBe('Typed in a tunnel');
  });

  test('is not written when nothing is entered, nor while a published list is edited', async () => {
    const listId = await seedList({ ...user, name: 'Published' });
    await page.goto(`/create?list=${listId}`);
    await nameField().fill('Published, changed');
    await page.getByText('18/50').waitFor();
    await stopClock(page);
    await page.clock.runFor(5000);
    expect(await storedDraft()).toBeUndefined();
  });

  test('is removed by the first save', async () => {
    await nameField().fill('Soon public');
    await choose(page, 'Palau', ['Tom Westman']);
    await expect.poll(storedDraft).toMatchObject({ name: 'Soon public' });
    await save(page);
    expect(await storedDraft()).toBeNull();
    await page.goto('/create');
    await creatorReady();
    expect(await nameField().inputValue()).toBe('');
  });

  test('is removed by Clear, which asks first', async () => {
    await nameField().fill('To be cleared');
    await choose(page, 'Palau', ['Tom Westman']);
    await expect.poll(storedDraft).toMatchObject({ name: 'To be cleared' });
    const question = 'Are you sure you want to clear this list? This action cannot be undone.';
    const dialog = page.getByRole('alertdialog', { name: question });
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await dialog.getByRole('button', { name: 'Keep it' }).click();
    await expectRanking(page, ['Tom Westman']);
    await page.getByRole('button', { name: 'Clear', exact: true }).click();
    await dialog.getByRole('button', { name: 'Clear' }).click();
    await expectRanking(page, []);
    expect(await nameField().inputValue()).toBe('');
    await expect.poll(storedDraft).toBeNull();
    await reopen();
    expect(await nameField().inputValue()).toBe('');
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
