import type { ListKey } from '@outrank/shared/firestore/documentPaths';
import type { Page } from 'playwright-core';

/** A page of a signed-in user, and how to tell that it shows its content. */
export type Visit = {
  readonly name: string;
  readonly path: string;
  readonly waitFor: (page: Page) => Promise<void>;
  /** How many documents the page may read. */
  readonly documents?: number;
};

export const createVisits = ({ userId, listId }: ListKey): readonly Visit[] => [
  {
    name: 'Home',
    path: '/',
    waitFor: async (page) => {
      for (const name of ['Top Voted Lists This Week', 'Recently Created Lists'])
        await page.getByRole('region', { name }).getByRole('article').nth(2).waitFor();
    },
    documents: 16,
  },
  {
    name: 'Browse',
    path: '/rankings',
    waitFor: (page) => page.getByRole('article').nth(11).waitFor(),
    documents: 24,
  },
  {
    name: 'A list with 26 comments',
    path: `/list/${userId}/${listId}`,
    waitFor: (page) =>
      page
        .getByRole('article', { name: /^Comment by/ })
        .nth(0)
        .waitFor(),
    documents: 30,
  },
  {
    name: 'A category with an own ballot',
    path: '/global-rankings/goat-social',
    waitFor: (page) => page.getByText('Avg Pos').first().waitFor(),
    documents: 3,
  },
  {
    name: 'The creator',
    path: `/create?list=${listId}`,
    waitFor: (page) =>
      page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').nth(0).waitFor(),
  },
];
