import type { CategoryId } from '@outrank/shared/ballots/categories';
import { editionIdAt, weeksFrom } from '@outrank/shared/ballots/edition';
import type { TopTenRow } from '@outrank/shared/ballots/topTen';
import { ballotsPath, editionPath, topTenPath } from '@outrank/shared/firestore/documentPaths';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { Timestamp } from 'firebase-admin/firestore';
import type { Browser, Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { runScheduled } from '../../scripts/emulators/scheduleTicker.ts';
import { readPublished, seedBallots, submitBallot, untilCounted } from './ballots.ts';
import { openProfile, watchErrors } from './browser.ts';
import { choose } from './creator.ts';
import { seedUser, store } from './seed.ts';
import { withUser } from './userPage.ts';

const CATEGORY: CategoryId = 'goat-competitor';
const published = store.doc(topTenPath(CATEGORY));

beforeAll(() => seedBallots(CATEGORY));

let page: Page;
let browser: Browser;
withUser(`/global-rankings/${CATEGORY}`, (opened) => {
  ({ page, browser } = opened);
});

const results = (tab: Page) => tab.getByRole('region', { name: 'Global Top 10' });
const namesOn = (tab: Page) =>
  results(tab).getByRole('list').first().getByRole('heading', { level: 3 }).allTextContents();
async function expectTotal(tab: Page): Promise<number> {
  const total = await untilCounted(CATEGORY);
  await tab.getByText(`Total Submissions: ${total}`, { exact: true }).waitFor();
  return total;
}

/** A fan's ballot with one name, as the app would have stored it. */
async function castFor(slug: string): Promise<void> {
  const { userId } = await seedUser('Voter');
  const ranking = [slug, ...Array<string>(9).fill('')];
  await store.doc(ballotsPath(userId)).set({ [CATEGORY]: { ranking, submittedAt: Timestamp.now() } });
}

/** The two neighbours who are closest, and how many first places the lower one needs to pass. */
function closestRivals(top10: readonly TopTenRow[]) {
  const pairs = top10.slice(1).map((lower, index) => {
    const upper = top10[index] as TopTenRow;
    return { upper: upper.id, lower: lower.id, gap: upper.totalScore - lower.totalScore };
  });
  const [{ upper, lower, gap }] = pairs.toSorted((a, b) => a.gap - b.gap) as [(typeof pairs)[0]];
  return { upper, lower, votes: Math.max(2, Math.floor(gap / 10) + 1) };
}

test('a fan votes, others vote, and the fan sees the Top 10 change without a reload', async () => {
  await choose(page, 'Palau', ['Tom Westman']);
  await submitBallot(page);
  const before = await expectTotal(page);
  let loads = 0;
  page.on('load', () => {
    loads += 1;
  });

  const { upper, lower, votes } = closestRivals((await readPublished(CATEGORY))?.top10 ?? []);
  for (let vote = 0; vote < votes; vote += 1) await castFor(lower);
  expect(await expectTotal(page)).toBe(before + votes);
  const [rising, falling] = [contestantItem(lower).name, contestantItem(upper).name];
  const placesOf = async () => {
    const names = await namesOn(page);
    return names.indexOf(rising) < names.indexOf(falling);
  };
  await expect.poll(placesOf).toBe(true);
  await page.getByText(/The Global Top 10 has changed\./).waitFor({ state: 'attached' });
  await results(page).getByText('Your ballot against the island').waitFor();
  expect(loads).toBe(0);
});

test('a visitor reads the results, and pages to the edition that the schedule kept and back', async () => {
  const week = editionIdAt(new Date());
  await untilCounted(CATEGORY);
  await store.doc(editionPath(CATEGORY, week)).delete();
  await published.update({ 'lastEdition.week': weeksFrom(week, -1) });
  await runScheduled('freezeEdition');
  const profile = await openProfile(browser);
  const tab = await profile.newPage();
  const errors = watchErrors(tab);
  await tab.goto('/global-rankings');
  await tab.getByText('In the lead').first().waitFor();
  await tab.getByRole('link', { name: 'GOAT Competitor' }).click();
  const total = await expectTotal(tab);
  expect(await namesOn(tab)).toHaveLength(10);

  await results(tab)
    .getByRole('link', { name: /^Edition of/ })
    .click();
  await results(tab).getByText(`, ${total} ballots`).waitFor();
  expect(new URL(tab.url()).search).toBe(`?edition=${week}`);
  await results(tab)
    .getByRole('link', { name: /^Edition of/ })
    .click();
  await results(tab)
    .getByRole('link', { name: /^Edition of/ })
    .nth(1)
    .waitFor();
  expect(new URL(tab.url()).search).toBe(`?edition=${weeksFrom(week, -1)}`);
  await tab.goBack();
  await tab.goBack();
  await results(tab)
    .getByText(/^Live, /)
    .waitFor();
  expect(errors).toEqual([]);
  await profile.close();
});
