import { type BrowseFilter, everything } from '@outrank/shared/lists/browseFilter';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { BrowseControls } from './BrowseControls.tsx';

let asked: BrowseFilter;

function Browse({ from = everything }: { from?: BrowseFilter }) {
  const [filter, setFilter] = useState(from);
  asked = filter;
  const change = (part: Partial<BrowseFilter>) => setFilter({ ...filter, ...part });
  return (
    <BrowseControls
      filter={filter}
      onType={(text) => change({ text })}
      onChoose={change}
      count={<p>5 rankings found</p>}
    />
  );
}

const tag = (name: string) => screen.getByRole('button', { name });

test('the search box reads and is called Search rankings...', async () => {
  const { container } = render(<Browse />);
  const box = screen.getByRole('searchbox', { name: 'Search rankings...' });
  expect(box).toHaveAttribute('placeholder', 'Search rankings...');
  await userEvent.type(box, 'winners');
  expect(asked.text).toBe('winners');
  await expectAccessible(container);
});

test('there are three types, all of them at first', async () => {
  render(<Browse />);
  const types = within(screen.getByRole('group', { name: 'Type' })).getAllByRole('radio');
  expect(types.map((radio) => radio.parentElement?.textContent)).toEqual([
    'All Rankings',
    'Season Rankings',
    'Survivor Rankings',
  ]);
  expect(screen.getByRole('radio', { name: 'All Rankings' })).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Survivor Rankings' }));
  expect(asked.type).toBe('survivor');
});

test('there are three orders, most votes at first', async () => {
  render(<Browse />);
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  const orders = within(sort).getAllByRole('option');
  expect(orders.map((option) => option.textContent)).toEqual(['Most Votes', 'Newest', 'Oldest']);
  expect(sort).toHaveDisplayValue('Most Votes');
  await userEvent.selectOptions(sort, 'Oldest');
  expect(asked.sort).toBe('oldest');
});

test('there are five tags, none of them pressed at first', () => {
  render(<Browse />);
  const tags = within(screen.getByRole('group', { name: 'Tags' })).getAllByRole('button', { pressed: false });
  expect(tags.map((button) => button.textContent)).toEqual([
    'Favorites',
    'Social',
    'Strategic',
    'Challenge Beasts',
    'Spoiler',
  ]);
});

test('tags add up and are taken back one by one', async () => {
  render(<Browse />);
  await userEvent.click(tag('Challenge Beasts'));
  await userEvent.click(tag('Favorites'));
  expect(asked.tags).toEqual(['challenge', 'favorites']);
  expect(tag('Favorites')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(tag('Challenge Beasts'));
  expect(asked.tags).toEqual(['favorites']);
  expect(tag('Challenge Beasts')).toHaveAttribute('aria-pressed', 'false');
});
