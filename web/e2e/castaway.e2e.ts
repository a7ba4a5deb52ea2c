import { findRecord } from '@outrank/shared/facts/castawayRecord';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordedSeason } from '../src/testing/recordedSeason.ts';
import { expectFitsNarrow, violations } from './support/axe.ts';
import { watchReads } from './support/requests.ts';
import { removeFutureLists, seedList, seedUser } from './support/seed.ts';
import { page, withUser } from './support/userPage.ts';

withUser('/castaways/ozzy-lusth', { reducedMotion: 'reduce' });

const items = ['ozzy-lusth', 'yul-kwon', 'becky-lee'].map((id) => contestantItem(id, 's13'));
const tomorrow = new Date(Date.now() + 86_400_000);

beforeAll(async () => {
  for (let number = 1; number <= 9; number += 1) {
    const noted = items.map((item, index) => (index === 0 ? { ...item, note: `Swims, ${number}` } : item));
    await seedList({
      ...(await seedUser(`Aitutaki ${number}`)),
      name: `Cook Islands ${number}`,
      items: noted,
      createdAt: tomorrow,
      upvoteCount: number,
    });
  }
});
afterAll(removeFutureLists);

test('a castaway’s page reads results only when asked, the rest as it comes near, within its budget of documents', async () => {
  // What the first visit still reads must not be counted.
  await page.waitForLoadState('networkidle');
  const reads = watchReads(page);
  const { facts } = reads;
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Ozzy Lusth' }).waitFor();
  await page.getByText('Not enough lists for a rank yet.').first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(reads.documents).toBeLessThanOrEqual(9);
  expect(facts).toEqual([]);
  expect(await page.getByText(/voted out|Sole Survivor/).count()).toBe(0);

  await page.getByRole('button', { name: 'Show what happened in Cook Islands' }).click();
  const { votesWithMajority, votesCast } =
    findRecord(recordedSeason(13), 'ozzy-lusth') ?? expect.unreachable();
  await page.getByText(`in ${votesWithMajority} of ${votesCast}`).waitFor();
  expect(facts).toEqual([expect.stringMatching(/^\/facts\/s13-results\.\w+\.json$/)]);

  await page.getByRole('heading', { name: 'What fans say' }).scrollIntoViewIfNeeded();
  const said = page.getByRole('region', { name: 'What fans say' }).getByRole('blockquote');
  await said.first().waitFor();
  expect(await said.allTextContents()).toEqual(
    Array.from({ length: 8 }, (_, index) => `Swims, ${9 - index}`),
  );
  await page.getByRole('heading', { name: 'Ranked first, second or third' }).scrollIntoViewIfNeeded();
  await page.getByRole('article', { name: 'Cook Islands 9' }).waitFor();
  await page.waitForLoadState('networkidle');
  expect(reads.documents).toBeLessThanOrEqual(24);
  await page.evaluate(() => globalThis.scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await expectFitsNarrow(page);
});
