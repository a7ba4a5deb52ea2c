import type { ListTag } from '@outrank/shared/documents/tags';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { showOwn } from '@outrank/shared/spoilers/spoilerShield';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { buildList } from '#testing/heroesList.ts';
import { expectAccessible } from '#testing/setup.ts';
import { ListCard } from './ListGrid.tsx';

const topThree = ['tom-westman', 'ian-rosenberger', 'katie-gallagher'];

function renderCard(tags: ListTag[], isOwn = false, ids = topThree, itemCount?: number) {
  const items = ids.map((id) => contestantItem(id, 's10'));
  const list = { ...buildList({ tags, items }), ...(itemCount && { itemCount }) };
  return render(<ListCard list={showOwn(list)} to="/list" byline="Ana" isOwn={isOwn} />, {
    wrapper: MemoryRouter,
  });
}

test('the card of a spoiler list has no name and no picture of an item', async () => {
  const { container } = renderCard(['spoiler']);
  expect(screen.getByRole('article', { name: 'Heroes' })).toBeVisible();
  expect(screen.getByText('Hidden: spoilers')).toBeVisible();
  expect(screen.getByText('3 castaways')).toBeVisible();
  expect(container.innerHTML).not.toMatch(/Westman|Rosenberger|Gallagher|tom|ian|katie/i);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('article'), 'the colors of its season').not.toHaveAttribute('style');
  await expectAccessible(container);
});

test('a card that holds only the first items shows how many there are', () => {
  renderCard([], false, topThree, 40);
  expect(screen.getByText('40 castaways')).toBeVisible();
});

test.each<[string, ListTag, string, boolean]>([
  ["the user's own spoiler list", 'spoiler', 'Spoiler', true],
  ['a list with the older favorites tag', 'favorites', 'Favorites', false],
])('the card of %s shows its tag and top 3', (_, tag, label, isOwn) => {
  const { container } = renderCard([tag], isOwn);
  const names = ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher'];
  for (const text of [label, 'Top 3', '3 castaways', '3 comments', ...names])
    expect(screen.getByText(text)).toBeVisible();
  expect(container.querySelectorAll('img')).toHaveLength(3);
  expect(screen.getByRole('article').style.getPropertyValue('--edge')).not.toBe('');
});

test('the words of a made-up id are not on a card, and a known contestant is', () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = renderCard([], false, ['ada-is-a-liar', 'tom-westman']);
  expect(screen.getByText('Unknown castaway')).toBeVisible();
  expect(screen.getByText('Tom Westman')).toBeVisible();
  expect(container.innerHTML).not.toMatch(/ada|liar/i);
});
