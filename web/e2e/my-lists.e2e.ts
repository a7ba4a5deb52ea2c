import { listPath } from '@outrank/shared/documents/list';
import { expect, test } from 'vitest';
import { nameField, save } from './support/creator.ts';
import { accounts, seedList, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, profile, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE, { height: 1300 });

const button = (name: string) => page.getByRole('button', { name, exact: true });

async function edit(content: Partial<Parameters<typeof seedList>[0]>) {
  const listId = await seedList({ ...user, ...content });
  await page.goto(`/create?list=${listId}`);
  await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  return store.doc(`userLists/${user.userId}/lists/${listId}`);
}

test('the editor asks which version to keep when two tabs edited a list', async () => {
  const document = await edit({ name: 'Both' });
  const second = await profile.newPage();
  await second.goto(page.url());
  await second.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  await nameField().fill('First tab');
  await save(page, 'Update List');
  await nameField(second).fill('Second tab');
  await second.getByRole('button', { name: 'Update List' }).click();
  await second.getByRole('dialog', { name: 'This list changed somewhere else' }).waitFor();
  expect((await document.get()).get('name')).toBe('First tab');
  await second.getByRole('button', { name: 'Keep my version' }).click();
  await second.getByText('List saved.').waitFor();
  expect((await document.get()).get('name')).toBe('Second tab');
  await nameField().fill('First tab again');
  await button('Update List').click();
  await button('Use the saved version').click();
  await expect.poll(() => nameField().inputValue()).toBe('Second tab');
  await button('Undo').click();
  await expect.poll(() => nameField().inputValue()).toBe('First tab again');
});

test('a user changes their name on every list, opens a list in the editor, and deletes it', async () => {
  const older = await seedList({
    ...user,
    name: 'Older',
    tags: ['social'],
    createdAt: new Date('2026-05-01'),
  });
  const newer = await seedList({ ...user, name: 'Newer', createdAt: new Date('2026-05-02') });
  const read = (listId: string) => store.doc(listPath({ userId: user.userId, listId })).get();
  await page.goto('/mylists');
  const names = page.getByRole('article').getByRole('heading', { level: 3 });
  await expect.poll(() => names.allInnerTexts()).toEqual(['Newer', 'Older']);

  await button('Change Username').click();
  const field = page.getByRole('textbox', { name: 'Your Username:' });
  expect(await field.inputValue()).toBe(user.userName);
  await field.fill('  Tree Mail  ');
  await button('Save Username').click();
  await page.getByText('Username updated.').waitFor();
  await page.getByText('Welcome, Tree Mail').waitFor();
  expect((await store.doc(`userLists/${user.userId}`).get()).data()).toEqual({ displayName: 'Tree Mail' });
  await expect.poll(async () => (await accounts.getUser(user.userId)).displayName).toBe('Tree Mail');
  for (const listId of [older, newer])
    await expect.poll(async () => (await read(listId)).get('userName')).toBe('Tree Mail');

  await page.getByRole('link', { name: 'Older', exact: true }).click();
  await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  expect(await nameField().inputValue()).toBe('Older');
  expect(await button('Social').getAttribute('aria-pressed')).toBe('true');

  await page.goBack();
  await button('Delete Older').click();
  await button('Confirm Older').waitFor();
  expect((await read(older)).exists).toBe(true);
  await button('Confirm Older').click();
  await expect.poll(() => names.allInnerTexts()).toEqual(['Newer']);
  expect((await read(older)).exists).toBe(false);
  expect((await store.doc(`deletedLists/${user.userId}~${older}`).get()).exists).toBe(true);
});
