import { readFileSync } from 'node:fs';
import type { CategoryId } from '@outrank/shared/catalogue/categories';
import { listPath } from '@outrank/shared/documents/list';
import { expect, test, vi } from 'vitest';
import { readPublished, submitBallot } from './support/ballots.ts';
import { chooseDemoUser, signInAs, watchErrors } from './support/browser.ts';
import { commentWith, openComments, post, reply, shows, vote } from './support/commentSteps.ts';
import { choose } from './support/creator.ts';
import { accounts, seedList, seedUser, store, uidOf } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { openAsNewUser, page, user, withUser } from './support/userPage.ts';

const CATEGORY: CategoryId = 'goat-strategy';

withUser(BLANK_PAGE);

/** How many ballots list a contestant whom no other test uses. An interrupted run may have left some. */
const listings = async () => (await readPublished(CATEGORY))?.listedBy['wanda-shirk'] ?? 0;

const hasIdentity = async () => (await accounts.getUsers([{ uid: user.userId }])).users.length > 0;

async function deleteAccount() {
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await page.getByRole('textbox', { name: 'Type DELETE to confirm' }).fill('DELETE');
  await page.getByRole('button', { name: 'Delete forever' }).click();
  await page.getByText('Your account was deleted. Thanks for playing.').waitFor();
  await page.getByRole('heading', { name: 'Sign In Required' }).waitFor();
}

test('a user downloads all data and deletes the account; counts, comments and the Top 10 follow', async () => {
  const errors = watchErrors(page);
  const other = await openAsNewUser(BLANK_PAGE);
  const listId = await seedList({ ...user, name: 'Of who leaves' });
  const owner = await seedUser('Owner of the list');
  const list = { userId: owner.userId, listId: await seedList({ ...owner, name: 'A discussed list' }) };
  await openComments(page, list);
  await post(page, 'I was here.');
  await openComments(other.page, list);
  await reply(other.page, 'I was here.', 'And I saw you.');
  await vote(page, 'And I saw you.', /^Upvote/).click();
  await shows(other.page, 'And I saw you.', /1 upvote$/);
  const before = await listings();
  await page.goto(`/global-rankings/${CATEGORY}`);
  await choose(page, 'Palau', ['Wanda Shirk']);
  await submitBallot(page);
  await expect.poll(listings, { timeout: 60_000 }).toBe(before + 1);

  await page.goto('/mylists');
  await page.getByRole('link', { name: 'Your account' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download my data' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^outrank-my-data-\d{4}-\d{2}-\d{2}\.json$/);
  const data = JSON.parse(readFileSync(await file.path(), 'utf8'));
  expect(data).toMatchObject({
    profile: { displayName: user.userName },
    lists: [{ id: listId }],
    comments: [{ text: 'I was here.' }],
    commentVotes: [{ value: 1 }],
  });

  await page.evaluate((uid) => localStorage.setItem(`outrank:comment:${uid}:any`, 'typed'), user.userId);
  await deleteAccount();
  const stored = await page.evaluate(() =>
    Object.keys(localStorage).filter((key) => key.startsWith('outrank:')),
  );
  expect(stored).toEqual([]);

  await other.page.getByText('This comment was deleted.', { exact: true }).waitFor();
  await shows(other.page, 'And I saw you.', /0 upvotes$/);
  expect(await commentWith(other.page, 'I was here.').count()).toBe(0);
  await expect.poll(listings, { timeout: 60_000 }).toBe(before);
  await expect.poll(hasIdentity, { timeout: 60_000 }).toBe(false);
  await expect.poll(async () => (await store.doc(`userLists/${user.userId}`).get()).exists).toBe(false);

  await other.page.goto(`/list/${user.userId}/${listId}`);
  await other.page.getByText('User not found', { exact: true }).waitFor();

  await signInAs(page, user.userName);
  await page.goto('/mylists');
  await page.getByText("You haven't ranked anyone yet.").waitFor();
  await openComments(page, list);
  await commentWith(page, 'And I saw you.').waitFor();
  expect(errors).toEqual([]);
});

/** Collects each number of upvotes that a page of this list shows, and each that is stored. */
async function watchUpvotes(list: { userId: string; listId: string }, name: string) {
  const counts = new Set<string>();
  page.on('console', (message) => {
    const [, shown] = /^shown (.*)/.exec(message.text()) ?? [];
    if (shown) counts.add(shown);
  });
  await page.addInitScript((label) => {
    new MutationObserver(() => {
      const shown = document.querySelector(`[aria-label^="${label}"]`)?.getAttribute('aria-label');
      if (shown) console.debug('shown', shown.replace(label, ''));
    }).observe(document, { subtree: true, childList: true, attributes: true });
  }, `Upvote ${name}, `);
  const stop = store.doc(listPath(list)).onSnapshot((snapshot) => {
    const count = snapshot.get('upvoteCount');
    counts.add(`${count} ${count === 1 ? 'upvote' : 'upvotes'}`);
  });
  return { counts, stop };
}

/** The account is closed while it is being deleted. */
async function signInUntilOpen() {
  const closed = page.getByText(/^This account is closed/);
  const signIn = async () => {
    await chooseDemoUser(page, user.userName);
    await closed.or(page.getByText(`Welcome, ${user.userName}`)).waitFor();
    return closed.isVisible();
  };
  await expect.poll(signIn, { timeout: 60_000 }).toBe(false);
  await vi.waitFor(() => uidOf(user.userName), { timeout: 60_000 });
}

const deleteInTheApp = async () => {
  await page.goto('/account');
  await deleteAccount();
  await signInUntilOpen();
};

const deleteAtTheProvider = async () => {
  await accounts.deleteUser(user.userId);
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await signInAs(page, user.userName);
  const notice = page.getByText("We're still deleting your old account.");
  await notice.waitFor();
  await notice.waitFor({ state: 'detached' });
};

test.each([
  ['in the app', deleteInTheApp],
  ['at the identity provider', deleteAtTheProvider],
])(
  'who deletes the account %s and returns with the same Google account has one vote at every moment',
  async (_, leaveAndReturn) => {
    const owner = await seedUser('Voted for');
    const name = `One vote ${owner.userId}`;
    const list = { userId: owner.userId, listId: await seedList({ ...owner, name }) };
    const address = `/list/${list.userId}/${list.listId}`;
    const { counts, stop } = await watchUpvotes(list, name);
    const upvote = page.getByRole('button', { name: `Upvote ${name}, ` });
    const voters = async () => {
      const upvotes = await store.collectionGroup('upvotes').where('listId', '==', list.listId).get();
      return upvotes.docs.map(({ ref }) => ref.parent.parent?.id);
    };
    const countStored = async () => (await store.doc(listPath(list)).get()).get('upvoteCount');
    await page.goto(address);
    await upvote.click();
    await expect.poll(() => [...counts]).toContain('1 upvote');
    await expect.poll(voters).toEqual([user.userId]);

    await leaveAndReturn();
    // Votes are counted by events, and an open page reads the count again only after 50 seconds.
    await expect.poll(countStored, { timeout: 60_000 }).toBe(0);
    await page.goto(address);
    await page.getByRole('button', { name: `Upvote ${name}, 0 upvotes`, pressed: false }).waitFor();
    await upvote.click();
    await page
      .getByRole('button', { name: `Upvote ${name}, 1 upvote`, exact: true, pressed: true })
      .waitFor();
    await expect.poll(voters).toHaveLength(1);
    expect(await voters()).not.toContain(user.userId);
    await expect.poll(countStored).toBe(1);
    stop();
    expect([...counts].toSorted()).toEqual(['0 upvotes', '1 upvote']);
  },
);
