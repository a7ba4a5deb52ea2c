import { commentPath } from '@outrank/shared/documents/comment';
import { commentDocument } from '@outrank/shared/testing/storedDocuments';
import { Timestamp } from 'firebase-admin/firestore';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { store } from './seed.ts';

type Seeded = {
  list: { userId: string; listId: string };
  text: string;
  /** Minutes ago. */
  age?: number;
  author?: { userId: string; userName: string };
};

const defaultAuthor = { userId: 'demo-ada', userName: 'Ada Okafor' };

/** Stores a comment without replies. Returns its id. */
export async function seedComment({ list, text, age = 0, author = defaultAuthor }: Seeded): Promise<string> {
  const { id } = store.collection('comments').doc();
  const createdAt = Timestamp.fromMillis(Date.now() - age * 60_000);
  await store.doc(commentPath(id)).set({ ...commentDocument(list, createdAt), ...author, text });
  return id;
}

/** All comments and replies on the page. */
const comments = (page: Page): Locator => page.getByRole('article', { name: /^(Comment|Reply) by/ });

export const commentWith = (page: Page, text: string): Locator => comments(page).filter({ hasText: text });

export async function post(page: Page, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Add a comment' }).fill(text);
  await page.getByRole('button', { name: 'Post Comment' }).click();
}

export async function reply(page: Page, to: string, text: string): Promise<void> {
  await commentWith(page, to).getByRole('button', { name: 'Reply' }).click();
  await page.getByRole('textbox', { name: /^Reply to/ }).fill(text);
  await page.getByRole('button', { name: 'Post Reply' }).click();
}

export async function openComments(page: Page, list: { userId: string; listId: string }): Promise<void> {
  await page.goto(`/list/${list.userId}/${list.listId}`);
  await page.getByRole('heading', { name: /^Comments/ }).waitFor();
}

export const vote = (page: Page, text: string, name: RegExp): Locator =>
  commentWith(page, text).getByRole('button', { name });

/** Does what a return to the tab does: the comments are read again. */
const returnTo = (page: Page): Promise<unknown> =>
  page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));

/** Functions count votes and clean up within seconds. */
export async function countsAfterReturn(page: Page, what: Locator, count: number): Promise<void> {
  const countAgain = async () => {
    await returnTo(page);
    return what.count();
  };
  await expect.poll(countAgain, { timeout: 60_000 }).toBe(count);
}

export const showsAfterReturn = (page: Page, text: string, name: RegExp): Promise<void> =>
  countsAfterReturn(page, vote(page, text, name), 1);
