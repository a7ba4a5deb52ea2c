import { commentPath } from '@outrank/shared/documents/comment';
import { listPath } from '@outrank/shared/documents/list';
import { reportCountPath } from '@outrank/shared/documents/moderation';
import { type ReportTarget, reportTargetId } from '@outrank/shared/moderation/reportTarget';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { commentWith, countsAfterReturn, openComments, seedComment } from './support/commentSteps.ts';
import { accounts, seedList, seedUser, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { openAsNewUser, page, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

async function report(on: Page, what: RegExp, words: string) {
  await on.getByRole('button', { name: what }).click();
  const dialog = on.getByRole('dialog', { name: /^Report this/ });
  await dialog.getByText('Attacks a castaway').click();
  await dialog.getByRole('textbox').fill(words);
  await dialog.getByRole('button', { name: 'Send Report' }).click();
  await on.getByText('Thanks. A moderator will take a look.').waitFor();
}

/** The card of the content that was reported with this text. */
const reported = (on: Page, words: string) => on.getByRole('article').filter({ hasText: words });

async function hide(on: Page, words: string) {
  await on.goto('/moderation');
  await reported(on, words).getByRole('button', { name: /^Hide/ }).click();
  await on.getByRole('textbox', { name: 'Reason (for the log)' }).fill('Not here.');
  await on.getByRole('dialog').getByRole('button', { name: 'Hide' }).click();
  // The card has no role while the dialog is open, so its absence alone would not tell that it is done.
  await on.getByText('Hidden. It disappears everywhere within a minute.').waitFor();
  await reported(on, words).waitFor({ state: 'detached' });
}

/** Functions count the reports a moment later. */
const waitUntilCounted = (target: ReportTarget) =>
  expect
    .poll(async () => (await store.doc(reportCountPath(reportTargetId(target))).get()).get('isOpen'), {
      timeout: 60_000,
    })
    .toBe(true);

test('a curator sees what a user reported and hides it; it is not found until it is restored', async () => {
  const owner = await seedUser('Rude owner');
  // Unique texts, because an interrupted run may have left its reports.
  const rudeName = `A rude list of ${owner.userId}`;
  const tameName = `A tame list of ${owner.userId}`;
  const listId = await seedList({ ...owner, name: rudeName });
  const list = { userId: owner.userId, listId };
  const text = `Rude words of ${owner.userId}.`;
  const commentId = await seedComment({ list, text, author: owner });
  const rudeList = `${listId} is rude.`;
  const rudeComment = `${commentId} is rude.`;
  const curator = await openAsNewUser(BLANK_PAGE);
  await accounts.setCustomUserClaims(curator.user.userId, { curator: true });

  await openComments(page, list);
  await report(page, /^Report the comment/, rudeComment);
  await report(page, /^Report the list/, rudeList);

  await waitUntilCounted({ kind: 'comment', commentId });
  await waitUntilCounted({ kind: 'list', list });
  await store.doc(listPath(list)).update({ name: tameName });

  await hide(curator.page, rudeComment);
  await countsAfterReturn(page, commentWith(page, text), 0);
  expect((await store.doc(commentPath(commentId)).get()).exists).toBe(false);
  const words = (await reported(curator.page, rudeList).innerText()).replace(/\s+/g, ' ');
  expect(words).toContain(`Reported as ${rudeName}`);
  expect(words).toContain(`Now ${tameName}`);
  await hide(curator.page, rudeList);
  await page.goto(`/list/${list.userId}/${list.listId}`);
  await page.getByText('No lists found for this user').waitFor();

  for (const name of [tameName, text]) {
    await curator.page.goto('/moderation?view=hidden');
    await reported(curator.page, name)
      .getByRole('button', { name: /^Restore/ })
      .click();
    await reported(curator.page, name).waitFor({ state: 'detached' });
  }
  await openComments(page, list);
  await commentWith(page, text).waitFor();
});
