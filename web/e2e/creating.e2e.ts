import { listPath } from '@outrank/shared/documents/list';
import { beforeEach, describe, expect, test } from 'vitest';
import { signInAs, uniqueName } from './support/browser.ts';
import { choose, creatorReady, expectRanking, nameField, ranking, save } from './support/creator.ts';
import { centerOf, drag } from './support/pointer.ts';
import { seedList, store } from './support/seed.ts';
import { openAsVisitor, page, profile, user, withUser } from './support/userPage.ts';

withUser('/create', { height: 1300 });
beforeEach(() => creatorReady());

const storedDraft = async () => (await store.doc(`users/${user.userId}`).get()).get('draft');
const click = (name: string) => page.getByRole('button', { name, exact: true }).click();
const storedLists = async () => (await store.collection(`userLists/${user.userId}/lists`).get()).docs;
const seasons = () => page.getByRole('region', { name: 'Survivor Seasons' });
const season = (name: RegExp) => seasons().getByRole('button', { name }).first();

test('a new list is stored with everything entered and ends the draft; an update changes its type', async () => {
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
    commentCount: 0,
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

test('on a desktop, a season is dropped into an empty ranking and a contestant between two others (a second try, because a drag goes by the clock)', {
  retry: 1,
}, async () => {
  const slot = page.getByText('Pick a castaway or season, or drop one here');
  await drag(await centerOf(season(/Borneo/)), await centerOf(slot));
  await expectRanking(page, ['Borneo']);
  await page.getByRole('button', { name: 'Remove Borneo' }).click();

  await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
  await season(/Palau/).click();
  const first = await ranking(page).getByRole('listitem').nth(0).boundingBox();
  if (!first) return expect.unreachable();
  const gap = { x: first.x + 200, y: first.y + first.height - 2 };
  await drag(await centerOf(season(/^Jenn Lyon/)), gap);
  await expectRanking(page, ['Tom Westman', 'Jenn Lyon', 'Ian Rosenberger']);
});

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
    const { page: other } = await openAsVisitor();
    await other.goto('/create');
    await signInAs(other, user.userName);
    await expect.poll(() => nameField(other).inputValue()).toBe('Half a list');
    await expectRanking(other, ['Tom Westman', 'Ian Rosenberger']);
    await other.getByRole('button', { name: 'Clear', exact: true }).click();
    await other.getByRole('alertdialog').getByRole('button', { name: 'Clear' }).click();
    await expectRanking(other, []);
    await expect.poll(storedDraft).toBeNull();
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
});

test('the editor asks which version to keep when two tabs edited a list', async () => {
  const listId = await seedList({ ...user, name: 'Both' });
  const list = store.doc(listPath({ userId: user.userId, listId }));
  const second = await profile.newPage();
  for (const tab of [page, second]) {
    await tab.goto(`/create?list=${listId}`);
    await tab.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
  }
  await nameField().fill('First tab');
  await save(page, 'Update List');
  await nameField(second).fill('Second tab');
  await second.getByRole('button', { name: 'Update List' }).click();
  await second.getByRole('dialog', { name: 'This list changed somewhere else' }).waitFor();
  expect((await list.get()).get('name')).toBe('First tab');
  await second.getByRole('button', { name: 'Keep my version' }).click();
  await second.getByText('List saved.').waitFor();
  expect((await list.get()).get('name')).toBe('Second tab');
  await nameField().fill('First tab again');
  await click('Update List');
  await click('Use the saved version');
  await expect.poll(() => nameField().inputValue()).toBe('Second tab');
  await click('Undo');
  await expect.poll(() => nameField().inputValue()).toBe('First tab again');
});
