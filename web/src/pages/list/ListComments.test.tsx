import { contestantItem } from '@outrank/shared/lists/listedItem';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { markSeasonWatched } from '#reader/markSeasonWatched.ts';
import { buildComment, readPage } from '#testing/commentsScreen.tsx';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList } from '#testing/heroesList.ts';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { ListComments } from './ListComments.tsx';

const list = buildList({
  items: [contestantItem('tony-vlachos', 's28'), contestantItem('dee-valladares', 's45')],
});
const MENTION = '2 comments. They may mention Cagayan.';

function open(areItemsCovered = false) {
  renderPage({ '/': <ListComments list={list} areItemsCovered={areItemsCovered} /> });
}

beforeEach(() => {
  stubFirestore();
  watchOnly('s45');
  const comments = [buildComment({ text: 'Tony Vlachos wins' }), buildComment({ id: 'c2', text: 'Agreed' })];
  readPage.mockResolvedValue({ comments, votes: {}, readAt: 0 });
});

test('comments under a list of an unwatched season are folded until asked for', async () => {
  open();
  expect(await screen.findByText(MENTION)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments 2' })).toBeVisible();
  expect(screen.queryByRole('article')).not.toBeInTheDocument();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Show comments' }));
  expect(screen.getAllByRole('article')).toHaveLength(2);
  expect(document.body.innerHTML).not.toMatch(/tony|vlachos/i);
});

test('they unfold when the season is marked as watched', async () => {
  open();
  await screen.findByText(MENTION);
  act(() => markSeasonWatched('s28'));
  expect(screen.getByText('Tony Vlachos wins')).toBeVisible();
});

test('while the items are covered as spoilers, the fold does not name their season', async () => {
  open(true);
  expect(await screen.findByText('Comments may contain spoilers.')).toBeVisible();
  expect(screen.getByRole('region', { name: /Comments/ })).not.toHaveTextContent('Cagayan');
});
