import { listPath } from '@outrank/shared/documents/list';
import { favoritePath } from '@outrank/shared/documents/reactions';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runSchedules } from '../../../scripts/emulators/schedules.ts';
import { cardNames, expectNames, search, tag } from '../support/browsing.ts';
import { seedList, seedUpvotes, seedUser, store } from '../support/seed.ts';
import { BLANK_PAGE } from '../support/storedSession.ts';
import { page, user, withUser } from '../support/userPage.ts';

const TOP = 'Top Voted Lists This Week';
const FAVORITES = 'Your Favorite Lists';
/** More upvotes than any other test's list. */
const MANY = 40;
const DAY_MS = 86_400_000;

withUser(BLANK_PAGE);

let author: { userId: string; userName: string };
const seeded: FirebaseFirestore.DocumentReference[] = [];
beforeEach(async () => {
  author = await seedUser('Unknown talent');
});
afterEach(async () => {
  await Promise.all(seeded.splice(0).map((list) => list.delete()));
});

const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS);

async function seed(content: Partial<Parameters<typeof seedList>[0]>) {
  const key = { userId: author.userId, listId: await seedList({ ...author, ...content }) };
  const list = store.doc(listPath(key));
  seeded.push(list);
  return { list, key };
}

/** A section of Home. Those below the first screen load on approach. */
async function scrollTo(name: string) {
  const section = page.getByRole('region', { name });
  await section.scrollIntoViewIfNeeded();
  return section;
}

const namesIn = async (section: string) =>
  (await scrollTo(section)).getByRole('article').getByRole('heading', { level: 3 }).allTextContents();

async function openFromHome(section: string, name: string): Promise<void> {
  await page.getByRole('region', { name: section }).getByRole('link', { name }).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await page.getByRole('link', { name: 'Back to Home' }).click();
  await page.getByRole('heading', { name: TOP }).waitFor();
}

/** Reloads until the search finds the list; it finds a change within ten seconds. */
const waitUntilFound = (name: string) =>
  expect
    .poll(
      async () => {
        await page.goto(`/rankings?q=${encodeURIComponent(name)}`);
        await page.getByText(/rankings? found/).waitFor();
        return cardNames();
      },
      { timeout: 20_000, interval: 500 },
    )
    .toContain(name);

/** Functions bring a change to the week's top lists within seconds. */
const reloadUntilTop = (names: readonly string[]) =>
  expect
    .poll(
      async () => {
        await page.reload();
        await (await scrollTo(TOP)).getByRole('article').first().waitFor();
        return namesIn(TOP);
      },
      { timeout: 20_000, interval: 500 },
    )
    .toEqual(names);

test("a list is found by a word and two tags, upvoted into the week's top three, and found among the favorites", async () => {
  const description = 'Ranked by the kookaburra.';
  const tags = ['social', 'strategic'] as const;
  const find = await seed({ name: 'The find', description, tags: [...tags], upvoteCount: MANY });
  await seedUpvotes(find.key, MANY);
  await seed({ name: 'One tag', description, tags: ['social'] });
  await seed({ name: 'Fourth', upvoteCount: MANY - 1, createdAt: daysAgo(2) });
  await seed({ name: 'Too old', upvoteCount: MANY + 90, createdAt: daysAgo(8) });
  const deleted = await seed({ name: 'Gone since', upvoteCount: MANY + 30, createdAt: daysAgo(3) });
  const rival = await seed({ name: 'Rival', upvoteCount: MANY + 20, createdAt: daysAgo(4) });
  await waitUntilFound('Rival');
  await page.goto('/rankings');
  await search().fill('  KOOKAburra ');
  await tag('Social').click();
  await tag('Strategic').click();
  await expectNames(['The find']);
  const upvote = (name: string, count: number) => `Upvote ${name}, ${count.toLocaleString('en')} upvotes`;
  await page.getByRole('button', { name: upvote('The find', MANY) }).click();
  const upvoted = page.getByRole('button', { name: upvote('The find', MANY + 1), pressed: true });
  await upvoted.waitFor();
  await page.getByRole('button', { name: 'Favorite The find' }).click();
  await page.getByText('Added to favorites').waitFor();

  await runSchedules();
  await page.goto('/');
  await expect.poll(() => namesIn(TOP)).toEqual(['Gone since', 'Rival', 'The find']);
  await (await scrollTo(TOP))
    .getByRole('button', { name: upvote('The find', MANY + 1), pressed: true })
    .waitFor();
  await deleted.list.delete();
  await rival.list.update({ upvoteCount: MANY - 5 });
  await reloadUntilTop(['The find', 'Fourth', 'Rival']);
  await page
    .getByRole('button', { name: upvote('Rival', MANY - 5) })
    .first()
    .waitFor();
  await openFromHome(TOP, 'The find');

  await page.goto('/rankings');
  await tag('Favorites').click();
  await expectNames(['The find']);
});

test('Home has three sections, of which the last shows favorites in rows of three, by their current names', async () => {
  await page.goto('/');
  const headings = page.getByRole('main').getByRole('heading', { level: 2 });
  const sections = async () => (await headings.allTextContents()).filter((text) => text.includes('Lists'));
  await expect.poll(sections).toEqual([TOP, 'Recently Created Lists', FAVORITES]);
  await expect
    .poll(async () => (await scrollTo(FAVORITES)).textContent())
    .toContain('No favorites yet. Tap the heart on a list to keep it here.');

  const names = [1, 2, 3, 4, 5, 6, 7, 8].map((rank) => `Favorite ${rank}`);
  const lists = await Promise.all(names.map((name) => seed({ name })));
  for (const [index, { key }] of lists.entries()) {
    const favorite = { ...key, name: names[index], favoritedAt: daysAgo(index) };
    await store.doc(favoritePath(user.userId, key)).set(favorite);
  }
  await lists[0]?.list.update({ name: 'Renamed' });
  await lists[1]?.list.delete();
  await page.reload();
  const shown = ['Renamed', ...names.slice(2)];
  await expect.poll(() => namesIn(FAVORITES)).toEqual(shown.slice(0, 2));
  const section = await scrollTo(FAVORITES);
  await section.getByRole('button', { name: 'Show more favorites' }).click();
  await expect.poll(() => namesIn(FAVORITES)).toEqual(shown);
  const tops = await section
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
  const rows = [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  expect(rows).toEqual([3, 3, 1]);
  await openFromHome(FAVORITES, 'Renamed');
});
