import { type BrowseFilter, emptyFilter } from '@outrank/shared/lists/browseFilter';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { BrowseControls } from './BrowseControls.tsx';

let current: BrowseFilter;

function Browse() {
  const [filter, setFilter] = useState(emptyFilter);
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
const sort = () => screen.getByRole('combobox', { name: 'Sort' });
const group = (name: string) => within(screen.getByRole('group', { name }));

beforeEach(() => {
  render(<Browse />);
});

test('the controls offer a search box, three types, three sort orders and five tags', async () => {
  const box = screen.getByRole('searchbox', { name: 'Search rankings...' });
  expect(box).toHaveAttribute('placeholder', 'Search rankings...');
  await userEvent.type(box, 'winners');
  expect(current.text).toBe('winners');
  await expectAccessible();
  const types = group('Type').getAllByRole('radio');
  const labels = types.map((radio) => radio.parentElement?.textContent);
  expect(labels).toEqual(['All Rankings', 'Season Rankings', 'Survivor Rankings']);
  expect(types[0]).toBeChecked();
  const sortOptions = within(sort()).getAllByRole('option');
  expect(sortOptions.map((option) => option.textContent)).toEqual(['Most Votes', 'Newest', 'Oldest']);
  expect(sort()).toHaveDisplayValue('Most Votes');
  const tags = group('Tags').getAllByRole('button', { pressed: false });
  expect(tags.map((button) => button.textContent).join()).toBe(
    'Favorites,Social,Strategic,Challenge Beasts,Spoiler',
  );
});

test('a choice of type or sort order replaces the other, and tags add up', async () => {
  await userEvent.click(screen.getByRole('radio', { name: 'Survivor Rankings' }));
  await userEvent.selectOptions(sort(), 'Oldest');
  expect(current).toMatchObject({ type: 'survivor', sort: 'oldest' });
  await userEvent.click(getTag('Challenge Beasts'));
  await userEvent.click(getTag('Favorites'));
  expect(current.tags).toEqual(['challenge', 'favorites']);
  expect(getTag('Favorites')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(getTag('Challenge Beasts'));
  expect(current.tags).toEqual(['favorites']);
  expect(getTag('Challenge Beasts')).toHaveAttribute('aria-pressed', 'false');
});
