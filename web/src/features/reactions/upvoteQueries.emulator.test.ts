import { listPath } from '@outrank/shared/firestore/documentPaths';
import { shownVotes } from '@outrank/shared/lists/upvote';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { readList } from '#data/lists/lists.ts';
import { saveUpvote } from '#data/reactions/upvotes.ts';
import { clientOf, openDatabase } from '#testing/clientsUnderRules.ts';
import { upvoteQueries } from './upvoteQueries.ts';

vi.mock('#data/firebase/firestore.ts', async () => {
  const { clientOf } = await import('#testing/clientsUnderRules.ts');
  return { db: clientOf('ben') };
});

const database = openDatabase();
const heroes = { userId: 'ana', listId: 'list_1' };
const elsewhere = (isUpvoted: boolean) => saveUpvote(clientOf('ben'), { uid: 'ben', key: heroes, isUpvoted });

/** A screen that keeps its copy of the list and looks at the vote alone, as a card does. */
async function openScreen() {
  const queries = new QueryClient();
  const copy = (await readList(clientOf('ben'), heroes)) ?? expect.unreachable();
  return { look: async () => shownVotes(copy, await queries.fetchQuery(upvoteQueries.of('ben', heroes))) };
}

beforeEach(() => database.giveList(heroes, { upvoteCount: 4 }));

describe('a screen that stays open', () => {
  test('counts a vote of another tab', async () => {
    const { look } = await openScreen();
    expect(await look()).toEqual({ isUpvoted: false, count: 4 });
    await elsewhere(true);
    expect(await look()).toEqual({ isUpvoted: true, count: 5 });
  });

  test('counts a vote no more that was taken back in another tab', async () => {
    await elsewhere(true);
    const { look } = await openScreen();
    expect(await look()).toEqual({ isUpvoted: true, count: 5 });
    await elsewhere(false);
    expect(await look()).toEqual({ isUpvoted: false, count: 4 });
    expect(await look()).toEqual({ isUpvoted: false, count: 4 });
  });

  test('opened after the vote counts it once', async () => {
    await elsewhere(true);
    expect((await database.read(listPath(heroes)))?.upvoteCount).toBe(5);
    const { look } = await openScreen();
    expect(await look()).toEqual({ isUpvoted: true, count: 5 });
  });
});
