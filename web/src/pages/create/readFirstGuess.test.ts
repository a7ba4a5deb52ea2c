import type { PublishedConsensus } from '@outrank/shared/consensus/consensus';
import { emptyContent, type ListContent } from '@outrank/shared/lists/listContent';
import { seasonItem } from '@outrank/shared/lists/listedItem';
import { shuffleItems } from '@outrank/shared/lists/shuffleItems';
import { expect, test, vi } from 'vitest';
import { resultsQueries, subjectPoll } from '#features/results/resultsQueries.ts';
import { createTestClient } from '#testing/renderPage.tsx';
import { readFirstGuess } from './readFirstGuess.ts';

const ids = ['s1', 's2', 's7', 's20', 's40'];
const FANS = ['s40', 's20', 's7', 's28', 's2', 's1'];
const items = ids.map(seasonItem);
const basedOn = { userId: 'ana', listId: 'list_1' };
const random = shuffleItems(items, 'ben ana~list_1');

function guess(content: Partial<ListContent>, ballots = 10) {
  const client = createTestClient();
  const consensus = { ballots, rows: FANS.map((id) => ({ id })) } as unknown as PublishedConsensus;
  client.setQueryData(resultsQueries.live(subjectPoll('seasons')).queryKey, consensus);
  const read = vi.spyOn(client, 'fetchQuery');
  return { read, order: readFirstGuess(client, { ...emptyContent, ...content }, 'ben') };
}

test.each([
  ['in the order of the catalogue', { items }],
  ['in random order', { items: random, basedOn }],
])('items %s are guessed to be as the fans have them', async (_, content) => {
  await expect(guess(content).order).resolves.toEqual(['s40', 's20', 's7', 's2', 's1']);
});

test('the own order is the guess when there is one, and nothing is read', async () => {
  const own = { items: random.toReversed(), basedOn };
  const { read, order } = guess(own);
  await expect(order).resolves.toEqual(own.items.map(({ id }) => id));
  expect(read).not.toHaveBeenCalled();
});

test('so few lists of fans are no guess', async () => {
  await expect(guess({ items }, 9).order).resolves.toEqual(ids);
});
