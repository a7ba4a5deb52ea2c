import { readFileSync } from 'node:fs';
import type { CategoryId } from '@outrank/shared/ballots/categories';
import type { Browser, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { readPublished, submitBallot } from './ballots.ts';
import { signInAs, watchErrors } from './browser.ts';
import { commentWith, openComments, post, reply, shows, vote } from './commentSteps.ts';
import { choose } from './creator.ts';
import { accounts, seedList, seedUser, store } from './seed.ts';
import { openAsNewUser, type UserPage, withUser } from './userPage.ts';

const CATEGORY: CategoryId = 'goat-strategy';

let page: Page;
let browser: Browser;
let fan: UserPage['fan'];
withUser('/mylists', (opened) => {
  ({ page, browser, fan } = opened);
});

/** On how many ballots somebody stands whom no other test lists; a run that broke off may have left some. */
const listings = async () => (await readPublished(CATEGORY))?.listedBy['wanda-shirk'] ?? 0;

/** A list of another fan on which the fan leaves an upvote and a comment that the other answers. */
async function talkAbout(other: Page): Promise<{ userId: string; listId: string }> {
  const owner = await seedUser('Owner of the list');
  const list = { userId: owner.userId, listId: await seedList({ ...owner, name: 'Talked about' }) };
  await openComments(page, list);
  await post(page, 'I was here.');
  await openComments(other, list);
  await reply(other, 'I was here.', 'And I saw you.');
  await vote(page, 'And I saw you.', /^Upvote/).click();
  await shows(other, 'And I saw you.', /1 upvote$/);
  return list;
}

test('a fan takes the data home and leaves; counts, talk and Top 10 follow, and the name is free again', async () => {
  const errors = watchErrors(page);
  const other = await openAsNewUser(browser, '/');
  const listId = await seedList({ ...fan, name: 'Of who leaves' });
  const list = await talkAbout(other.page);
  const before = await listings();
  await page.goto(`/global-rankings/${CATEGORY}`);
  await choose(page, 'Palau', ['Wanda Shirk']);
  await submitBallot(page);
  await expect.poll(listings, { timeout: 60_000 }).toBe(before + 1);

  await page.goto('/mylists');
  await page.getByRole('link', { name: 'Your account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^outrank-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const home = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(home).toMatchObject({
    profile: { displayName: fan.userName },
    lists: [{ id: listId }],
    comments: [{ text: 'I was here.' }],
    commentVotes: [{ value: 1 }],
  });

  await page.evaluate((uid) => localStorage.setItem(`outrank:comment:${uid}:any`, 'typed'), fan.userId);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'Delete forever' }).click();
  await page.getByText('Your account is deleted. Thank you for playing.').waitFor();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
  const kept = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('outrank:')),
  );
  expect(kept).toEqual([]);

  await other.page.getByText('This comment was deleted.', { exact: true }).waitFor();
  await shows(other.page, 'And I saw you.', /0 upvotes$/);
  expect(await commentWith(other.page, 'I was here.').count()).toBe(0);
  await expect.poll(listings, { timeout: 60_000 }).toBe(before);
  const isKnown = async () => (await accounts.getUsers([{ uid: fan.userId }])).users.length > 0;
  await expect.poll(isKnown, { timeout: 60_000 }).toBe(false);
  await expect.poll(async () => (await store.doc(`userLists/${fan.userId}`).get()).exists).toBe(false);

  await other.page.goto(`/list/${fan.userId}/${listId}`);
  await other.page.getByText('User not found', { exact: true }).waitFor();

  await signInAs(page, fan.userName);
  await page.goto('/mylists');
  await page.getByText('You have not ranked anybody yet.').waitFor();
  await openComments(page, list);
  await commentWith(page, 'And I saw you.').waitFor();
  expect(errors).toEqual([]);
  await other.profile.close();
});
