import { describe, expect, test } from 'vitest';
import { holdRequests, stopClock } from './support/browser.ts';
import { seedList, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { page, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

const card = (name: string) => page.getByRole('article').filter({ hasText: name });

describe('My Lists', () => {
  test('says that nothing is ranked yet', async () => {
    await page.goto('/mylists');
    await page.getByText('You have not ranked anybody yet.').waitFor();
  });

  test('shows name, date, count and top 3 of each list, last changed first', async () => {
    await seedList({ ...user, name: 'Older', createdAt: new Date('2026-05-01T12:00:00Z') });
    await seedList({ ...user, name: 'Newer', createdAt: new Date('2026-05-02T12:00:00Z') });
    await page.goto('/mylists');
    await card('Newer').getByText('Updated: May 2, 2026').waitFor();
    await card('Newer').getByText('4 contestants').waitFor();
    await card('Newer').getByText('Top 3').waitFor();
    const preview = card('Newer').getByRole('list').first().getByRole('listitem');
    await expect.poll(() => preview.count()).toBe(3);
    const headings = page.getByRole('article').getByRole('heading', { level: 3 });
    expect(await headings.allInnerTexts()).toEqual(['Newer', 'Older']);
  });

  test('shows all of sixty lists', async () => {
    await Promise.all(
      Array.from({ length: 60 }, (_, index) => seedList({ ...user, name: `List ${index + 1}` })),
    );
    await page.goto('/mylists');
    const more = page.getByRole('button', { name: 'Show more lists' });
    await more.click();
    await expect.poll(() => page.getByRole('article').count()).toBe(48);
    await more.click();
    await expect.poll(() => page.getByRole('article').count()).toBe(60);
  });

  test('opens a list in the editor', async () => {
    await seedList({ ...user, name: 'To be edited', tags: ['social'] });
    await page.goto('/mylists');
    await page.getByRole('link', { name: 'To be edited' }).click();
    await page.getByRole('heading', { name: 'Edit Ranking' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'List Name' }).inputValue()).toBe('To be edited');
    expect(await page.getByRole('button', { name: 'Social' }).getAttribute('aria-pressed')).toBe('true');
  });

  test('shows a malformed list as one that could not be shown, beside the others', async () => {
    await seedList({ ...user, name: 'Whole' });
    await seedList({ ...user, name: 'Broken', stored: { itemIds: 7 } });
    await page.goto('/mylists');
    await page.getByText('This list could not be shown.').waitFor();
    await page.getByRole('link', { name: 'Whole' }).waitFor();
  });

  test('reports that lists could not be loaded, and retries', async () => {
    await seedList({ ...user, name: 'Behind the storm' });
    await page.route('**/documents/userLists/**:runQuery*', (route) => route.abort());
    await page.goto('/mylists');
    await page.getByText('Failed to load your lists. Please try again.', { exact: true }).waitFor();
    await page.unroute('**/documents/userLists/**:runQuery*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Behind the storm' }).waitFor();
  });

  test('says Loading while lists are loading', async () => {
    const release = await holdRequests(page, '**/documents/userLists/**:runQuery*');
    await page.goto('/mylists');
    await page.getByText('Loading ...').first().waitFor({ state: 'attached' });
    release();
    await page.getByText('You have not ranked anybody yet.').waitFor();
  });
});

describe('deleting a list', () => {
  test('takes two clicks and leaves a tombstone', async () => {
    const listId = await seedList({ ...user, name: 'Voted off' });
    await page.goto('/mylists');
    await card('Voted off')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await card('Voted off').getByText('Confirm').waitFor();
    expect((await store.doc(`userLists/${user.userId}/lists/${listId}`).get()).exists).toBe(true);
    await card('Voted off')
      .getByRole('button', { name: /^Confirm/ })
      .click();
    await card('Voted off').waitFor({ state: 'detached' });
    expect((await store.doc(`userLists/${user.userId}/lists/${listId}`).get()).exists).toBe(false);
    expect((await store.doc(`deletedLists/${user.userId}~${listId}`).get()).exists).toBe(true);
  });

  test('asks for confirmation for five seconds', async () => {
    await seedList({ ...user, name: 'Second thoughts' });
    await page.goto('/mylists');
    await card('Second thoughts').waitFor();
    await stopClock(page);
    await card('Second thoughts')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await page.clock.runFor(4900);
    await card('Second thoughts').getByText('Confirm').waitFor();
    await page.clock.runFor(200);
    await card('Second thoughts')
      .getByRole('button', { name: /^Delete/ })
      .waitFor();
    await card('Second thoughts')
      .getByRole('button', { name: /^Delete/ })
      .click();
    await card('Second thoughts').getByText('Confirm').waitFor();
  });
});
