import { listPath } from '@outrank/shared/firestore/documentPaths';
import { getShownUpvotes } from '@outrank/shared/lists/upvote';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { readList } from '#data/lists/lists.ts';
import { saveUpvote } from '#data/reactions/upvotes.ts';
import { getClient, setUpDatabase } from '#testing/emulatorDatabase.ts';
import { upvoteQueries } from './upvoteQueries.ts';

vi.mock('#data/firebase/firestore.ts', async () => {
  const { getClient } = await import('#testing/emulatorDatabase.ts');
  return { db: getClient('ben') };
});

const database = setUpDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const saveInOtherTab = (isUpvoted: boolean) =>
  saveUpvote(getClient('ben'), { uid: 'ben', key: heroes, isUpvoted });

/** A page that keeps its copy of the list and only reads the vote again, as a card does. */
async function openCard() {
  const client = new QueryClient();
  const copy = (await readList(getClient('ben'), heroes)) ?? expect.unreachable();
  return async () => getShownUpvotes(copy, await client.fetchQuery(upvoteQueries.detail('ben', heroes)));
}

beforeEach(() => database.seedList(heroes, { upvoteCount: 4 }));

test('an open card counts an upvote from another tab', async () => {
  const readVotes = await openCard();
  expect(await readVotes()).toEqual({ isUpvoted: false, count: 4 });
  await saveInOtherTab(true);
  expect(await readVotes()).toEqual({ isUpvoted: true, count: 5 });
});

test('a card opened after the upvote counts it once, until another tab withdraws it', async () => {
  await saveInOtherTab(true);
  expect((await database.read(listPath(heroes)))?.upvoteCount).toBe(5);
  const readVotes = await openCard();
  expect(await readVotes()).toEqual({ isUpvoted: true, count: 5 });
  await saveInOtherTab(false);
  expect(await readVotes()).toEqual({ isUpvoted: false, count: 4 });
  expect(await readVotes()).toEqual({ isUpvoted: false, count: 4 });
});
