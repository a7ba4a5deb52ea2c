import { beforeEach, describe, expect, test } from 'vitest';
import { ballot, expectBallot, submitBallot } from './support/ballots.ts';
import { openProfile, PHONE, signInAs, stopClock, uniqueName } from './support/browser.ts';
import { choose } from './support/creator.ts';
import { centerOf, drag, touch } from './support/pointer.ts';
import { store } from './support/seed.ts';
import { browser, page, user, withUser } from './support/userPage.ts';

const SOCIAL = '/global-rankings/goat-social';
const FOUR = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher', 'Jenn Lyon'];

const seasons = () => page.getByRole('region', { name: 'Survivor Seasons' });
const rows = () => ballot(page).getByRole('listitem');
const stored = async () => (await store.doc(`userGlobalRankings/${user.userId}`).get()).get('goat-social');

describe('on a desktop', () => {
  withUser(SOCIAL, { height: 1300 });
  beforeEach(() => ballot(page).waitFor());

  test('a ballot is filled by click and drag, survives a reload, is submitted, changed and submitted again', async () => {
    await choose(page, 'Palau', ['Tom Westman', 'Ian Rosenberger']);
    await seasons().getByRole('button', { name: /Palau/ }).first().click();
    const caryn = seasons().getByRole('button', { name: /^Caryn Groedel/ });
    await caryn.hover();
    await drag(await centerOf(caryn), await centerOf(rows().nth(3)));
    await expectBallot(page, ['Tom Westman', 'Ian Rosenberger', '', 'Caryn Groedel']);
    await drag(await centerOf(rows().nth(3)), await centerOf(rows().nth(0)));
    await expectBallot(page, ['Caryn Groedel', 'Tom Westman', 'Ian Rosenberger']);

    await page.reload();
    await expectBallot(page, ['Caryn Groedel', 'Tom Westman', 'Ian Rosenberger']);
    await submitBallot(page);
    expect((await stored()).ranking).toEqual([
      'caryn-groedel',
      'tom-westman',
      'ian-rosenberger',
      ...Array(7).fill(''),
    ]);

    await page.reload();
    await page.getByRole('heading', { name: 'Global Top 10' }).waitFor();
    await page.getByRole('button', { name: 'View/Edit My Submission' }).click();
    await page.getByRole('button', { name: 'Move Tom Westman up' }).click();
    await submitBallot(page);
    expect((await stored()).ranking.slice(0, 2)).toEqual(['tom-westman', 'caryn-groedel']);
  });

  test('a ballot is filled, ordered and submitted with the keyboard alone', async () => {
    const press = async (...keys: string[]) => {
      for (const key of keys) await page.keyboard.press(key);
    };
    const find = async (name: string) => {
      await page.getByRole('searchbox').focus();
      await press('Control+A');
      await page.keyboard.type(name);
      await seasons()
        .getByRole('button', { name: new RegExp(`^${name}`) })
        .focus();
      await press('Enter');
    };
    await find('Tom Westman');
    await find('Parvati Shallow');
    await expectBallot(page, ['Tom Westman', 'Parvati Shallow']);
    await page.getByRole('button', { name: 'Reorder Parvati Shallow' }).focus();
    await press('Space', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'Space');
    await expectBallot(page, ['Tom Westman', '', 'Parvati Shallow']);
    await page.getByText('Parvati Shallow dropped at place 3 of 10.').waitFor({ state: 'attached' });
    await press('Control+Z');
    await expectBallot(page, ['Tom Westman', 'Parvati Shallow']);
    await page.getByRole('button', { name: 'Vote for #9' }).focus();
    await press('Enter');
    await find('Jenn Lyon');
    await expectBallot(page, ['Tom Westman', 'Parvati Shallow', ...Array(6).fill(''), 'Jenn Lyon']);
    await page.getByRole('button', { name: 'Submit My Ranking' }).focus();
    await press('Enter');
    await page.getByRole('heading', { name: 'Global Top 10' }).waitFor();
  });

  test('signing out asks first and removes the ballot; a visitor who signs in returns to the ballot', async () => {
    await choose(page, 'Palau', ['Tom Westman']);
    await page.getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
    expect(stored).not.toContain('tom-westman');
    expect(stored).not.toContain(user.userId);

    const visitor = await openProfile(browser);
    const tab = await visitor.newPage();
    await tab.goto('/global-rankings/goat-nobody');
    await tab.getByRole('link', { name: 'GOAT Social' }).click();
    await tab.getByText('Please log in to submit your ranking.').waitFor();
    await tab.getByRole('link', { name: 'Log In' }).click();
    await signInAs(tab, uniqueName('Visitor'));
    await tab.getByRole('button', { name: 'Vote for #1', exact: true }).waitFor();
    await visitor.close();
  });
});

describe('on a phone', () => {
  withUser(SOCIAL, PHONE);
  const sheet = () => page.getByRole('dialog', { name: 'Survivor Seasons' });
  const tapPerson = (name: string) =>
    sheet()
      .getByRole('button', { name: new RegExp(`^${name}`) })
      .tap();

  beforeEach(async () => {
    await page.getByRole('button', { name: 'Vote for #1', exact: true }).tap();
    await sheet().getByRole('button', { name: /Palau/ }).first().tap();
    for (const name of FOUR) await tapPerson(name);
    await page.touchscreen.tap(195, 20);
    await sheet().waitFor({ state: 'detached' });
    await expectBallot(page, FOUR);
  });

  test('a tap on a filled slot replaces the contestant', async () => {
    await page.getByRole('button', { name: 'Choose somebody else than Ian Rosenberger' }).tap();
    await sheet().getByRole('button', { name: /Palau/ }).first().tap();
    await tapPerson('Gregg Carey');
    await sheet().waitFor({ state: 'detached' });
    await expectBallot(page, ['Tom Westman', 'Gregg Carey', 'Katie Gallagher', 'Jenn Lyon']);
  });

  test.each([
    { rest: 140, ranked: FOUR },
    { rest: 160, ranked: ['Jenn Lyon', ...FOUR.slice(0, 3)] },
  ])('a touch held for $rest ms before moving results in $ranked', async ({ rest, ranked }) => {
    await rows().nth(3).scrollIntoViewIfNeeded();
    const finger = await touch();
    const [start, target] = [await centerOf(rows().nth(3)), await centerOf(rows().nth(0))];
    await stopClock(page);
    await finger.down(start);
    await page.clock.runFor(rest);
    await finger.move(start, target);
    await finger.up();
    await page.clock.resume();
    await expectBallot(page, ranked);
  });
});
