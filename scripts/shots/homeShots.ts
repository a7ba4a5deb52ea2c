import type { Page } from 'playwright-core';
import type { Shot } from './shot.ts';
import { fail, stall } from './wire.ts';

const cards = (page: Page) => page.getByRole('article').first().waitFor();
const shelves = async (page: Page) => {
  await cards(page);
  await page.getByRole('region', { name: 'Survivor Seasons' }).waitFor();
};
/** Down to what is read only when a fan comes near it. */
const wholeHome = async (page: Page) => {
  await shelves(page);
  await page.getByRole('heading', { name: 'Your Favorite Lists' }).hover();
  await page.mouse.move(0, 0);
};

/** Signing in, Home, and a fan's own things. */
export const homeShots: readonly Shot[] = [
  {
    name: 'login',
    as: 'nobody',
    path: () => '/login',
    arrange: (page) => page.getByRole('heading', { name: 'Sign In Required' }).waitFor(),
  },
  {
    name: 'login-demo-fans',
    as: 'nobody',
    path: () => '/login',
    arrange: (page) => page.getByRole('button', { name: 'Sign in with Google' }).click(),
    isWindowOnly: true,
  },
  { name: 'home', as: 'fan', path: () => '/', arrange: wholeHome },
  { name: 'home-newcomer', as: 'newcomer', path: () => '/', arrange: wholeHome },
  {
    name: 'home-loading',
    as: 'newcomer',
    path: () => '/',
    prepare: stall,
    arrange: (page) => page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor(),
  },
  {
    name: 'home-error',
    as: 'newcomer',
    path: () => '/',
    prepare: fail,
    arrange: (page) => page.getByRole('button', { name: /again/ }).first().waitFor(),
  },
  {
    name: 'home-offline',
    as: 'fan',
    path: () => '/',
    arrange: async (page) => {
      await shelves(page);
      await page.context().setOffline(true);
      await page.evaluate('window.dispatchEvent(new Event("offline"))');
      await page.getByText('You are offline.').waitFor();
    },
    isWindowOnly: true,
  },
  { name: 'my-lists', as: 'fan', path: () => '/mylists', arrange: cards },
  {
    name: 'my-lists-empty',
    as: 'newcomer',
    path: () => '/mylists',
    arrange: (page) => page.getByText('You have not ranked anybody yet.').waitFor(),
  },
  {
    name: 'my-lists-delete',
    as: 'fan',
    path: () => '/mylists',
    arrange: (page) =>
      page
        .getByRole('button', { name: /^Delete/ })
        .first()
        .click(),
    isWindowOnly: true,
  },
  {
    name: 'my-lists-username',
    as: 'fan',
    path: () => '/mylists',
    arrange: async (page) => {
      await cards(page);
      await page.getByRole('button', { name: 'Change Username' }).click();
    },
    isWindowOnly: true,
  },
  {
    name: 'account',
    as: 'fan',
    path: () => '/account',
    arrange: (page) => page.getByRole('heading', { name: 'Your Account' }).waitFor(),
  },
  {
    name: 'account-delete',
    as: 'fan',
    path: () => '/account',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Delete my account' }).click();
      await page.getByRole('dialog').waitFor();
    },
    isWindowOnly: true,
  },
];
