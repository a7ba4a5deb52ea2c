import { expect, test } from 'vitest';
import { expectFitsNarrow, violations } from './support/axe.ts';
import { PHONE } from './support/browser.ts';
import { watchReads } from './support/requests.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/seasons', { ...PHONE, reducedMotion: 'reduce' });

/** Where the header covers nothing. */
async function look(): Promise<string[]> {
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  return violations(page);
}

test('from all seasons to one, whose results are read only when the reader asks, within the budget of documents', async () => {
  const reads = watchReads(page);
  const { facts } = reads;
  await page.getByRole('link', { name: 'Heroes vs. Villains' }).click();
  await page.getByRole('heading', { level: 1, name: 'Survivor: Heroes vs. Villains' }).waitFor();
  await page.getByRole('link', { name: 'Parvati Shallow' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(reads.documents).toBeLessThanOrEqual(9);
  expect(facts).toEqual([expect.stringMatching(/^\/facts\/s20\.\w+\.json$/)]);
  expect(await page.getByText('Sole Survivor').count()).toBe(0);
  expect(await look()).toEqual([]);

  await page.getByRole('button', { name: 'Show what happened' }).click();
  await page.getByText('Sole Survivor · 39 days · jury vote 6-3-0').waitFor();
  await page.getByRole('heading', { name: 'Top lists of this cast' }).scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'Top lists of this cast' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(reads.documents).toBeLessThanOrEqual(12);
  expect(facts.at(-1)).toMatch(/^\/facts\/s20-results\.\w+\.json$/);
  expect(await look()).toEqual([]);
  await expectFitsNarrow(page);

  const chart = page.getByRole('region', { name: /^Who voted for whom/ });
  const voter = chart.getByRole('rowheader', { name: 'Parvati Shallow' });
  const leftOf = async () => Math.round((await voter.boundingBox())?.x ?? -1);
  const before = await leftOf();
  await chart.evaluate((element) => element.scrollTo({ left: 600 }));
  await expect.poll(leftOf).toBe(before);

  await page.reload();
  await page.getByRole('button', { name: 'Hide what happened' }).scrollIntoViewIfNeeded();
  await page.getByText('Sole Survivor · 39 days · jury vote 6-3-0').waitFor();
});
