import { inboxPath } from '@outrank/shared/documents/inbox';
import { expect, test } from 'vitest';
import { openComments, post } from './support/commentSteps.ts';
import { seedList, store } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { openAsNewUser, page, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

test('a comment of another user puts a dot on the activity, which goes once it was read', async () => {
  const list = { userId: user.userId, listId: await seedList({ ...user, name: 'A discussed list' }) };
  const ben = await openAsNewUser(BLANK_PAGE);
  await openComments(ben.page, list);
  await post(ben.page, 'Parvati above Sandra?');
  // A browser looks again after five minutes only.
  const inbox = store.doc(inboxPath(user.userId));
  await expect.poll(async () => (await inbox.get()).exists, { timeout: 20_000 }).toBe(true);
  const activity = page.getByRole('link', { name: 'Activity' });
  await page.goto('/mylists');
  await expect.poll(() => activity.textContent(), { timeout: 20_000 }).toBe(', something newActivity');
  await activity.click();
  await page.getByRole('listitem').filter({ hasText: 'commented on A discussed list' }).waitFor();
  await expect.poll(() => activity.textContent()).toBe('Activity');
});
