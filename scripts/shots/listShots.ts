import type { Page } from 'playwright-core';
import type { Shot } from './shot.ts';
import { fail, stall } from './wire.ts';

const cards = (page: Page) => page.getByRole('article').first().waitFor();
const talk = async (page: Page) => {
  await page
    .getByRole('article', { name: /^Comment by/ })
    .first()
    .waitFor();
};

/** Finding lists, and reading one. */
export const listShots: readonly Shot[] = [
  { name: 'browse', as: 'fan', path: () => '/rankings', arrange: cards },
  {
    name: 'browse-nothing-found',
    as: 'fan',
    path: () => '/rankings?q=zzzzqqq&tags=social',
    arrange: (page) => page.getByRole('button', { name: 'Clear filters' }).waitFor(),
  },
  {
    name: 'browse-loading',
    as: 'fan',
    path: () => '/rankings',
    prepare: stall,
    arrange: (page) => page.getByRole('searchbox').waitFor(),
  },
  {
    name: 'browse-error',
    as: 'fan',
    path: () => '/rankings',
    prepare: fail,
    arrange: (page) => page.getByRole('button', { name: /again/ }).first().waitFor(),
  },
  { name: 'one-fan', as: 'fan', path: () => '/rankings/user/demo-hank', arrange: cards },
  {
    name: 'one-fan-missing',
    as: 'fan',
    path: () => '/rankings/user/nobody',
    arrange: (page) => page.getByText('User not found').waitFor(),
  },
  { name: 'list', as: 'fan', path: ({ list }) => list, arrange: talk },
  { name: 'list-on-paper', as: 'fan', path: ({ list }) => list, arrange: talk, onPaper: true },
  { name: 'list-of-seasons', as: 'fan', path: ({ seasonList }) => seasonList, arrange: cards },
  { name: 'list-own', as: 'fan', path: ({ ownList }) => ownList, arrange: cards },
  {
    name: 'list-covered',
    as: 'fan',
    path: ({ spoilerList }) => spoilerList,
    arrange: (page) => page.getByRole('button', { name: 'Show Spoilers' }).waitFor(),
  },
  {
    name: 'list-uncovered',
    as: 'fan',
    path: ({ spoilerList }) => spoilerList,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Show Spoilers' }).click();
      await talk(page);
    },
  },
  {
    name: 'list-loading',
    as: 'fan',
    path: ({ list }) => list,
    prepare: stall,
    arrange: (page) => page.getByText('Loading ...').first().waitFor({ state: 'attached' }),
  },
  {
    name: 'list-missing',
    as: 'fan',
    path: () => '/list/demo-ada/list_1',
    arrange: (page) => page.getByText('List not found').waitFor(),
  },
  {
    name: 'list-reply',
    as: 'fan',
    path: ({ list }) => list,
    arrange: async (page) => {
      await talk(page);
      await page
        .getByRole('button', { name: /^Reply/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: /^Reply to/ }).waitFor();
    },
    isWindowOnly: true,
  },
  {
    name: 'list-report',
    as: 'fan',
    path: ({ list }) => list,
    arrange: async (page) => {
      await page.getByRole('button', { name: /^Report the list/ }).click();
      await page.getByRole('dialog').waitFor();
    },
    isWindowOnly: true,
  },
  {
    name: 'list-delete-comment',
    as: 'fan',
    path: ({ list }) => list,
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Delete' }).first().click();
      await page.getByRole('alertdialog').waitFor();
    },
    isWindowOnly: true,
  },
];
