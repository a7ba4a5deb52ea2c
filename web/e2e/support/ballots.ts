import { parseBallots } from '@outrank/shared/ballots/ballot';
import { toCountedSlots } from '@outrank/shared/ballots/tally';
import { parseTopTen } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { BALLOTS } from '@outrank/shared/documents/ballots';
import { topTenPath } from '@outrank/shared/documents/results';
import { seededRandom } from '@outrank/shared/testing/seededRandom';
import type { Locator, Page } from 'playwright-core';
import { expect, vi } from 'vitest';
import { createBallots, createCategoryEditions } from '../../../scripts/seed/demoBallots.ts';
import { store } from './seed.ts';

export const ballot = (page: Page): Locator => page.getByRole('list', { name: 'Your ballot' });

/** The names on the ballot in slot order, `''` for an empty slot, without trailing empty slots. */
async function namesInSlots(page: Page): Promise<string[]> {
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

/** Waits until the ballot shows these names in slot order, `''` for an empty slot. */
export async function expectBallot(page: Page, names: readonly string[]): Promise<void> {
  await expect.poll(() => namesInSlots(page)).toEqual(names);
}

export async function submitBallot(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Submit My Ranking' }).click();
  await page.getByRole('heading', { name: 'Global Top 10' }).waitFor();
}

/** Waits until the published results include every ballot. */
async function waitUntilCounted(category: CategoryId): Promise<void> {
  const { docs } = await store.collection(BALLOTS).get();
  const cast = docs.filter((ballots) => toCountedSlots(parseBallots(ballots.data())[category]?.slots)).length;
  const isCounted = async () =>
    expect(parseTopTen((await store.doc(topTenPath(category)).get()).data())?.totalVotes).toBe(cast);
  await vi.waitFor(isCounted, { timeout: 60_000, interval: 500 });
}

/** Stores ballots that fill a Top 10, waits for their publication, and stores past editions. */
export async function seedBallots(category: CategoryId): Promise<void> {
  const now = new Date();
  const ballots = createBallots(now, seededRandom(5))
    .slice(0, 30)
    .flatMap(({ path, data }) => (data[category] ? [{ path, data: { [category]: data[category] } }] : []));
  const past = createCategoryEditions(ballots, now).filter(({ path }) =>
    path.startsWith(topTenPath(category)),
  );
  const batch = store.batch();
  for (const { path, data } of [...ballots, ...past]) batch.set(store.doc(path), data, { merge: true });
  await batch.commit();
  await waitUntilCounted(category);
}
