import { beforeEach, describe, expect, test } from 'vitest';
import { watchErrors } from '../support/browser.ts';
import { store } from '../support/seed.ts';
import { page, withUser } from '../support/userPage.ts';

const LISTEN = /Firestore\/Listen/;
const classic = store.doc('rankings/current');
const three = { strategyList: ['Kim Spradlin'], socialList: [{ name: 'Ethan Zohn' }], competitorList: [] };

beforeEach(() => classic.set({ ...three, lastUpdated: '2026-02-03T12:00:00.000Z' }));
withUser('/');

const header = () => page.getByRole('banner');
const section = () => page.getByRole('region', { name: 'Classic rankings' });

describe('the classic rankings', () => {
  test('show the lists that are not empty on Home', async () => {
    await section().getByRole('heading', { name: 'Strategy' }).waitFor();
    await section().getByText('Kim Spradlin').waitFor();
    await section().getByText('Ethan Zohn').waitFor();
    expect(await section().getByRole('heading', { name: 'Competitor' }).count()).toBe(0);
  });

  test('follow the stored document live, and disappear when it is deleted', async () => {
    await header().getByText('Feb 3, 2026').waitFor();
    await classic.set({ ...three, socialList: ['Rupert Boneham'], lastUpdated: '2026-02-04T12:00:00.000Z' });
    await header().getByText('Feb 4, 2026').waitFor();
    await section().getByText('Rupert Boneham').waitFor();
    await classic.delete();
    await section().waitFor({ state: 'detached' });
    expect(await header().getByText('Last updated').count()).toBe(0);
  });

  test('are no longer watched after signing out', async () => {
    await section().waitFor();
    const errors = watchErrors(page);
    await header().getByRole('button', { name: 'Sign Out' }).click();
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    const requests: string[] = [];
    page.on('request', (request) => {
      if (LISTEN.test(request.url())) requests.push(request.url());
    });
    await classic.set({ ...three, lastUpdated: '2026-02-05T12:00:00.000Z' });
    await page.reload();
    await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
    expect([requests, errors]).toEqual([[], []]);
  });

  test('only log to the console when they cannot be read', async () => {
    await page.route(LISTEN, (route) => route.abort());
    const errors = watchErrors(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Recently Created Lists' }).waitFor();
    await page.getByRole('article').first().waitFor();
    expect(await page.getByRole('alert').allTextContents()).toEqual(['']);
    expect(errors.filter((error) => !/classic rankings|@firebase\/firestore/.test(error))).toEqual([]);
  });
});
