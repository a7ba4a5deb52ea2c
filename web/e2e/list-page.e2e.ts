import { contestantItem } from '@outrank/shared/listedItem';
import type { Browser, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { freshName, openBrowser, openProfile, signInAs } from './browser.ts';
import { removeListsAheadOfTime, seedFan, seedList } from './seed.ts';

let browser: Browser;
let page: Page;
beforeAll(async () => {
  browser = await openBrowser();
  const profile = await openProfile(browser);
  page = await profile.newPage();
  await page.goto('/login');
  await signInAs(page, freshName('Reader'));
});
afterEach(removeListsAheadOfTime);
afterAll(() => browser.close());

const places = () => page.getByRole('main').getByRole('list').last().getByRole('listitem');

describe('the page of one list', () => {
  test('shows name, creator, date, type, description and the places in order', async () => {
    const fan = await seedFan('Courtney Yates fan');
    const listId = await seedList({
      ...fan,
      name: 'Palau, as it should have ended',
      description: 'Ian deserved a better last day.',
      createdAt: new Date('2026-03-04T12:00:00Z'),
      upvoteCount: 12,
    });
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByRole('heading', { level: 1, name: 'Palau, as it should have ended' }).waitFor();
    const main = page.getByRole('main');
    await main.getByText('Ian deserved a better last day.').waitFor();
    await main.getByText('Survivor Ranking', { exact: true }).waitFor();
    await main.getByText('Mar 4, 2026').waitFor();
    await main.getByText('12 upvotes').waitFor();
    const link = main.getByRole('link', { name: 'Courtney Yates fan' });
    expect(await link.getAttribute('href')).toBe(`/rankings/user/${fan.userId}`);
    await main.getByRole('link', { name: 'Back to Rankings' }).waitFor();
    const names = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher', 'Jenn Lyon'];
    for (const [index, name] of names.entries()) {
      const text = await places().nth(index).textContent();
      expect(text).toContain(`${index + 1}`);
      expect(text).toContain(name);
    }
  });

  test('leads to all rankings of its creator, whose name stands there at once and after a reload', async () => {
    const fan = await seedFan('Sandra Diaz fan');
    const listId = await seedList({ ...fan, name: 'Two for two' });
    await seedList({ ...fan, name: 'Another one' });
    await seedList({ ...fan, name: 'Kept private', stored: { isPublic: false } });
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByRole('link', { name: 'Sandra Diaz fan' }).click();
    const heading = page.getByRole('heading', { level: 1, name: 'Rankings by Sandra Diaz fan' });
    await heading.waitFor();
    await page.reload();
    await heading.waitFor();
    const names = page.getByRole('article').getByRole('heading', { level: 3 });
    await expect.poll(() => names.allTextContents()).toEqual(['Another one', 'Two for two']);
    await page.getByRole('banner').getByRole('button', { name: 'Back' }).click();
    await page.getByRole('heading', { level: 1, name: 'Two for two' }).waitFor();
  });

  test('keeps a spoiler covered, also from assistive technology, until it is asked for', async () => {
    const fan = await seedFan('Spoiler fan');
    const listId = await seedList({ ...fan, name: 'Who won', tags: ['spoiler'] });
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByRole('button', { name: 'Show Spoilers' }).waitFor();
    expect(await page.getByRole('main').ariaSnapshot()).not.toContain('Tom Westman');
    await page.getByRole('button', { name: 'Show Spoilers' }).click();
    await page.getByText('Tom Westman').waitFor();
    await page.getByRole('button', { name: 'Hide Spoilers' }).click();
    await page.getByText('Tom Westman').waitFor({ state: 'detached' });
  });

  test('shows an item that the catalogue does not know as a placeholder and leaves the rest intact', async () => {
    const fan = await seedFan('Future fan');
    const items = [contestantItem('tom-westman', 's10'), contestantItem('jane-future', 's99')];
    const listId = await seedList({ ...fan, name: 'Ahead of time', items });
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByText('jane future').waitFor();
    await page.getByText('Tom Westman').waitFor();
    expect(warnings.filter((text) => text.includes('jane-future'))).toHaveLength(1);
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
  });

  test('understands season ids that are plain numbers', async () => {
    const fan = await seedFan('Old data fan');
    const stored = {
      type: 'season-ranking',
      tags: ['season-ranking'],
      itemIds: ['20', 's10'],
      itemSeasonIds: ['', ''],
    };
    const listId = await seedList({ ...fan, name: 'Old ids', stored });
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByText('Heroes vs. Villains').waitFor();
    await page.getByText('Palau').waitFor();
    await page.getByText('Season Ranking', { exact: true }).waitFor();
  });

  test('says so when a list is empty', async () => {
    const fan = await seedFan('Empty fan');
    const listId = await seedList({ ...fan, items: [] });
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByText('This list is empty', { exact: true }).waitFor();
  });

  test('from Home leads back to Home', async () => {
    const fan = await seedFan('Newest fan');
    await seedList({ ...fan, name: 'The newest of all', createdAt: new Date(Date.now() + 60_000) });
    await page.goto('/');
    await page.getByRole('link', { name: 'The newest of all' }).click();
    await page.getByRole('link', { name: 'Back to Home' }).click();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
  });

  test('whose date is read from a document that is no list says that it could not be loaded', async () => {
    const fan = await seedFan('Broken fan');
    const listId = await seedList({ ...fan, stored: { itemIds: 'nonsense' } });
    await page.goto(`/list/${fan.userId}/${listId}`);
    await page.getByText('Failed to load list. Please try again later.', { exact: true }).waitFor();
  });
});

describe('a list that is not there', () => {
  const expectMessage = async (message: string) => {
    await page.getByText(message, { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Go Back' }).waitFor();
  };

  test('says Missing userId or listId when a part of the address is blank', async () => {
    await page.goto('/list/%20/%20');
    await expectMessage('Missing userId or listId');
  });

  test('says User not found', async () => {
    await page.goto('/list/nobody/list_1');
    await expectMessage('User not found');
  });

  test('says No lists found for this user', async () => {
    const { userId } = await seedFan('Listless fan');
    await page.goto(`/list/${userId}/list_1`);
    await expectMessage('No lists found for this user');
  });

  test('says List not found, also for one that is private', async () => {
    const fan = await seedFan('Fan of one list');
    await seedList({ ...fan, name: 'The public one' });
    const hidden = await seedList({ ...fan, name: 'The private one', stored: { isPublic: false } });
    for (const listId of ['list_1', hidden]) {
      await page.goto(`/list/${fan.userId}/${listId}`);
      await expectMessage('List not found');
    }
  });

  test('leads back to where one came from', async () => {
    await page.goto('/rankings');
    await page.getByRole('heading', { name: 'Browse All Rankings' }).waitFor();
    await page.evaluate(() => history.pushState({ idx: 1 }, '', '/list/nobody/list_1'));
    await page.reload();
    await page.getByRole('button', { name: 'Go Back' }).click();
    await page.getByRole('heading', { name: 'Browse All Rankings' }).waitFor();
  });
});
