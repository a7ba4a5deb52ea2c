import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { stubFirestore } from '#testing/firestoreServer.ts';
import { heroesList } from '#testing/heroesList.ts';
import { Providers } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { ListCardWithVotes } from './ListCardWithVotes.tsx';

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
  expect(await screen.findAllByText(/^#[0-9a-f]{4}$/)).toHaveLength(2);
  const bylines = [...document.querySelectorAll('.byline')].map(({ textContent }) => textContent);
  expect(bylines).toEqual([
    expect.stringMatching(/^Ana #[0-9a-f]{4} Mar 1, 2026$/),
    expect.stringMatching(/^АNА #[0-9a-f]{4} Mar 1, 2026$/),
    '🔥 Tony Mar 1, 2026',
  ]);
  await expectAccessible();
});

test('cards of one author have none', async () => {
  renderCards(['ana', 'Ana'], ['ana', 'Ana']);
  expect(await screen.findAllByRole('button', { name: /^Favorite/ })).toHaveLength(2);
  expect(screen.getAllByText('Ana')).toHaveLength(2);
  expect(screen.queryByText(/^#/)).not.toBeInTheDocument();
});

test('a card links to the list and, beside it, to the rankings of its author', () => {
  renderCards(['ana', 'Ana']);
  const [list, author] = screen.getAllByRole('link');
  expect(list).toHaveAttribute('href', '/list/ana/list_0');
  expect(author).toHaveAttribute('href', '/rankings/user/ana');
  expect(list).not.toContainElement(author ?? null);
});
