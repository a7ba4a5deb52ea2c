import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { editionIdAt } from '@outrank/shared/edition';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedBallots } from './ballots.ts';
import { openBrowser, PHONE } from './browser.ts';
import { choose } from './creator.ts';
import { openAsNewFan } from './fanPage.ts';
import { accounts, seedFan, seedList } from './seed.ts';
import { seedComment } from './talk.ts';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
  await seedBallots('goat-social');
});
afterAll(() => browser.close());

type WithAxe = { axe: typeof import('axe-core') };

/** Rule and place of each violation of WCAG 2.2 AA that axe finds on the page as it is now. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async () => {
    const { axe } = window as unknown as WithAxe;
    const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
    const results = await axe.run(document, { runOnly: tags });
    return results.violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
    );
  });
}

const screens: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.getByRole('article').first().waitFor()],
  ['/mylists', (page) => page.getByRole('article').first().waitFor()],
  ['/rankings', (page) => page.getByRole('article').first().waitFor()],
  ['/global-rankings', (page) => page.getByText('In the lead').first().waitFor()],
  ['/global-rankings/goat-social', (page) => page.getByRole('list', { name: 'Your ballot' }).waitFor()],
  [
    `/global-rankings/goat-social?edition=${editionIdAt(new Date())}`,
    async (page) => {
      await page.getByText('How this works').click();
      await page.getByText('Every place in numbers').click();
    },
  ],
  [
    '/account',
    async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    },
  ],
  ['/moderation', (page) => page.getByRole('heading', { name: 'Moderation' }).waitFor()],
  ['/create', (page) => page.getByRole('heading', { name: 'Create New Ranking' }).waitFor()],
];

describe.each([
  ['a desk in the dark', { colorScheme: 'dark' }],
  ['a desk in the light', { colorScheme: 'light' }],
  ['a phone in the dark', { ...PHONE, colorScheme: 'dark' }],
  ['a phone in the light', { ...PHONE, colorScheme: 'light' }],
] as const)('at %s axe finds nothing wrong', (_, window) => {
  test('on any screen, in the creator’s states, and before and after a spoiler is shown', async () => {
    const { profile, page, fan } = await openAsNewFan(browser, '/', { ...window });
    await seedList({ ...fan, name: 'Of my own' });
    await accounts.setCustomUserClaims(fan.userId, { curator: true });
    const found: Record<string, string[]> = {};
    const look = async (state: string) => {
      // A control that is half under the header counts as too small.
      await page.evaluate(() => globalThis.scrollTo(0, 0));
      await page.waitForTimeout(400);
      const wrong = await violations(page);
      if (wrong.length > 0) found[state] = wrong;
    };
    for (const [path, isReady] of screens) {
      await page.goto(path);
      await isReady(page);
      await look(path);
    }
    if ('hasTouch' in window) {
      await page.getByRole('button', { name: 'Tap to fill place 1' }).tap();
      await page.getByRole('dialog').waitFor();
      await look('the sheet');
      await page.keyboard.press('Escape');
    } else {
      await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
      await look('a filled creator');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
      await look('a question');
    }
    const other = await seedFan('Axe');
    const listId = await seedList({ ...other, tags: ['spoiler'], description: 'Hidden' });
    await seedComment({
      list: { userId: other.userId, listId },
      text: 'See https://example.com',
      author: fan,
    });
    await page.goto(`/list/${other.userId}/${listId}`);
    await page.getByRole('button', { name: 'Show Spoilers' }).waitFor();
    await look('a covered list');
    await page.getByRole('button', { name: 'Show Spoilers' }).click();
    await page.getByRole('button', { name: /^Reply/ }).click();
    await look('a list and the talk about it');
    await page.getByRole('button', { name: /^Report the list/ }).click();
    await page.getByRole('dialog', { name: 'Report this list' }).waitFor();
    await look('a report');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await look('/login');
    expect(found).toEqual({});
    await profile.close();
  });
});
