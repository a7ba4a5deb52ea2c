import type { TopTenRow } from '@outrank/shared/ballots/topTen';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { ballotsPath } from '@outrank/shared/documents/ballots';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { readPublishedTopTen, seedBallots, submitBallot, waitUntilCounted } from './support/ballots.ts';
import { choose } from './support/creator.ts';
import { seedUser, store } from './support/seed.ts';
import { page, withUser } from './support/userPage.ts';

const CATEGORY: CategoryId = 'goat-competitor';

beforeAll(() => seedBallots(CATEGORY));

withUser(`/global-rankings/${CATEGORY}`);

const results = (tab: Page) => tab.getByRole('region', { name: 'Global Top 10' });
const namesOn = (tab: Page) =>
  results(tab).getByRole('list').first().getByRole('heading', { level: 3 }).allTextContents();
async function expectTotal(tab: Page): Promise<number> {
  const total = await waitUntilCounted(CATEGORY);
  await tab.getByText(`Total Submissions: ${total}`, { exact: true }).waitFor();
  return total;
}

/** Stores another user's ballot with one contestant. */
async function submitBallotFor(slug: string): Promise<void> {
  const { userId } = await seedUser('Voter');
  const ranking = [slug, ...Array<string>(9).fill('')];
  await store.doc(ballotsPath(userId)).set({ [CATEGORY]: { ranking, submittedAt: Timestamp.now() } });
}

/** The two neighbors with the smallest gap, and how many first places the lower one needs to pass. */
function closestRivals(top10: readonly TopTenRow[]) {
  const pairs = top10.slice(1).map((lower, index) => {
    const upper = top10[index] as TopTenRow;
    return { upper: upper.id, lower: lower.id, gap: upper.totalScore - lower.totalScore };
  });
  const [{ upper, lower, gap }] = pairs.toSorted((a, b) => a.gap - b.gap) as [(typeof pairs)[0]];
  return { upper, lower, votes: Math.max(2, Math.floor(gap / 10) + 1) };
}

test('a user submits a ballot and sees others’ ballots change the Top 10 without a reload (a second try, because the emulator sometimes leaves a listener out)', {
  retry: 1,
}, async () => {
  await choose(page, 'Palau', ['Tom Westman']);
  await submitBallot(page);
  const before = await expectTotal(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const { upper, lower, votes } = closestRivals((await readPublishedTopTen(CATEGORY))?.top10 ?? []);
  for (let vote = 0; vote < votes; vote += 1) await submitBallotFor(lower);
  expect(await expectTotal(page)).toBe(before + votes);
  const [rising, falling] = [contestantItem(lower).name, contestantItem(upper).name];
  const isPassed = async () => {
    const names = await namesOn(page);
    return names.indexOf(rising) < names.indexOf(falling);
  };
  await expect.poll(isPassed).toBe(true);
  await page.getByText(/The Global Top 10 has changed\./).waitFor({ state: 'attached' });
  await results(page).getByText('Your ballot vs. the island').waitFor();
  expect(loads).toBe(0);
});
