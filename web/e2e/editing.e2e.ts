import { contestantItem } from '@outrank/shared/lists/listedItem';
import { expect, test } from 'vitest';
import { nameField, save } from './support/creator.ts';
import { seedList, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, profile, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE, { height: 1300 });

const click = (name: string) => page.getByRole('button', { name, exact: true }).click();

async function edit(content: Partial<Parameters<typeof seedList>[0]>) {
  const listId = await seedList({ ...user, ...content });
  await page.goto(`/create?list=${listId}`);
  await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  return store.doc(`userLists/${user.userId}/lists/${listId}`);
}

test('an update keeps the creation time and the votes, and an unknown item until the user removes it', async () => {
  const createdAt = new Date('2026-04-01T08:00:00Z');
  const items = [contestantItem('tom-westman', 's10'), contestantItem('jane-future', 's99')];
  const document = await edit({ name: 'Before', createdAt, upvoteCount: 5, items });
  await page.getByText('not in the catalogue any more').waitFor();
  await nameField().fill('After');
  await save(page, 'Update List');
  const stored = await document.get();
  expect(stored.data()).toMatchObject({
    name: 'After',
    upvoteCount: 5,
    itemIds: ['tom-westman', 'jane-future'],
  });
  expect(stored.get('createdAt').toDate()).toEqual(createdAt);
  expect(stored.get('updatedAt').toMillis()).toBeGreaterThan(createdAt.getTime());
  await click('Remove jane future');
  await save(page, 'Update List');
  expect((await document.get()).get('itemIds')).toEqual(['tom-westman']);
});

test('the editor asks which version to keep when two tabs edited a list', async () => {
  const document = await edit({ name: 'Both' });
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
  await click('Update List');
  await click('Use the saved version');
  await expect.poll(() => nameField().inputValue()).toBe('Second tab');
  await click('Undo');
  await expect.poll(() => nameField().inputValue()).toBe('First tab again');
});
