import { expect, test } from 'vitest';
import { openComments, post } from './support/commentSteps.ts';
import { seedList } from './support/seed.ts';
import { BLANK_PAGE } from './support/storedSession.ts';
import { openAsNewUser, page, user, withUser } from './support/userPage.ts';

withUser(BLANK_PAGE);

test('a comment of another user puts a dot on the activity, which goes once it was read', async () => {
  const list = { userId: user.userId, listId: await seedList({ ...user, name: 'A discussed list' }) };
  const ben = await openAsNewUser(BLANK_PAGE);
  await openComments(ben.page, list);
  await post(ben.page, 'Parvati above Sandra?');
  const activity = page.getByRole('link', { name: 'Activity' });
  await expect
    .poll(
      async () => {
        await page.goto('/mylists');
        await page.getByRole('heading', { name: 'My Survivor Rankings' }).waitFor();
        return activity.textContent();
      },
      { timeout: 20_000, interval: 1000 },
    )
    .toBe(', something newActivity');
  await activity.click();
  await page.getByRole('listitem').filter({ hasText: 'commented on A discussed list' }).waitFor();
  await expect.poll(() => activity.textContent()).toBe('Activity');
});
