import { contestantItem } from '@outrank/shared/lists/listedItem';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, test } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { buildList, heroesList } from '#testing/heroesList.ts';
import { Providers } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import { ListCardWithVotes } from './PublicListGrid.tsx';

function renderCards(...authors: readonly (readonly [uid: string, name: string])[]) {
  render(
    <MemoryRouter>
      <Providers>
        {authors.map(([userId, userName], index) => (
          <ListCardWithVotes
            // biome-ignore lint/suspicious/noArrayIndexKey: an author may have several lists
            key={index}
            list={{ ...heroesList, id: `list_${index}`, userId, userName }}
          />
        ))}
      </Providers>
    </MemoryRouter>,
  );
}

beforeEach(() => stubFirestore());

test('cards of authors whose names look alike have tags', async () => {
  renderCards(['ana', 'Ana'], ['eve', 'АNА'], ['tony', '🔥 Tony']);
  await waitFor(() => expect(screen.getAllByText(/^#[0-9a-f]{4}$/)).toHaveLength(2));
  const bylines = [...document.querySelectorAll('.byline')].map(({ textContent }) => textContent);
  expect(bylines).toEqual([
    expect.stringMatching(/^Ana #[0-9a-f]{4} Mar 1, 2026$/),
    expect.stringMatching(/^АNА #[0-9a-f]{4} Mar 1, 2026$/),
    '🔥 Tony Mar 1, 2026',
  ]);
  await expectAccessible();
});

test('a card links to the list and, beside it, to the rankings of its author', () => {
  renderCards(['ana', 'Ana']);
  const [list, author] = screen.getAllByRole('link');
  expect(list).toHaveAttribute('href', '/list/ana/list_0');
  expect(author).toHaveAttribute('href', '/rankings/user/ana');
  expect(list).not.toContainElement(author ?? null);
});

describe('with the spoiler shield, a card', () => {
  const list = buildList({
    name: 'Why Tony Vlachos won',
    items: [contestantItem('tony-vlachos', 's28'), contestantItem('dee-valladares', 's45')],
  });
  const SECRETS = /tony|vlachos|cagayan/i;
  const renderCard = (userId: string) =>
    render(
      <MemoryRouter>
        <Providers>
          <ListCardWithVotes list={{ ...list, userId }} />
        </Providers>
      </MemoryRouter>,
    );
  const getItems = () => screen.getAllByRole('listitem');

  beforeEach(() => watchOnly('s45'));

  test('keeps names of unwatched seasons from its title, its items, its colors and its buttons', async () => {
    const { container } = renderCard('ana');
    const name = "Why someone you haven't watched won";
    expect(screen.getByRole('heading', { name })).toBeVisible();
    expect(getItems()[0]).toHaveTextContent('Not watched yet');
    expect(getItems()[1]).toHaveTextContent('Dee Valladares');
    expect(await screen.findByRole('button', { name: `Favorite ${name}` })).toBeVisible();
    expect(screen.getByRole('button', { name: `Upvote ${name}, 5 upvotes` })).toBeVisible();
    expect(screen.getByRole('article')).not.toHaveAttribute('style');
    expect(container.innerHTML).not.toMatch(SECRETS);
    await expectAccessible(container);
  });

  test('of a list of the user’s own is as it is', async () => {
    renderCard('ben');
    expect(screen.getByRole('heading', { name: list.name })).toBeVisible();
    expect(getItems()[0]).toHaveTextContent('Tony Vlachos');
    expect(await screen.findByRole('button', { name: `Favorite ${list.name}` })).toBeVisible();
  });
});
