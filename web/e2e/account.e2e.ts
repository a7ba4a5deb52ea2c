import { readFileSync } from 'node:fs';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { countedPath } from '@outrank/shared/documents/results';
import { expect, test } from 'vitest';
import { submitBallot } from './support/ballots.ts';
import { signInAs, watchErrors } from './support/browser.ts';
import {
  commentWith,
  countsAfterReturn,
  openComments,
  post,
  reply,
  showsAfterReturn,
  vote,
} from './support/commentSteps.ts';
import { choose } from './support/creator.ts';
import { accounts, seedList, seedUser, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { openAsNewUser, page, user, withUser } from './support/userPage.ts';

const CATEGORY: CategoryId = 'goat-strategy';

withUser(BLANK_PAGE);

/** How many counted ballots list a contestant whom no other test uses. An interrupted run may have left some. */
const listings = async () =>
  (await store.collection(countedPath(CATEGORY)).where('slots', 'array-contains', 'wanda-shirk').get()).size;

const hasIdentity = async () => (await accounts.getUsers([{ uid: user.userId }])).users.length > 0;

async function deleteAccount() {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'Delete forever' }).click();
  await page.getByText('Your account was deleted. Thanks for playing.').waitFor();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
}

test('a user downloads all data and deletes the account; counts, comments and the Top 10 follow', async () => {
  const errors = watchErrors(page);
  const other = await openAsNewUser(BLANK_PAGE);
  const listId = await seedList({ ...user, name: 'Of who leaves' });
  const owner = await seedUser('Owner of the list');
  const list = { userId: owner.userId, listId: await seedList({ ...owner, name: 'A discussed list' }) };
  await openComments(page, list);
  await post(page, 'I was here.');
  await commentWith(page, 'I was here.').getByText('just now').waitFor();
  await openComments(other.page, list);
  await reply(other.page, 'I was here.', 'And I saw you.');
  await vote(page, 'And I saw you.', /^Upvote/).click();
  await showsAfterReturn(other.page, 'And I saw you.', /1 upvote$/);
  const before = await listings();
  await page.goto(`/global-rankings/${CATEGORY}`);
  await choose(page, 'Palau', ['Wanda Shirk']);
  await submitBallot(page);
  await expect.poll(listings).toBe(before + 1);

  await page.goto('/mylists');
  await page.getByRole('link', { name: 'Your account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^outrank-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    profile: { displayName: user.userName },
    lists: [{ id: listId }],
    comments: [{ text: 'I was here.' }],
    commentVotes: [{ value: 1 }],
  });

  await page.evaluate((uid) => localStorage.setItem(`outrank:comment:${uid}:any`, 'typed'), user.userId);
  await deleteAccount();
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('outrank:')),
  );
  expect(stored).toEqual([]);

  await countsAfterReturn(other.page, other.page.getByText('This comment was deleted.', { exact: true }), 1);
  await showsAfterReturn(other.page, 'And I saw you.', /0 upvotes$/);
  expect(await commentWith(other.page, 'I was here.').count()).toBe(0);
  await expect.poll(listings).toBe(before);
  await expect.poll(hasIdentity).toBe(false);
  await expect.poll(async () => (await store.doc(`userLists/${user.userId}`).get()).exists).toBe(false);

  await other.page.goto(`/list/${user.userId}/${listId}`);
  await other.page.getByText('User not found', { exact: true }).waitFor();

  await signInAs(page, user.userName);
  await page.goto('/mylists');
  await page.getByText("You haven't ranked anyone yet.").waitFor();
  await openComments(page, list);
  await commentWith(page, 'And I saw you.').waitFor();
  expect(errors).toEqual([]);
});
