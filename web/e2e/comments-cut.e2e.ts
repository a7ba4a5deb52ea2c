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
} from './support/commentSteps.ts';
import { seedList } from './support/seed.ts';
import { page, user, withUser } from './support/userPage.ts';

const WRITES = ['**/documents:commit*', '**/us-central1/deleteComment'];
const LISTEN = '**/Listen/channel**';
const QUERY = '**:runQuery*';

withUser('/');

const aList = async () => ({
  userId: user.userId,
  listId: await seedList({ ...user, name: 'A discussed list' }),
});

test('failed writes lose no text and change no vote or comment', async () => {
  const list = await aList();
  await seedComment({ list, text: 'Still here', author: user });
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

test('comments without live updates are read once; when that fails too, the section says so', async () => {
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
