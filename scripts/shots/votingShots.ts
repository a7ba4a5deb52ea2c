import type { Page } from 'playwright-core';
import type { Shot } from './shot.ts';
import { fail, stall } from './wire.ts';

const leaders = (page: Page) => page.getByText('In the lead').first().waitFor();
const results = (page: Page) => page.getByText('Avg Pos').first().waitFor();
const ballot = (page: Page) => page.getByRole('list', { name: 'Your ballot' }).waitFor();
const anew = (page: Page) => page.getByRole('button', { name: /again/ }).first().waitFor();

/** The GOAT categories, and what curators see. */
export const votingShots: readonly Shot[] = [
  { name: 'categories', as: 'fan', path: () => '/global-rankings', arrange: leaders },
  { name: 'categories-signed-out', as: 'nobody', path: () => '/global-rankings', arrange: leaders },
  { name: 'results', as: 'fan', path: () => '/global-rankings/goat-strategy', arrange: results },
  {
    name: 'results-explained',
    as: 'nobody',
    path: () => '/global-rankings/goat-social',
    arrange: async (page) => {
      await results(page);
      await page.getByText('How this works').click();
      await page.getByText('Every place in numbers').click();
    },
  },
  {
    name: 'results-loading',
    as: 'nobody',
    path: () => '/global-rankings/goat-strategy',
    prepare: stall,
    arrange: (page) => page.getByRole('heading', { name: 'Global Top 10' }).waitFor(),
  },
  {
    name: 'results-error',
    as: 'nobody',
    path: () => '/global-rankings/goat-strategy',
    prepare: fail,
    arrange: anew,
  },
  {
    name: 'edition-early',
    as: 'nobody',
    path: ({ firstEdition }) => `/global-rankings/goat-social?edition=${firstEdition}`,
    arrange: results,
  },
  {
    name: 'edition-none',
    as: 'nobody',
    path: () => '/global-rankings/goat-social?edition=2020-01-03',
    arrange: (page) => page.getByText('No edition closed that week.').waitFor(),
  },
  {
    name: 'ballot-empty',
    as: 'newcomer',
    path: () => '/global-rankings/goat-social',
    arrange: ballot,
    isWindowOnly: true,
  },
  {
    name: 'ballot-submitted',
    as: 'fan',
    path: () => '/global-rankings/goat-strategy',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'View/Edit My Submission' }).click();
      await ballot(page);
    },
    isWindowOnly: true,
  },
  {
    name: 'ballot-signed-out',
    as: 'nobody',
    path: () => '/global-rankings/goat-strategy',
    arrange: (page) => page.getByRole('button', { name: 'View/Edit My Submission' }).click(),
  },
  {
    name: 'moderation',
    as: 'curator',
    path: () => '/moderation',
    arrange: (page) => page.getByRole('button', { name: /^Hide/ }).nth(1).waitFor(),
  },
  {
    name: 'moderation-hide',
    as: 'curator',
    path: () => '/moderation',
    arrange: async (page) => {
      await page.getByRole('button', { name: /^Hide/ }).first().click();
      await page.getByRole('dialog').waitFor();
    },
    isWindowOnly: true,
  },
  {
    name: 'moderation-empty',
    as: 'curator',
    path: () => '/moderation?view=blocked',
    arrange: (page) => page.getByText('Nobody is blocked.').waitFor(),
  },
];
