import { expect, test } from 'vitest';
import { choose, creatorReady, nameField, save } from './support/creator.ts';
import { store } from './support/seed.ts';
import { page, user, withUser } from './support/userPage.ts';

withUser('/create', { height: 1300 });

const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const storedLists = async () => (await store.collection(`userLists/${user.userId}/lists`).get()).docs;
const storedDraft = async () => (await store.doc(`users/${user.userId}`).get()).get('draft');

test('a new list is stored with everything entered and ends the draft; an update changes its type', async () => {
  await creatorReady();
  await nameField().fill('  Palau pair  ');
  await page.getByRole('textbox', { name: 'List Description' }).fill('Two of a kind');
  await click('Social');
  await click('Spoiler');
  await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
  await expect.poll(storedDraft).toMatchObject({ itemIds: ['tom-westman', 'ian-rosenberger'] });
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
  expect(await storedDraft()).toBeNull();

  for (const name of ['Tom Westman', 'Ian Rosenberger']) await click(`Remove ${name}`);
  for (const name of ['Palau', 'Borneo']) await click(`Add ${name} to your list`);
  await save(page, 'Update List');
  const lists = await storedLists();
  expect(lists.map((list) => list.get('tags'))).toEqual([['social', 'spoiler', 'season-ranking']]);
  await page.goto('/create');
  await creatorReady();
  expect(await nameField().inputValue()).toBe('');
});
