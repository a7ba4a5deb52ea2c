import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPanel, seasonCards } from '#testing/seasonsPanel.tsx';
import { matchingMedia } from '#testing/setup.ts';

const KEY = 'seasonsSectionCollapsed';
const toggle = () => screen.getByRole('button', { name: /^(Collapse|Expand) seasons$/ });

beforeEach(() => localStorage.clear());

test('the toggle folds the panel away and out again, says so, and is remembered', async () => {
  renderPanel();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(localStorage.getItem(KEY)).toBeNull();

  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(seasonCards()).toHaveLength(0);
  expect(localStorage.getItem(KEY)).toBe('true');
  expect(Object.keys(localStorage)).toEqual([KEY]);
  await userEvent.click(toggle());
  expect(seasonCards()).toHaveLength(46);
  expect(localStorage.getItem(KEY)).toBe('false');
});

test.each([
  ['true', 0],
  ['false', 46],
  ['nonsense', 46],
])('a stored %s is restored', (stored, cards) => {
  localStorage.setItem(KEY, stored);
  renderPanel();
  expect(seasonCards()).toHaveLength(cards);
});

test('in create mode the panel is open, has no toggle, and what is stored stays', () => {
  localStorage.setItem(KEY, 'true');
  renderPanel({ createMode: true });
  expect(seasonCards()).toHaveLength(46);
  expect(screen.queryByRole('button', { name: /seasons$/ })).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('true');
});

test('on phones there is no toggle and the panel is open', () => {
  localStorage.setItem(KEY, 'true');
  matchingMedia.add('(max-width: 768px)');
  renderPanel();
  expect(seasonCards()).toHaveLength(46);
  expect(screen.queryByRole('button', { name: /seasons$/ })).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('true');
});

test('on phones the page scrolls, and comes back to where the grid was', async () => {
  matchingMedia.add('(max-width: 768px)');
  renderPanel();
  document.documentElement.scrollTop = 900;
  await userEvent.click(screen.getByRole('button', { name: /^Palau/ }));
  document.documentElement.scrollTop = 0;
  await userEvent.click(screen.getByRole('button', { name: 'Back to Seasons' }));
  expect(document.documentElement.scrollTop).toBe(900);
});

test('where storage is forbidden the toggle still works', async () => {
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  renderPanel();
  await userEvent.click(toggle());
  expect(seasonCards()).toHaveLength(0);
});
