import { consensusPath } from '@outrank/shared/documents/results';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { beforeAll, expect, test } from 'vitest';
import { seedSubmission, waitUntilListsCounted } from './support/consensusSeeds.ts';
import { choose, creatorReady, nameField, save } from './support/creator.ts';
import { store } from './support/seed.ts';
import { page, user, withUser } from './support/userPage.ts';

// No other journey ranks this cast alone.
const subject = 'cast-s4';
const toItems = (slugs: readonly string[]) => slugs.map((slug) => contestantItem(slug, 's4'));
const [rob, vecepia, neleh, sean, kathy] = [
  'rob-mariano',
  'vecepia-towery',
  'neleh-dennis',
  'sean-rector',
  'kathy-vavrick-obrien',
] as const;

withUser('/create', { height: 1300 });
beforeAll(() => store.recursiveDelete(store.doc(consensusPath(subject))));

test("a third list counts in the fans' ranking of a cast, is compared with another, and is taken back", async () => {
  const other = await seedSubmission(subject, toItems([vecepia, rob, neleh, kathy, sean]));
  await seedSubmission(subject, toItems([rob, neleh, vecepia, sean, kathy]));

  await creatorReady();
  await nameField().fill('My Marquesas');
  await choose(page, 'Marquesas', ['Rob Mariano', 'Vecepia', 'Neleh', 'Sean', 'Kathy']);
  const countBox = page.getByRole('checkbox', {
    name: "Count my list in the fans' ranking of Marquesas",
  });
  await expect.poll(() => countBox.isChecked()).toBe(true);
  await save(page);
  const listId = new URL(page.url()).searchParams.get('list');
  await waitUntilListsCounted(subject, 3);

  await page.goto(`/global-rankings/${subject}`);
  await page.getByText('Not enough lists yet').waitFor();
  await page.getByText('3 of 10 lists').waitFor();
  await page.getByRole('button', { name: 'Head-to-heads of Rob Mariano' }).click();
  const headToHead = page.getByRole('listitem').filter({ hasText: 'above Vecepia Towery' }).last();
  expect(await headToHead.textContent()).toContain('above Vecepia Towery in 2 of 3');

  await page.goto(`/list/${user.userId}/${listId}`);
  await page.getByRole('link', { name: 'Compare' }).click();
  const link = `http://outrank.example/list/${other.userId}/${other.listId}`;
  await page.getByRole('textbox', { name: 'Link to the list' }).fill(link);
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('heading', { name: '80% alike' }).waitFor();

  await page.goto(`/create?list=${listId}`);
  await expect.poll(() => countBox.isChecked()).toBe(true);
  await countBox.uncheck();
  await save(page, 'Update List');
  await waitUntilListsCounted(subject, 2);
  await page.goto(`/global-rankings/${subject}`);
  await page.getByText('2 of 10 lists').waitFor();
});
