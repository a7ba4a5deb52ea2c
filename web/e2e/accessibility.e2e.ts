import { listKeyText } from '@outrank/shared/documents/list';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { reportTargetId } from '@outrank/shared/moderation/reportTarget';
import { getEditionId } from '@outrank/shared/results/edition';
import { Timestamp } from 'firebase-admin/firestore';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectFitsNarrow, violations } from './support/axe.ts';
import { seedBallots } from './support/ballots.ts';
import { PHONE, setOffline } from './support/browser.ts';
import { seedComment } from './support/commentSteps.ts';
import { seedConsensus, seedSubmission } from './support/consensusSeeds.ts';
import { choose } from './support/creator.ts';
import { accounts, seedList, seedUser, store } from './support/seed.ts';
import { openAsNewUser, withBrowser } from './support/userPage.ts';

withBrowser();
beforeAll(() => Promise.all([seedBallots('goat-social'), seedConsensus('cast-s3')]));

const africa = ['ethan-zohn', 'kim-johnson', 'lex-van-den-berghe', 'tom-buchanan', 'teresa-cooper'].map(
  (slug) => contestantItem(slug, 's3'),
);

const screens: readonly [string, (page: Page) => Promise<unknown>][] = [
  ['/', (page) => page.getByRole('article').first().waitFor()],
  ['/mylists', (page) => page.getByRole('article').first().waitFor()],
  ['/rankings', (page) => page.getByRole('article').first().waitFor()],
  ['/activity', (page) => page.getByText('What other fans did').waitFor()],
  ['/following', (page) => page.getByText("You don't follow anybody yet.").waitFor()],
  ['/global-rankings', (page) => page.getByText('In the lead').first().waitFor()],
  ['/global-rankings/goat-social', (page) => page.getByRole('list', { name: 'Your ballot' }).waitFor()],
  [
    `/global-rankings/goat-social?edition=${getEditionId(new Date())}`,
    async (page) => {
      await page.getByText('How this works').click();
      await page.getByText('Ballots by place').click();
    },
  ],
  ['/global-rankings/seasons', (page) => page.getByRole('heading', { name: 'All Seasons' }).waitFor()],
  [
    '/global-rankings/cast-s3',
    async (page) => {
      await page.getByText('% alike').waitFor();
      await page.getByRole('button', { name: 'Head-to-heads of Ethan Zohn' }).click();
      await page.getByText('How this works').click();
    },
  ],
  ['/seasons', (page) => page.getByRole('link', { name: 'Borneo' }).waitFor()],
  [
    '/seasons/s3',
    async (page) => {
      await page.getByRole('button', { name: 'Show what happened' }).click();
      await page.getByRole('table').waitFor();
    },
  ],
  [
    '/account',
    async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog', { name: 'Delete your account?' }).waitFor();
    },
  ],
  [
    '/moderation',
    async (page) => {
      await page.getByRole('button', { name: /^Hide/ }).first().click();
      await page.getByRole('dialog').waitFor();
    },
  ],
  ['/moderation/season', (page) => page.getByRole('heading', { name: 'Announce a season' }).waitFor()],
  ['/create', (page) => page.getByRole('heading', { name: 'Create New Ranking' }).waitFor()],
];

// Both layouts, and both color schemes, whose colors are the same in each layout.
test.each([
  ['desktop', 'light', {}],
  ['phone', 'dark', PHONE],
] as const)(
  "on a %s, %s, axe finds no violation on any screen, in the creator's states, or with spoilers hidden and shown",
  async (_, colorScheme, window) => {
    const { page, user } = await openAsNewUser('/', { ...window, reducedMotion: 'reduce' });
    const own = { userId: user.userId, listId: await seedList({ ...user, name: 'Of my own' }) };
    const reports = reportCountPath(reportTargetId({ kind: 'list', list: own }));
    await store.doc(reports).set({ count: 1, isOpen: true, at: Timestamp.now(), decidedAt: null });
    await accounts.setCustomUserClaims(user.userId, { curator: true });
    const submitted = await seedSubmission('cast-s3', africa, user);
    const found: Record<string, string[]> = {};
    const isPhone = 'hasTouch' in window;
    const look = async (state: string) => {
      // axe reports a control that the header half covers as too small.
      await page.evaluate(() => globalThis.scrollTo(0, 0));
      const wrong = await violations(page, [colorScheme]);
      if (wrong.length > 0) found[state] = wrong;
      if (isPhone) await expectFitsNarrow(page);
    };
    for (const [path, isReady] of screens) {
      await page.goto(path);
      await isReady(page);
      await look(path);
    }
    if (isPhone) {
      await page.getByRole('button', { name: 'Tap to pick #1' }).tap();
      await page.getByRole('dialog').waitFor();
      await choose(page, 'Palau', ['Tom Westman']);
      await look('the sheet');
      await page.keyboard.press('Escape');
    } else {
      await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
      await look('a filled creator');
      await page.getByRole('button', { name: 'Help me decide' }).click();
      await page.getByText('Question 1,').waitFor();
      await look('the questions');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
      await look('a question');
    }
    const other = await seedUser('Axe');
    const listId = await seedList({ ...other, tags: ['spoiler'], description: 'Hidden' });
    await seedComment({
      list: { userId: other.userId, listId },
      text: 'See https://example.com',
      author: user,
    });
    await page.goto(`/list/${other.userId}/${listId}`);
    await page.getByRole('button', { name: 'Show Spoilers' }).waitFor();
    await look('a covered list');
    await page.getByRole('button', { name: 'Show Spoilers' }).click();
    await page.getByRole('button', { name: /^Reply/ }).click();
    await setOffline(page, true);
    await page.getByText("You're offline. We'll keep your changes.").waitFor();
    await look('a list and its comments, offline');
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('alertdialog').waitFor();
    await look('a question about a comment');
    await page.keyboard.press('Escape');
    await setOffline(page, false);
    if (isPhone) await page.getByRole('button', { name: 'More' }).click();
    await page.getByRole('button', { name: /^Report the list/ }).click();
    await page.getByRole('dialog', { name: 'Report this list' }).waitFor();
    await look('a report');
    await page.keyboard.press('Escape');
    await page.goto(`/compare?a=${listKeyText(submitted)}`);
    await page.getByRole('link', { name: "The fans' ranking of Africa's cast" }).waitFor();
    await look('a choice of what to compare');
    const theirs = await seedSubmission('cast-s3', africa.toReversed());
    await page.goto(`/compare?a=${listKeyText(submitted)}&b=${listKeyText(theirs)}`);
    await page.getByRole('button', { name: 'Post as a comment' }).click();
    await look('a comparison, and a comment about it');
    await page.getByRole('button', { name: 'Cancel' }).click();
    if (isPhone) await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    await look('/login');
    expect(found).toEqual({});
  },
);
