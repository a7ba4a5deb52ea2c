import { seasons } from '@outrank/shared/catalogue/catalogue';
import type { ListContent } from '@outrank/shared/lists/list';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { buildList } from '#testing/listScreen.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { FullList } from './FullList.tsx';

const palau = ['tom-westman', 'ian-rosenberger', 'katie-gallagher', 'jenn-lyon'].map((id) =>
  contestantItem(id, 's10'),
);
const NAMES = /Westman|Rosenberger|Gallagher|Lyon|tom|ian\b|katie|jenn/i;

const page = (content: Partial<ListContent> = {}, talk?: ReactNode) => (
  <MemoryRouter>
    <ToastProvider>
      <FullList
        list={buildList({ name: 'The end', items: palau, ...content })}
        creatorPath="/rankings/user/ana"
      >
        {talk}
      </FullList>
    </ToastProvider>
  </MemoryRouter>
);

/** The words of each place from first to last, as they are read aloud. */
const places = () =>
  screen.getAllByRole('list', { name: /^Place/ }).flatMap((list) => [...list.children].map(wordsOf));
const wordsOf = (place: Element) =>
  [...place.children].map((part) => (part.querySelector('img') ? '' : part.textContent)).join(' ');

test('a list says whose it is, of when, of what kind and what it is about', () => {
  const description = 'd'.repeat(200);
  render(page({ description, tags: ['social'] }));
  expect(screen.getByRole('heading', { level: 1, name: 'The end' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ana' })).toHaveAttribute('href', '/rankings/user/ana');
  for (const words of ['Mar 1, 2026', 'Survivor Ranking', 'Social', '5 upvotes', description])
    expect(screen.getByText(words)).toBeVisible();
});

test('the places stand in order, each with its number, name, season and picture', () => {
  const { container } = render(page());
  expect(places()).toEqual([
    '1  Tom WestmanPalau',
    '2  Ian RosenbergerPalau',
    '3  Katie GallagherPalau',
    '4  Jenn LyonPalau',
  ]);
  expect(container.querySelectorAll('img')).toHaveLength(4);
});

test('a list of seasons says so, and their names stand without the show’s', () => {
  render(page({ items: [seasonItem('s10'), seasonItem('s20')] }));
  expect(screen.getByText('Season Ranking')).toBeVisible();
  expect(places()).toEqual(['1  Palau', '2  Heroes vs. Villains']);
});

test('a long list goes on in blocks that number on', () => {
  const items = seasons.slice(0, 45).map(({ id }) => seasonItem(id));
  render(page({ items }));
  expect(screen.getAllByRole('list', { name: /^Place/ }).map((list) => list.ariaLabel)).toEqual([
    'Places 1 to 3',
    'Places 4 to 23',
    'Places 24 to 43',
    'Places 44 to 45',
  ]);
  expect(places().map((words) => Number.parseInt(words, 10))).toEqual(items.map((_, index) => index + 1));
});

test('an item that the catalogue does not know is a placeholder with one warning; the rest stands', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { container } = render(page({ items: [contestantItem('jane-future', 's99'), ...palau] }));
  expect(places()[0]).toMatch(/^1 .*jane future$/);
  expect(places()).toHaveLength(5);
  expect(container.querySelectorAll('img')).toHaveLength(4);
  expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining('jane-future'));
  expect(within(container).queryByRole('alert')).not.toBeInTheDocument();
});

test('a list without items says so, also when it is a spoiler', () => {
  const { rerender } = render(page({ items: [] }));
  expect(screen.getByText('This list is empty')).toBeVisible();
  rerender(page({ items: [], tags: ['spoiler'] }));
  expect(screen.getByText('This list is empty')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Spoilers/ })).not.toBeInTheDocument();
});

test('a list that is no spoiler has nothing to toggle', () => {
  render(page());
  expect(screen.queryByRole('button', { name: /Spoilers/ })).not.toBeInTheDocument();
});

test('of a covered list nothing is in the page: no name, no picture, no hint of who', async () => {
  const { container } = render(page({ tags: ['spoiler'] }));
  expect(screen.getByText(/^4 places are covered/)).toBeVisible();
  expect(container.innerHTML).not.toMatch(NAMES);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('list', { name: /^Place/ })).not.toBeInTheDocument();
  await expectAccessible(container);
});

test('two covered lists of the same length look the same', () => {
  const { container, rerender } = render(page({ tags: ['spoiler'] }));
  const { innerHTML } = container;
  rerender(page({ tags: ['spoiler'], items: palau.toReversed() }));
  expect(container.innerHTML).toBe(innerHTML);
});

test('spoilers are shown when asked for and covered again, and both are told aloud', async () => {
  const { container } = render(page({ tags: ['spoiler'] }));
  const toggle = screen.getByRole('button', { name: 'Show Spoilers', expanded: false });
  fireEvent.click(toggle);
  expect(toggle).toHaveAccessibleName('Hide Spoilers');
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(within(container).getByRole('status')).toHaveTextContent('4 places are shown.');
  expect(places()).toHaveLength(4);
  await expectAccessible(container);
  fireEvent.click(toggle);
  expect(toggle).toHaveAccessibleName('Show Spoilers');
  expect(within(container).getByRole('status')).toHaveTextContent('4 places are covered.');
  expect(container.innerHTML).not.toMatch(NAMES);
});

test('the talk about a covered list is covered along, because it may give the order away', () => {
  render(page({ tags: ['spoiler'] }, <p>Of course Tom won!</p>));
  expect(screen.getByRole('heading', { name: 'Comments' })).toBeVisible();
  expect(screen.queryByText('Of course Tom won!')).not.toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Show Spoilers' }));
  expect(screen.getByText('Of course Tom won!')).toBeVisible();
});

test('a covered list is copied as text only once its spoilers are shown', async () => {
  const fan = userEvent.setup();
  render(page({ tags: ['spoiler'] }));
  await fan.click(screen.getByRole('button', { name: 'Copy list as text' }));
  expect(screen.getByText('Show the spoilers first.')).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe('');
  await fan.click(screen.getByRole('button', { name: 'Show Spoilers' }));
  await fan.click(screen.getByRole('button', { name: 'Copy list as text' }));
  expect(await navigator.clipboard.readText()).toContain('1. Tom Westman (Palau)');
});

test('a list without items has nothing to copy', () => {
  render(page({ items: [] }));
  expect(screen.queryByRole('button', { name: 'Copy list as text' })).not.toBeInTheDocument();
});

test('a list that becomes a spoiler while it is open is covered', () => {
  const { container, rerender } = render(page());
  rerender(page({ tags: ['spoiler'] }));
  expect(container.innerHTML).not.toMatch(NAMES);
});
