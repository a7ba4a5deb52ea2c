import { expect, test } from 'vitest';
import { ballot, expectBallot, submitBallot } from './support/ballots.ts';
import { signInAs, uniqueName } from './support/browser.ts';
import { choose } from './support/creator.ts';
import { centerOf, drag } from './support/pointer.ts';
import { store, uidOf } from './support/seed.ts';
import { openAsVisitor, withBrowser } from './support/userPage.ts';

withBrowser();

test('a visitor signs in at the ballot, fills it by click and drag, submits it and changes it', async () => {
  const { page } = await openAsVisitor({ height: 1300 });
  const name = uniqueName('Voter');
  const seasons = page.getByRole('region', { name: 'Survivor Seasons' });
  const rows = ballot(page).getByRole('listitem');
  await page.goto('/global-rankings/goat-nobody');
  await page.getByRole('link', { name: 'GOAT Social' }).click();
  await page.getByText('Please log in to submit your ranking.').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'Sign In' }).click();
  await signInAs(page, name);
  await page.getByRole('button', { name: 'Vote for #1', exact: true }).waitFor();
  const readStored = async () =>
    (await store.doc(`userGlobalRankings/${await uidOf(name)}`).get()).get('goat-social').ranking;

  await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
  await seasons.getByRole('button', { name: /Palau/ }).first().click();
  const caryn = seasons.getByRole('button', { name: /^Caryn Groedel/ });
  await caryn.hover();
  await drag(await centerOf(caryn), await centerOf(rows.nth(3)), page);
  await expectBallot(page, ['Tom Westman', 'Ian Rosenberger', '', 'Caryn Groedel']);
  await drag(await centerOf(rows.nth(3)), await centerOf(rows.nth(0)), page);
  await expectBallot(page, ['Caryn Groedel', 'Tom Westman', 'Ian Rosenberger']);

  await page.reload();
  await expectBallot(page, ['Caryn Groedel', 'Tom Westman', 'Ian Rosenberger']);
  await submitBallot(page);
  const slots = ['caryn-groedel', 'tom-westman', 'ian-rosenberger', ...Array(7).fill('')];
  expect(await readStored()).toEqual(slots);

  await page.reload();
  await page.getByRole('heading', { name: 'Global Top 10' }).waitFor();
  await page.getByRole('button', { name: 'View/Edit My Submission' }).click();
  await page.getByRole('button', { name: 'Move Tom Westman up' }).click();
  await submitBallot(page);
  expect((await readStored()).slice(0, 2)).toEqual(['tom-westman', 'caryn-groedel']);
});
