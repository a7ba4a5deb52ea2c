import { contestantItem } from '@outrank/shared/lists/listedItem';
import { describe, expect, test } from 'vitest';
import { holdRequests } from './support/browser.ts';
import { nameField, save } from './support/creator.ts';
import { seedList, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, profile, reopenTab, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE, { height: 1300 });

const button = (name: string) => page.getByRole('button', { name, exact: true });

describe('an existing list', () => {
  const edit = async (content: Parameters<typeof seedList>[0]) => {
    const listId = await seedList(content);
    await page.goto(`/create?list=${listId}`);
    await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
    return store.doc(`userLists/${user.userId}/lists/${listId}`);
  };

  test('keeps its creation time and votes when it is updated', async () => {
    const createdAt = new Date('2026-04-01T08:00:00Z');
    const document = await edit({ ...user, name: 'Before', createdAt, upvoteCount: 5 });
    await nameField().fill('After');
    await save(page, 'Update List');
    const stored = await document.get();
    expect(stored.get('name')).toBe('After');
    expect(stored.get('createdAt').toDate()).toEqual(createdAt);
    expect(stored.get('upvoteCount')).toBe(5);
    expect(stored.get('updatedAt').toMillis()).toBeGreaterThan(createdAt.getTime());
  });

  test('says Loading until it is read', async () => {
    const listId = await seedList({ ...user, name: 'On its way' });
    const release = await holdRequests(page, '**/documents:batchGet*');
    await page.goto(`/create?list=${listId}`);
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
    release();
    await expect.poll(() => nameField().inputValue()).toBe('On its way');
  });

  test('keeps an unknown item until the user removes it', async () => {
    const items = [contestantItem('tom-westman', 's10'), contestantItem('jane-future', 's99')];
    const document = await edit({ ...user, name: 'Ahead of time', items });
    await page.getByText('not in the catalogue any more').waitFor();
    await nameField().fill('Ahead of its time');
    await save(page, 'Update List');
    expect((await document.get()).get('itemIds')).toEqual(['tom-westman', 'jane-future']);
    await button('Remove jane future').click();
    await save(page, 'Update List');
    expect((await document.get()).get('itemIds')).toEqual(['tom-westman']);
  });

  test('cannot be opened when it is deleted or belongs to another user', async () => {
    const other = await seedList({ userId: 'somebody-else', userName: 'Else' });
    for (const listId of ['list_1', other]) {
      await page.goto(`/create?list=${listId}`);
      await page.getByText('List not found. It may have been deleted.', { exact: true }).waitFor();
    }
  });

  test('reports at the next save that it was deleted meanwhile', async () => {
    const document = await edit({ ...user, name: 'Doomed' });
    await document.delete();
    await nameField().fill('Doomed, but better');
    await button('Update List').click();
    await page.getByText('List not found. It may have been deleted.', { exact: true }).waitFor();
    expect(await nameField().inputValue()).toBe('Doomed, but better');
  });

  test('restores unsaved changes after the tab was closed, until they are discarded', async () => {
    const document = await edit({ ...user, name: 'Kept' });
    await nameField().fill('Kept, changed');
    const address = page.url();
    await reopenTab(address);
    await expect.poll(() => nameField().inputValue()).toBe('Kept, changed');
    await button('Cancel').first().click();
    await page.getByRole('alertdialog', { name: 'Leave without saving your changes?' }).waitFor();
    await button('Leave').click();
    await page.getByRole('heading', { name: 'My Survivor Rankings' }).waitFor();
    await page.goto(address);
    await expect.poll(() => nameField().inputValue()).toBe('Kept');
    expect((await document.get()).get('name')).toBe('Kept');
  });

  test('asks which version to keep when two tabs edited it', async () => {
    const document = await edit({ ...user, name: 'Both' });
    const second = await profile.newPage();
    await second.goto(page.url());
    await second.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
    await nameField().fill('First tab');
    await save(page, 'Update List');
    await nameField(second).fill('Second tab');
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
