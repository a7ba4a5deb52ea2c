import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { stopClock } from './browser.ts';
import { accounts, seedList, store } from './seed.ts';
import { type UserPage, withUser } from './userPage.ts';

let page: Page;
let fan: UserPage['fan'];
withUser('/mylists', (opened) => {
  ({ page, fan } = opened);
});
beforeEach(() => page.getByRole('button', { name: 'Change Username' }).click());

const field = () => page.getByRole('textbox', { name: 'Your Username:' });
const save = () => page.getByRole('button', { name: 'Save Username' }).click();

describe('the username', () => {
  test('is changed, trimmed, and shown in the header at once', async () => {
    expect(await field().inputValue()).toBe(fan.userName);
    await field().fill('  Tree Mail  ');
    await save();
    await page.getByText('Your username is changed.').waitFor();
    await page.getByText('Welcome, Tree Mail').waitFor();
    expect((await store.doc(`userLists/${fan.userId}`).get()).data()).toEqual({ displayName: 'Tree Mail' });
    await expect.poll(async () => (await accounts.getUser(fan.userId)).displayName).toBe('Tree Mail');
  });

  test('that was changed says so for three seconds', async () => {
    await field().fill('Tree Mail');
    await stopClock(page);
    await save();
    const message = page.getByText('Your username is changed.');
    await message.waitFor();
    await page.clock.runFor(2900);
    expect(await message.count()).toBe(1);
    await page.clock.runFor(200);
    expect(await message.count()).toBe(0);
  });

  test('has at most thirty characters', async () => {
    await field().fill('');
    await field().pressSequentially('x'.repeat(40), { delay: 0 });
    expect(await field().inputValue()).toHaveLength(30);
  });

  test('cannot be empty', async () => {
    await field().fill('   ');
    await save();
    await page.getByText('Username cannot be empty', { exact: true }).waitFor();
  });

  test('that could not be stored stays in its field', async () => {
    await field().fill('Tree Mail');
    await page.route('**/documents:commit*', (route) => route.abort());
    await save();
    await page.getByText('Failed to update username. Please try again.', { exact: true }).waitFor();
    expect(await field().inputValue()).toBe('Tree Mail');
    await page.getByText(`Welcome, ${fan.userName}`).waitFor();
  });

  test('reaches every list of the fan', async () => {
    const listId = await seedList({ ...fan, name: 'Named anew' });
    await field().fill('Second Name');
    await save();
    const list = store.doc(`userLists/${fan.userId}/lists/${listId}`);
    await expect.poll(async () => (await list.get()).get('userName')).toBe('Second Name');
  });
});
