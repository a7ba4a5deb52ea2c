import { beforeEach, describe, expect, test } from 'vitest';
import { stopClock } from './support/browser.ts';
import { accounts, seedList, store } from './support/seed.ts';
import { page, user, withUser } from './support/userPage.ts';

withUser('/mylists');
beforeEach(() => page.getByRole('button', { name: 'Change Username' }).click());

const field = () => page.getByRole('textbox', { name: 'Your Username:' });
const save = () => page.getByRole('button', { name: 'Save Username' }).click();

describe('the username', () => {
  test('is changed, trimmed and shown in the header at once', async () => {
    expect(await field().inputValue()).toBe(user.userName);
    await field().fill('  Tree Mail  ');
    await save();
    await page.getByText('Your username is changed.').waitFor();
    await page.getByText('Welcome, Tree Mail').waitFor();
    expect((await store.doc(`userLists/${user.userId}`).get()).data()).toEqual({ displayName: 'Tree Mail' });
    await expect.poll(async () => (await accounts.getUser(user.userId)).displayName).toBe('Tree Mail');
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
    await page.getByText(`Welcome, ${user.userName}`).waitFor();
  });

  test('is copied to every list of the user', async () => {
    const listId = await seedList({ ...user, name: 'Named anew' });
    await field().fill('Second Name');
    await save();
    const list = store.doc(`userLists/${user.userId}/lists/${listId}`);
    await expect.poll(async () => (await list.get()).get('userName')).toBe('Second Name');
  });
});
