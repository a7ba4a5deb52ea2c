import { expect, test } from 'vitest';
import {
  comments,
  commentWith,
  openComments,
  post,
  remove,
  reply,
  returnTo,
  showsAfterReturn,
  storedComments,
  vote,
} from './support/commentSteps.ts';
import { seedList } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { openAsNewUser, page, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

async function seedOwnList() {
  return { userId: user.userId, listId: await seedList({ ...user, name: 'A discussed list' }) };
}

test("two users see each other's comments, votes and deletions when they return to the page", async () => {
  const ben = await openAsNewUser(BLANK_PAGE);
  const list = await seedOwnList();
  for (const on of [page, ben.page]) await openComments(on, list);
  await page.getByText('No comments yet. Be the first to comment!', { exact: true }).waitFor();

  await post(page, '  Parvati above Sandra?\nReally?  ');
  await commentWith(page, 'Parvati above Sandra?').getByText('just now').waitFor();
  await returnTo(ben.page);
  await commentWith(ben.page, 'Parvati above Sandra?').getByText('just now').waitFor();
  await reply(ben.page, 'Parvati above Sandra?', 'Every time.');
  await commentWith(ben.page, 'Every time.').getByText('just now').waitFor();
  await returnTo(page);
  const replies = page.getByRole('list', { name: `Replies to ${user.userName}` });
  await replies.getByText('Every time.').waitFor();
  expect(await comments(page).count()).toBe(2);
  expect(await comments(ben.page).count()).toBe(2);
  const [first] = await storedComments(list, 'Parvati above Sandra?\nReally?');
  expect(first).toMatchObject({ userName: user.userName, parentId: null, isReply: false });
  expect((await storedComments(list, 'Every time.')).map(({ isReply }) => isReply)).toContain(true);

  await vote(ben.page, 'Parvati above', /^Upvote/).click();
  await showsAfterReturn(page, 'Parvati above', /1 upvote$/);
  await vote(page, 'Parvati above', /^Downvote/).click();
  await vote(page, 'Parvati above', /^Upvote/).click();
  for (const on of [page, ben.page]) {
    await showsAfterReturn(on, 'Parvati above', /2 upvotes$/);
    await showsAfterReturn(on, 'Parvati above', /0 downvotes$/);
  }

  await remove(page, 'Parvati above');
  await page.getByText('This comment was deleted.', { exact: true }).waitFor();
  await returnTo(ben.page);
  for (const on of [page, ben.page]) {
    await on.getByText('This comment was deleted.', { exact: true }).waitFor();
    await commentWith(on, 'Every time.').waitFor();
  }
  expect(await commentWith(page, 'Every time.').getByRole('button', { name: 'Delete' }).count()).toBe(0);
  await openComments(page, list);
  await page.getByText('This comment was deleted.').waitFor();
  await remove(ben.page, 'Every time.');
  await ben.page.getByText('No comments yet. Be the first to comment!').waitFor();
  await returnTo(page);
  await page.getByText('No comments yet. Be the first to comment!').waitFor();
});
