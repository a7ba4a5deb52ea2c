import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';

export const ballot = (page: Page): Locator => page.getByRole('list', { name: 'Your ballot' });

/** Who stands on the ballot from the first place on, `''` for an empty one; places after the last name are left out. */
async function rankedPlaces(page: Page): Promise<string[]> {
  const rows = await ballot(page).getByRole('listitem').all();
  const names = await Promise.all(
    rows.map((row) =>
      row
        .getByRole('button', { name: /^Remove / })
        .evaluateAll(([button]) => button?.getAttribute('aria-label')?.replace('Remove ', '') ?? ''),
    ),
  );
  return names.slice(0, names.findLastIndex((name) => name !== '') + 1);
}

/** Waits until these stand on the ballot's places, `''` for an empty one. */
export async function expectBallot(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => rankedPlaces(page)).toEqual(names);
}

export async function submitBallot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit My Ranking' }).click();
  await page.getByRole('heading', { name: 'Global Top 10' }).waitFor();
}
