import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { Page } from 'playwright-core';

/** A page, when it stands, and what a fan does on it. */
export type VisitedPage = {
  readonly name: string;
  readonly path: string;
  readonly stands: (page: Page) => Promise<void>;
  /** In words, for the report. */
  readonly acts: string;
  readonly act: (page: Page) => Promise<void>;
  readonly isSeenBefore?: boolean;
};

const home = {
  path: '/',
  stands: (page: Page) => shelfOf(page, 'Recently Created Lists').getByRole('article').nth(2).waitFor(),
  acts: 'a vote and a favorite',
  act: async (page: Page) => {
    const card = shelfOf(page, 'Recently Created Lists').getByRole('article').first();
    for (const name of [/^Upvote /, /^Favorite /]) await card.getByRole('button', { name }).click();
  },
} as const;

/** What is seen on a first visit of each, and Home once more. The list must be one with comments. */
export const visitedPages = ({ userId, listId }: ListKey): readonly VisitedPage[] => [
  { ...home, name: 'Home' },
  { ...home, name: 'Home, seen before', isSeenBefore: true },
  {
    name: 'Browse',
    path: '/rankings',
    stands: (page) => page.getByRole('article').nth(11).waitFor(),
    acts: 'a tag, then a word in the search',
    act: async (page) => {
      await page.getByRole('button', { name: 'Challenge Beasts' }).click();
      await page.getByRole('searchbox', { name: 'Search rankings...' }).pressSequentially('idol');
    },
  },
  {
    name: 'A list',
    path: `/list/${userId}/${listId}`,
    stands: (page) =>
      page
        .getByRole('article', { name: /^Comment by/ })
        .first()
        .waitFor(),
    acts: 'a word in the comment field',
    act: async (page) => {
      const field = page.getByRole('textbox', { name: 'Add a comment' });
      await field.click();
      await field.pressSequentially('Agreed');
    },
  },
  {
    name: 'The creator',
    path: `/create?list=${listId}`,
    stands: (page) =>
      page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').first().waitFor(),
    acts: 'the list is named, and an item taken, moved and dropped by key',
    act: async (page) => {
      await page.getByRole('textbox', { name: 'List Name' }).pressSequentially('More');
      await page
        .getByRole('button', { name: /^Reorder / })
        .nth(1)
        .focus();
      for (const key of ['Space', 'ArrowDown', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    },
  },
];

const shelfOf = (page: Page, name: string) => page.getByRole('region', { name });
