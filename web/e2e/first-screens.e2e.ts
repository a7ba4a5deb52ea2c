import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { PHONE } from './support/browser.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/', PHONE);

const header = () => page.getByRole('banner');
const menuButton = () => page.getByRole('button', { name: 'Menu', exact: true });
const heightOf = async (part: ReturnType<Page['getByRole']>) => (await part.boundingBox())?.height ?? 0;
const topOf = async () => (await header().boundingBox())?.y ?? 0;

test.each([320, 390])('at %i pixels the header is one row whose menu holds all buttons', async (width) => {
  await page.setViewportSize({ width, height: 640 });
  await page.getByRole('link', { name: 'Create New Ranking' }).waitFor();
  expect(await heightOf(header())).toBeLessThanOrEqual(57);
  expect(await page.getByRole('button', { name: 'Sign Out' }).isVisible()).toBe(false);
  await menuButton().click();
  for (const name of ['My Lists', 'Other Rankings', 'Your account'])
    expect(await header().getByRole('link', { name }).last().isVisible()).toBe(true);
  await page.getByText('Welcome, User').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('Welcome, User').waitFor({ state: 'hidden' });
  await menuButton().click();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
});

test('the header leaves on scrolling down and returns on scrolling up', async () => {
  await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
  await page.evaluate(() => {
    document.body.style.minHeight = '4000px';
  });
  await page.mouse.wheel(0, 900);
  await expect.poll(topOf).toBeLessThan(-50);
  await page.mouse.wheel(0, -100);
  await expect.poll(topOf).toBe(0);
});

test('with letters of twice the size the header is at most 96 pixels high', async () => {
  await page.getByRole('link', { name: 'Create New Ranking' }).waitFor();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await heightOf(header())).toBeLessThanOrEqual(97);
});
