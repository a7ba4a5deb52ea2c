import { expect, test } from 'vitest';
import { cards, expectNames, seedProlificUser, showMore, tag } from './support/browsing.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

const address = () => new URL(page.url()).pathname + new URL(page.url()).search;
const scrollTop = () => page.evaluate(() => window.scrollY);

test('filters are in the address: reload and Back restore them, and Back from a list, reloaded too, the scroll position and the focus', async () => {
  const { author, lists } = await seedProlificUser(30);
  const path = `/rankings/user/${author.userId}`;
  const oldestFirst = lists.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
  await page.goto(path);
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Oldest' });
  await expectNames(oldestFirst.slice(0, 12).map(({ name }) => name));
  await page.getByText('Season Rankings', { exact: true }).click();
  await tag('Social').click();
  await expect.poll(address).toBe(`${path}?type=season&tags=social&sort=oldest`);
  const found = oldestFirst.filter(({ items, tags }) => items && tags.includes('social'));
  await expectNames(found.map(({ name }) => name));
  await page.getByText(`${found.length} rankings found`).waitFor();
  await page.reload();
  await expectNames(found.map(({ name }) => name));
  expect(await tag('Social').getAttribute('aria-pressed')).toBe('true');
  await page.goBack();
  await expectNames(oldestFirst.filter(({ items }) => items).map(({ name }) => name));
  expect(await tag('Social').getAttribute('aria-pressed')).toBe('false');

  await page.getByText('Survivor Rankings', { exact: true }).click();
  await expect.poll(() => cards().count()).toBe(12);
  await showMore().click();
  await expect.poll(() => cards().count()).toBe(20);
  const card = cards().nth(17);
  await card.scrollIntoViewIfNeeded();
  await expect.poll(scrollTop).toBeGreaterThan(500);
  const onScreen = async () => Math.round((await card.boundingBox())?.y ?? Number.NaN);
  const before = await onScreen();
  const name = (await card.getByRole('heading', { level: 3 }).textContent()) ?? '';
  await card.getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  await page.reload();
  await page.getByRole('heading', { level: 1, name, exact: true }).waitFor();
  expect(address()).toMatch(/^\/list\/.+\/list_\d+$/);
  await expect.poll(scrollTop).toBe(0);
  await page.goBack();
  await expect.poll(() => cards().count()).toBe(20);
  expect(address()).toBe(`${path}?type=survivor&sort=oldest`);
  await expect.poll(onScreen).toBe(before);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(name);
  for (const search of ['?type=season&sort=oldest', '?sort=oldest', '']) {
    await page.goBack();
    await expect.poll(address).toBe(path + search);
  }
});
