import { MOBILE_MAX_WIDTH } from '@outrank/shared/limits';
import type { Page } from 'playwright-core';
import type { Shot } from './shot.ts';

const rows = (page: Page) =>
  page.getByRole('list', { name: 'Your ranking' }).getByRole('listitem').first().waitFor();

/** A sheet on phones and tablets, a panel on desks. */
async function openSeason(page: Page): Promise<void> {
  const slot = page.getByRole('button', { name: /^(Tap to fill place 1|Vote for #1)$/ });
  const seasons = page.getByRole(isPhone(page) ? 'dialog' : 'region', { name: 'Survivor Seasons' });
  if (isPhone(page)) await slot.click();
  await seasons.getByRole('button', { name: /Palau/ }).first().click();
  await seasons.getByRole('button', { name: /^Tom Westman/ }).waitFor();
}

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) <= MOBILE_MAX_WIDTH;

/** Making a list; nothing is typed, so nothing is kept. */
export const creatorShots: readonly Shot[] = [
  {
    name: 'creator-empty',
    as: 'newcomer',
    path: () => '/create',
    arrange: (page) => page.getByRole('heading', { name: 'Create New Ranking' }).waitFor(),
  },
  { name: 'creator-season', as: 'newcomer', path: () => '/create', arrange: openSeason, isWindowOnly: true },
  { name: 'creator-filled', as: 'fan', path: ({ editOwnList }) => editOwnList, arrange: rows },
  {
    name: 'creator-move',
    as: 'fan',
    path: ({ editOwnList }) => editOwnList,
    arrange: async (page) => {
      await page.getByRole('button', { name: /^Place 3: move/ }).click();
      await page.getByText('To the top').waitFor();
    },
    isWindowOnly: true,
  },
  {
    name: 'creator-clear',
    as: 'fan',
    path: ({ editOwnList }) => editOwnList,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Clear', exact: true }).click();
      await page.getByRole('alertdialog').waitFor();
    },
    isWindowOnly: true,
  },
];
