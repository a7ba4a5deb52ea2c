import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { MemoryRouter, Router, useLocation, useNavigate } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { BrowseControls } from './BrowseControls.tsx';
import { useBrowseFilter } from './useBrowseFilter.ts';

/** A page with the filter, beside the address bar and the browser's Back button. */
function Browse() {
  const { filter, enteredFilter, changeText, changeFilter, clearFilter } = useBrowseFilter();
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <BrowseControls
        filter={enteredFilter}
        onTextChange={changeText}
        onFilterChange={changeFilter}
        count={<output data-testid="filter">{filter.text}</output>}
      />
      <output data-testid="address">{pathname + search}</output>
      <output data-testid="state">{JSON.stringify(state)}</output>
      <button type="button" onClick={clearFilter}>
        Clear filters
      </button>
      <button type="button" onClick={() => navigate(-1)}>
        Back
      </button>
    </>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const chooseType = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));
const sort = () => screen.getByRole('combobox', { name: 'Sort' });
const chooseSort = (value: string) => fireEvent.change(sort(), { target: { value } });
const group = (name: string) => within(screen.getByRole('group', { name }));
const box = () => screen.getByRole('searchbox', { name: 'Search rankings...' });
const type = (value: string) => fireEvent.change(box(), { target: { value } });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
const expectAddress = (address: string) => expect(screen.getByTestId('address').textContent).toBe(address);

function open(...addresses: readonly (string | { pathname: string; state: unknown })[]) {
  render(
    <MemoryRouter initialEntries={[...addresses]}>
      <Browse />
    </MemoryRouter>,
  );
}

beforeEach(() => {
  vi.useFakeTimers();
});

test('the controls offer a search box, three types, three sort orders and five tags', async () => {
  open('/rankings');
  expect(box()).toHaveAttribute('placeholder', 'Search rankings...');
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
  type('winners');
  vi.useRealTimers();
  await expectAccessible();
});

test('a choice of type or sort order replaces the other, and tags add up', () => {
  open('/rankings');
  chooseType('Survivor Rankings');
  chooseSort('oldest');
  expectAddress('/rankings?type=survivor&sort=oldest');
  press('Challenge Beasts');
  press('Favorites');
  expectAddress('/rankings?type=survivor&tags=favorites,challenge&sort=oldest');
  expect(screen.getByRole('button', { name: 'Favorites', pressed: true })).toBeVisible();
  press('Challenge Beasts');
  expectAddress('/rankings?type=survivor&tags=favorites&sort=oldest');
  expect(screen.getByRole('button', { name: 'Challenge Beasts', pressed: false })).toBeVisible();
});

test('the filter button counts what is active, and chips remove it', () => {
  open('/rankings?type=season&tags=social,strategic');
  const button = screen.getByRole('button', { name: 'Filters (3)', expanded: false });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  press('Remove Social');
  expect(button).toHaveTextContent('Filters (2)');
  expect(button).toHaveFocus();
  press('Remove Season Rankings');
  expectAddress('/rankings?tags=strategic');
  press('Remove Strategic');
  expectAddress('/rankings');
  expect(button).toHaveAccessibleName('Filters');
});

test('text reaches the address a quarter of a second after the last letter, without a history entry', () => {
  open('/', '/rankings');
  type('w');
  wait(200);
  type('wi');
  wait(249);
  expect(box()).toHaveValue('wi');
  expect(screen.getByTestId('filter')).toBeEmptyDOMElement();
  wait(1);
  expectAddress('/rankings?q=wi');
  expect(screen.getByTestId('filter')).toHaveTextContent('wi');
  type('win');
  wait(250);
  expectAddress('/rankings?q=win');
  press('Back');
  expectAddress('/');
});

test('a choice adds a history entry: Back undoes it, and the next choice builds on that', () => {
  open('/rankings?q=winners');
  chooseType('Season Rankings');
  chooseSort('newest');
  expectAddress('/rankings?q=winners&type=season&sort=newest');
  press('Back');
  expectAddress('/rankings?q=winners&type=season');
  press('Back');
  expectAddress('/rankings?q=winners');
  chooseSort('newest');
  expectAddress('/rankings?q=winners&sort=newest');
});

test('a choice includes the text that is still being typed, and keeps the navigation state', () => {
  open({ pathname: '/rankings/user/ana', state: { userName: 'Ana' } });
  type('winners');
  chooseType('Season Rankings');
  expectAddress('/rankings/user/ana?q=winners&type=season');
  expect(box()).toHaveValue('winners');
  type('winner');
  wait(250);
  expectAddress('/rankings/user/ana?q=winner&type=season');
  expect(screen.getByTestId('state')).toHaveTextContent('{"userName":"Ana"}');
});

test.each([0, 250])('Back restores the previous text for good %i milliseconds after typing', (pause) => {
  open('/rankings?q=winners');
  chooseType('Season Rankings');
  type('losers');
  wait(pause);
  press('Back');
  expect(box()).toHaveValue('winners');
  wait(1000);
  expect(box()).toHaveValue('winners');
  expectAddress('/rankings?q=winners');
});

test('the text stops at 200 characters, and clearing removes every filter and keeps the sort order', () => {
  open('/rankings?q=winners&type=season&tags=spoiler&sort=oldest');
  type('a'.repeat(300));
  expect(box()).toHaveValue('a'.repeat(200));
  press('Clear filters');
  wait(1000);
  expect(box()).toHaveValue('');
  expectAddress('/rankings?sort=oldest');
});

test('choices and text build on a choice that the router has not rendered yet', () => {
  const searches: string[] = [];
  const record = ({ search }: { search?: string }) => searches.push(search ?? '');
  const navigator = { push: record, replace: record, go: () => undefined, createHref: () => '' };
  render(
    <Router location="/rankings" navigator={navigator as never}>
      <Browse />
    </Router>,
  );
  chooseType('Season Rankings');
  chooseSort('newest');
  type('winners');
  wait(250);
  const choices = ['?type=season', '?type=season&sort=newest'];
  expect(searches).toEqual([...choices, '?q=winners&type=season&sort=newest']);
});
