import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { page as currentPage } from './userPage.ts';

const panel = (page: Page): Locator => page.getByRole('region', { name: 'Survivor Seasons' });
export const ranking = (page: Page): Locator => page.getByRole('list', { name: 'Your ranking' });

/** The names in the ranking, in order. */
async function rankedNames(page: Page): Promise<string[]> {
  const labels = await ranking(page)
    .getByRole('button', { name: /^Remove / })
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('aria-label') ?? ''));
  return labels.map((label) => label.replace('Remove ', ''));
}

export async function expectRanking(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => rankedNames(page)).toEqual(names);
}

export const nameField = (tab: Page = currentPage): Locator =>
  tab.getByRole('textbox', { name: 'List Name' });

/** Waits until the creator is ready for a new list. */
export const creatorReady = (tab: Page = currentPage): Promise<void> =>
  tab.getByRole('heading', { name: 'Create New Ranking' }).waitFor();

/** Opens a season in the panel, chooses contestants by name, and goes back to the seasons. */
export async function choose(page: Page, season: string, names: readonly string[]): Promise<void> {
  await panel(page)
    .getByRole('button', { name: new RegExp(`^(Open )?(Season \\d+,? )?${season}`) })
    .first()
    .click();
  for (const name of names)
    await panel(page)
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .click();
  await panel(page).getByRole('button', { name: 'Back to Seasons' }).click();
}

/** Saves and waits for the confirmation. */
export async function save(page: Page, button: 'Save List' | 'Update List' = 'Save List'): Promise<void> {
  const saved = page.getByText('List saved.');
  await saved.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: button, exact: true }).click();
  await saved.waitFor();
}
