import { type BrowseFilter, everything } from '@outrank/shared/lists/browseFilter';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { BrowseControls } from './BrowseControls.tsx';

let current: BrowseFilter;

function Browse() {
  const [filter, setFilter] = useState(everything);
  current = filter;
  const change = (part: Partial<BrowseFilter>) => setFilter({ ...filter, ...part });
  return (
    <BrowseControls
      filter={filter}
      onTextChange={(text) => change({ text })}
      onFilterChange={change}
      count={<p>5 rankings found</p>}
    />
  );
}

const getTag = (name: string) => screen.getByRole('button', { name });
const group = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  render(<Browse />);
});

test('the search box is named Search rankings... and changes the text', async () => {
  const box = screen.getByRole('searchbox', { name: 'Search rankings...' });
  expect(box).toHaveAttribute('placeholder', 'Search rankings...');
  await userEvent.type(box, 'winners');
  expect(current.text).toBe('winners');
  await expectAccessible();
});

test('there are three types, with all of them chosen at first', async () => {
  const radios = group('Type').getAllByRole('radio');
  expect(radios.map((radio) => radio.parentElement?.textContent)).toEqual([
    'All Rankings',
    'Season Rankings',
    'Survivor Rankings',
  ]);
  expect(radios[0]).toBeChecked();
  await userEvent.click(screen.getByRole('radio', { name: 'Survivor Rankings' }));
  expect(current.type).toBe('survivor');
});

test('there are three sort orders, with Most Votes chosen at first', async () => {
  const sort = screen.getByRole('combobox', { name: 'Sort' });
  const labels = within(sort)
    .getAllByRole('option')
    .map((option) => option.textContent);
  expect(labels).toEqual(['Most Votes', 'Newest', 'Oldest']);
  expect(sort).toHaveDisplayValue('Most Votes');
  await userEvent.selectOptions(sort, 'Oldest');
  expect(current.sort).toBe('oldest');
});

test('there are five tags, none pressed at first, which add up and are removed one by one', async () => {
  const tags = group('Tags').getAllByRole('button', { pressed: false });
  expect(tags.map((button) => button.textContent)).toEqual([
    'Favorites',
    'Social',
    'Strategic',
    'Challenge Beasts',
    'Spoiler',
  ]);
  await userEvent.click(getTag('Challenge Beasts'));
  await userEvent.click(getTag('Favorites'));
  expect(current.tags).toEqual(['challenge', 'favorites']);
  expect(getTag('Favorites')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(getTag('Challenge Beasts'));
  expect(current.tags).toEqual(['favorites']);
  expect(getTag('Challenge Beasts')).toHaveAttribute('aria-pressed', 'false');
});
