import { contestantItem } from '@outrank/shared/listedItem';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openBrowser, stopClock } from './browser.ts';
import { choose, expectRanking, save } from './creator.ts';
import { openAsNewFan } from './fanPage.ts';
import { seedList, store } from './seed.ts';

const COMMIT = '**/documents:commit*';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

let profile: BrowserContext;
let page: Page;
let fan: { userId: string; userName: string };
beforeEach(async () => {
  ({ profile, page, fan } = await openAsNewFan(browser, '/create', { height: 1300 }));
  await page.getByRole('heading', { name: 'Create New Ranking' }).waitFor();
});
afterEach(() => profile.close());

const nameField = () => page.getByRole('textbox', { name: 'List Name' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const storedLists = async () => (await store.collection(`userLists/${fan.userId}/lists`).get()).docs;

describe('saving a new list', () => {
  test('stores everything that was entered, under a new id', async () => {
    await nameField().fill('  Palau pair  ');
    await page.getByRole('textbox', { name: 'List Description' }).fill('Two of a kind');
    await button('Social').click();
    await button('Spoiler').click();
    await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
    await save(page);
    const [document] = await storedLists();
    expect(document?.id).toMatch(/^list_\d+$/);
    expect(document?.data()).toMatchObject({
      id: document?.id,
      name: 'Palau pair',
      description: 'Two of a kind',
      tags: ['social', 'spoiler', 'survivor-ranking'],
      itemIds: ['tom-westman', 'ian-rosenberger'],
      itemSeasonIds: ['s10', 's10'],
      userId: fan.userId,
      userName: fan.userName,
      isPublic: true,
      upvoteCount: 0,
    });
  });

  test('says so for three seconds', async () => {
    await nameField().fill('Three seconds');
    await choose(page, 'Palau', ['Tom Westman']);
    await stopClock(page);
    await button('Save List').click();
    const message = page.getByText('Your list is saved.');
    await message.waitFor();
    await page.clock.runFor(2900);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await message.count()).toBe(0);
  });

  test('asks for a name, stores nothing, and keeps the items', async () => {
    await choose(page, 'Palau', ['Tom Westman']);
    await nameField().fill('   ');
    await button('Save List').click();
    await page.getByText('Please enter a name for your list', { exact: true }).waitFor();
    await expectRanking(page, ['Tom Westman']);
    expect(await storedLists()).toHaveLength(0);
  });

  test('is disabled without items and while saving, and five fast clicks store one list', async () => {
    await nameField().fill('Only one');
    expect(await button('Save List').isDisabled()).toBe(true);
    await choose(page, 'Palau', ['Tom Westman']);
    expect(await button('Save List').isDisabled()).toBe(false);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(COMMIT, async (route) => {
      await held;
      await route.continue();
    });
    await button('Save List').click();
    await expect.poll(() => button('Save List').isDisabled()).toBe(true);
    for (let click = 0; click < 4; click += 1) await button('Save List').click({ force: true });
    release();
    await page.getByText('Your list is saved.').waitFor();
    expect(await storedLists()).toHaveLength(1);
  });

  test('that fails leaves the editor as it was, and the next try stores it once', async () => {
    await nameField().fill('Storm');
    await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
    await page.route(COMMIT, (route) => route.abort());
    await button('Save List').click();
    await page.getByText('Failed to save your list. Please try again.', { exact: true }).waitFor();
    expect(await nameField().inputValue()).toBe('Storm');
    await expectRanking(page, ['Tom Westman', 'Ian Rosenberger']);
    await page.unroute(COMMIT);
    await save(page);
    expect(await storedLists()).toHaveLength(1);
  });

  test('whose answer was lost is not stored twice', async () => {
    await nameField().fill('Lost answer');
    await choose(page, 'Palau', ['Tom Westman']);
    await page.route(COMMIT, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Save List').click();
    await page.getByText('Failed to save your list. Please try again.').waitFor();
    await page.unroute(COMMIT);
    await save(page);
    expect(await storedLists()).toHaveLength(1);
  });

  test('works on a device whose clock is three days wrong', async () => {
    await page.clock.setFixedTime(Date.now() - 3 * 86_400_000);
    await nameField().fill('Out of time');
    await choose(page, 'Palau', ['Tom Westman']);
    await button('Save List').click();
    await page.getByText('Your list is saved.').waitFor();
    const [document] = await storedLists();
    const today = new Date().toISOString().slice(0, 10).replaceAll('-', '');
    expect(String(document?.get('createdDay'))).toBe(today);
  });

  test('ranks seasons too, and the type follows the items', async () => {
    await nameField().fill('Seasons first');
    await page.getByRole('button', { name: 'Add Palau to your list' }).click();
    await page.getByRole('button', { name: 'Add Borneo to your list' }).click();
    await save(page);
    expect((await storedLists())[0]?.get('tags')).toEqual(['season-ranking']);
    for (const name of ['Palau', 'Borneo']) await button(`Remove ${name}`).click();
    await choose(page, 'Palau', ['Tom Westman']);
    await save(page, 'Update List');
    expect((await storedLists())[0]?.get('tags')).toEqual(['survivor-ranking']);
  });
});

describe('an existing list', () => {
  const edit = async (content: Parameters<typeof seedList>[0]) => {
    const listId = await seedList(content);
    await page.goto(`/create?list=${listId}`);
    await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
    return store.doc(`userLists/${fan.userId}/lists/${listId}`);
  };

  test('is updated in place and keeps its creation time and votes', async () => {
    const createdAt = new Date('2026-04-01T08:00:00Z');
    const document = await edit({ ...fan, name: 'Before', createdAt, upvoteCount: 5 });
    await nameField().fill('After');
    await save(page, 'Update List');
    const stored = await document.get();
    expect(stored.get('name')).toBe('After');
    expect(stored.get('createdAt').toDate()).toEqual(createdAt);
    expect(stored.get('upvoteCount')).toBe(5);
    expect(stored.get('updatedAt').toMillis()).toBeGreaterThan(createdAt.getTime());
  });

  test('says Loading until it is read', async () => {
    const listId = await seedList({ ...fan, name: 'On its way' });
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/documents:batchGet*', async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(`/create?list=${listId}`);
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
    release();
    await expect.poll(() => nameField().inputValue()).toBe('On its way');
  });

  test('keeps an item that the catalogue does not know until it is removed', async () => {
    const items = [contestantItem('tom-westman', 's10'), contestantItem('jane-future', 's99')];
    const document = await edit({ ...fan, name: 'Ahead of time', items });
    await page.getByText('not in the catalogue any more').waitFor();
    await nameField().fill('Ahead of its time');
    await save(page, 'Update List');
    expect((await document.get()).get('itemIds')).toEqual(['tom-westman', 'jane-future']);
    await button('Remove jane future').click();
    await save(page, 'Update List');
    expect((await document.get()).get('itemIds')).toEqual(['tom-westman']);
  });

  test('that is gone cannot be opened, nor can another fan’s', async () => {
    const other = await seedList({ userId: 'somebody-else', userName: 'Else' });
    for (const listId of ['list_1', other]) {
      await page.goto(`/create?list=${listId}`);
      await page.getByText('List not found. It may have been deleted.', { exact: true }).waitFor();
    }
  });

  test('that was deleted meanwhile says so when it is saved', async () => {
    const document = await edit({ ...fan, name: 'Doomed' });
    await document.delete();
    await nameField().fill('Doomed, but better');
    await button('Update List').click();
    await page.getByText('List not found. It may have been deleted.', { exact: true }).waitFor();
    expect(await nameField().inputValue()).toBe('Doomed, but better');
  });

  test('whose changes were not saved has them again after the tab was closed, until they are given up', async () => {
    const document = await edit({ ...fan, name: 'Kept' });
    await nameField().fill('Kept, changed');
    const address = page.url();
    await page.close();
    page = await profile.newPage();
    await page.goto(address);
    await expect.poll(() => nameField().inputValue()).toBe('Kept, changed');
    await button('Cancel').first().click();
    await page.getByRole('alertdialog', { name: 'Leave without saving your changes?' }).waitFor();
    await button('Leave').click();
    await page.getByRole('heading', { name: 'My Survivor Rankings' }).waitFor();
    await page.goto(address);
    await expect.poll(() => nameField().inputValue()).toBe('Kept');
    expect((await document.get()).get('name')).toBe('Kept');
  });

  test('edited in two tabs: the second save asks which version stands, and either may', async () => {
    const document = await edit({ ...fan, name: 'Both' });
    const second = await profile.newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
    await nameField().fill('First tab');
    await save(page, 'Update List');
    await second.getByRole('textbox', { name: 'List Name' }).fill('Second tab');
    await second.getByRole('button', { name: 'Update List' }).click();
    await second.getByRole('dialog', { name: 'This list changed meanwhile' }).waitFor();
    expect((await document.get()).get('name')).toBe('First tab');
    await second.getByRole('button', { name: 'Keep my version' }).click();
    await second.getByText('Your list is saved.').waitFor();
    expect((await document.get()).get('name')).toBe('Second tab');
    await nameField().fill('First tab again');
    await button('Update List').click();
    await page.getByRole('button', { name: 'Use the saved version' }).click();
    await expect.poll(() => nameField().inputValue()).toBe('Second tab');
    await button('Undo').click();
    await expect.poll(() => nameField().inputValue()).toBe('First tab again');
  });
});
