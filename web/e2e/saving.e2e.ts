import { beforeEach, describe, expect, test } from 'vitest';
import { holdRequests, stopClock } from './support/browser.ts';
import { choose, creatorReady, expectRanking, nameField, save } from './support/creator.ts';
import { store } from './support/seed.ts';
import { page, user, withUser } from './support/userPage.ts';

const COMMIT = '**/documents:commit*';

withUser('/create', { height: 1300 });
beforeEach(() => creatorReady());

const button = (name: string) => page.getByRole('button', { name, exact: true });
const storedLists = async () => (await store.collection(`userLists/${user.userId}/lists`).get()).docs;

describe('saving a new list', () => {
  test('stores everything entered, under a new id', async () => {
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
      userId: user.userId,
      userName: user.userName,
      isPublic: true,
      upvoteCount: 0,
    });
  });

  test('confirms it for three seconds', async () => {
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

  test('is disabled without items and while saving, so five clicks store one list', async () => {
    await nameField().fill('Only one');
    expect(await button('Save List').isDisabled()).toBe(true);
    await choose(page, 'Palau', ['Tom Westman']);
    expect(await button('Save List').isDisabled()).toBe(false);
    const release = await holdRequests(page, COMMIT);
    await button('Save List').click();
    await expect.poll(() => button('Save List').isDisabled()).toBe(true);
    for (let click = 0; click < 4; click += 1) await button('Save List').click({ force: true });
    release();
    await page.getByText('Your list is saved.').waitFor();
    expect(await storedLists()).toHaveLength(1);
  });

  test('leaves the editor unchanged when it fails, and the retry stores one list', async () => {
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

  test('stores one list when the first answer is lost', async () => {
    await nameField().fill('Lost answer');
    await choose(page, 'Palau', ['Tom Westman']);
    await page.route(COMMIT, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await button('Save List').click();
    await page.getByText('Failed to save your list. Please try again.').waitFor();
    // An autosave may be in flight as well.
    await page.unrouteAll({ behavior: 'wait' });
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
