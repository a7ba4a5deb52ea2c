import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import {
  comments,
  commentWith,
  openComments,
  post,
  remove,
  reply,
  seedComment,
  shows,
  storedComments,
  vote,
} from './commentSteps.ts';
import { seedList } from './seed.ts';
import { withUser } from './userPage.ts';

const WRITES = ['**/documents:commit*', '**/us-central1/deleteComment'];
const LISTEN = '**/Listen/channel**';
const QUERY = '**:runQuery*';

let page: Page;
let fan: { userId: string; userName: string };
withUser('/', (opened) => {
  ({ page, fan } = opened);
});

const aList = async () => ({ userId: fan.userId, listId: await seedList({ ...fan, name: 'Talked about' }) });

test('without a connection nothing typed is lost, and votes and comments stay as they were', async () => {
  const list = await aList();
  await seedComment({ list, text: 'Still here', author: fan });
  await openComments(page, list);
  await commentWith(page, 'Still here').waitFor();
  await Promise.all(WRITES.map((part) => page.route(part, (route) => route.abort())));

  await post(page, 'Do not lose me');
  await page
    .getByRole('alert')
    .getByText('Failed to add comment. Please try again.', { exact: true })
    .waitFor();
  const field = page.getByRole('textbox', { name: 'Add a comment' });
  expect(await field.inputValue()).toBe('Do not lose me');
  await reply(page, 'Still here', 'Nor me');
  await expect.poll(() => page.getByRole('textbox', { name: /^Reply to/ }).inputValue()).toBe('Nor me');

  await vote(page, 'Still here', /^Upvote/).click();
  await page.getByText('Failed to process your vote. Please try again.', { exact: true }).waitFor();
  await shows(page, 'Still here', /0 upvotes$/);

  await remove(page, 'Still here');
  await page.getByText('Failed to delete comment. Please try again.', { exact: true }).waitFor();
  await commentWith(page, 'Still here').waitFor();

  await Promise.all(WRITES.map((part) => page.unroute(part)));
  await page.reload();
  await expect.poll(() => field.inputValue()).toBe('Do not lose me');
  await page.getByRole('button', { name: 'Post Comment' }).click();
  await expect.poll(async () => (await storedComments(list, 'Do not lose me')).length).toBe(1);
  await expect.poll(() => field.inputValue()).toBe('');
});

test('comments that cannot be watched are read in another way; when that fails too, none are shown and the list stands', async () => {
  const list = await aList();
  await seedComment({ list, text: 'Older', age: 5 });
  await seedComment({ list, text: 'Newer', age: 1 });
  await page.route(LISTEN, (route) => route.abort());
  await openComments(page, list);
  await expect.poll(() => comments(page).count()).toBe(2);
  expect(await comments(page).first().textContent()).toContain('Newer');

  await page.route(QUERY, (route) =>
    route.request().postData()?.includes('"comments"') ? route.abort() : route.continue(),
  );
  await page.reload();
  await page.getByText('The comments cannot be shown now.').waitFor();
  await page.getByText('Tom Westman').first().waitFor();
  expect(await page.getByText('No comments yet.').count()).toBe(0);
  await Promise.all([LISTEN, QUERY].map((part) => page.unroute(part)));
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => comments(page).count()).toBe(2);
});
