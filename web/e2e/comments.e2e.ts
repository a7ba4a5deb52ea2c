import type { Browser, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type FanPage, openAsNewFan, withFan } from './fanPage.ts';
import { seedFan, seedList, store } from './seed.ts';
import { comments, commentWith, post, remove, reply, seedComment } from './talk.ts';

const COMMIT = '**/documents:commit*';
const FUNCTIONS = '**/us-central1/deleteComment';

let ana: FanPage & { browser: Browser };
let page: Page;
withFan('/', (opened) => {
  ana = opened;
  page = opened.page;
});

async function openList(on: readonly Page[] = [page]) {
  const list = { userId: ana.fan.userId, listId: await seedList({ ...ana.fan, name: 'Talked about' }) };
  await Promise.all(on.map((each) => openTalk(each, list)));
  return list;
}

async function openTalk(on: Page, list: { userId: string; listId: string }): Promise<void> {
  await on.goto(`/list/${list.userId}/${list.listId}`);
  await on.getByRole('heading', { name: /^Comments/ }).waitFor();
}

const stored = async (text: string) =>
  (await store.collection('comments').where('text', '==', text).get()).docs.map((each) => each.data());
const vote = (on: Page, text: string, name: RegExp) => commentWith(on, text).getByRole('button', { name });
const shows = (on: Page, text: string, name: RegExp) => vote(on, text, name).waitFor();

describe('two fans', () => {
  test('talk, vote and take back before each other’s eyes', async () => {
    const ben = await openAsNewFan(ana.browser, '/');
    const list = await openList([page, ben.page]);
    await page.getByText('No comments yet. Be the first to comment!', { exact: true }).waitFor();

    await post(page, '  Parvati above Sandra?\nReally?  ');
    await commentWith(ben.page, 'Parvati above Sandra?').getByText('just now').waitFor();
    await reply(ben.page, 'Parvati above Sandra?', 'Every time.');
    await page
      .getByRole('list', { name: `Replies to ${ana.fan.userName}` })
      .getByText('Every time.')
      .waitFor();
    expect(await comments(page).count()).toBe(2);
    expect(await comments(ben.page).count()).toBe(2);
    const [first] = await stored('Parvati above Sandra?\nReally?');
    expect(first).toMatchObject({ userName: ana.fan.userName, parentId: null, isReply: false });
    expect((await stored('Every time.')).map(({ isReply }) => isReply)).toContain(true);

    await vote(ben.page, 'Parvati above', /^Upvote/).click();
    await shows(page, 'Parvati above', /1 upvote$/);
    await vote(page, 'Parvati above', /^Downvote/).click();
    await vote(page, 'Parvati above', /^Upvote/).click();
    for (const on of [page, ben.page]) {
      await shows(on, 'Parvati above', /2 upvotes$/);
      await shows(on, 'Parvati above', /0 downvotes$/);
    }

    await remove(page, 'Parvati above');
    for (const on of [page, ben.page]) {
      await on.getByText('This comment was deleted.', { exact: true }).waitFor();
      await commentWith(on, 'Every time.').waitFor();
    }
    expect(await commentWith(page, 'Every time.').getByRole('button', { name: 'Delete' }).count()).toBe(0);
    await openTalk(page, list);
    await page.getByText('This comment was deleted.').waitFor();
    await remove(ben.page, 'Every time.');
    await page.getByText('No comments yet. Be the first to comment!').waitFor();
    await ben.profile.close();
  });
});

describe('a vote', () => {
  test('of ten quick clicks leaves the last wish, and what others voted', async () => {
    const list = await openList([]);
    const id = await seedComment({ list, text: 'Click me' });
    await store.doc(`comments/${id}`).update({ upvoteCount: 3, downvoteCount: 2 });
    await openTalk(page, list);
    for (let round = 0; round < 5; round += 1) {
      await vote(page, 'Click me', /^Upvote/).click();
      await vote(page, 'Click me', /^Downvote/).click();
    }
    await shows(page, 'Click me', /3 downvotes$/);
    const counts = async () => {
      const { upvoteCount, downvoteCount } = (await store.doc(`comments/${id}`).get()).data() ?? {};
      return [upvoteCount, downvoteCount];
    };
    await expect.poll(counts).toEqual([3, 3]);
    await page.reload();
    await shows(page, 'Click me', /3 downvotes$/);
    expect(await vote(page, 'Click me', /^Downvote/).getAttribute('aria-pressed')).toBe('true');
  });
});

describe('without a connection', () => {
  test('nothing typed is lost, and votes and comments stay as they were', async () => {
    const list = await openList([]);
    await seedComment({ list, text: 'Still here', author: ana.fan });
    await openTalk(page, list);
    await commentWith(page, 'Still here').waitFor();
    await Promise.all([COMMIT, FUNCTIONS].map((part) => page.route(part, (route) => route.abort())));

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

    await Promise.all([COMMIT, FUNCTIONS].map((part) => page.unroute(part)));
    await page.reload();
    await expect.poll(() => field.inputValue()).toBe('Do not lose me');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    await expect.poll(async () => (await stored('Do not lose me')).length).toBe(1);
    await expect.poll(() => field.inputValue()).toBe('');
  });
});

describe('many comments', () => {
  test('come in pages, and newer ones push none away', async () => {
    const list = await openList([]);
    const ids = await Promise.all(
      Array.from({ length: 45 }, (_, age) => seedComment({ list, text: `Number ${age}.`, age: age + 1 })),
    );
    await openTalk(page, list);
    await expect.poll(() => comments(page).count()).toBe(20);
    const other = await seedFan('Late to the talk');
    await seedComment({ list, text: 'Newest of all', author: other });
    await commentWith(page, 'Newest of all').waitFor();
    await expect.poll(() => comments(page).count()).toBe(21);
    await store.doc(`comments/${ids[19]}`).update({ upvoteCount: 7 });
    await shows(page, 'Number 19.', /7 upvotes$/);
    const older = page.getByRole('button', { name: 'Show older comments' });
    await older.click();
    await expect.poll(() => comments(page).count()).toBe(41);
    await older.click();
    await expect.poll(() => comments(page).count()).toBe(46);
    expect(await older.count()).toBe(0);
    const texts = await comments(page)
      .locator('p')
      .filter({ hasText: /^Number/ })
      .allTextContents();
    expect(texts).toEqual(Array.from({ length: 45 }, (_, age) => `Number ${age}.`));
  });
});
