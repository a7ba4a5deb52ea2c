import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { backToSeasons, openSeason, renderPanel, seasonCards } from '#testing/seasonsPanel.tsx';
import { expectAccessible, matchingMedia } from '#testing/setup.ts';

const KEY = 'seasonsSectionCollapsed';
const PHONE = '(max-width: 768px)';
const toggle = () => screen.getByRole('button', { name: /^(Collapse|Expand) seasons$/ });

test('the toggle collapses and expands the panel, says so, and the choice is stored', async () => {
  renderPanel();
  expect(toggle()).toHaveAttribute('aria-expanded', 'true');
  expect(localStorage.getItem(KEY)).toBeNull();

  await userEvent.click(toggle());
  expect(toggle()).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByRole('button', { name: 'Expand seasons' })).toHaveFocus();
  expect(seasonCards()).toHaveLength(0);
  expect(localStorage.getItem(KEY)).toBe('true');
  expect(Object.keys(localStorage)).toEqual([KEY]);
  await expectAccessible();

  await userEvent.click(toggle());
  expect(seasonCards()).toHaveLength(46);
  expect(localStorage.getItem(KEY)).toBe('false');
}, 30_000);

test.each([
  ['true', 0],
  ['false', 46],
  ['nonsense', 46],
])('a stored %s is restored', (stored, cards) => {
  localStorage.setItem(KEY, stored);
  renderPanel();
  expect(seasonCards()).toHaveLength(cards);
});

test.each([
  ['in create mode', true, ''],
  ['on phones', false, PHONE],
])('%s the panel is open without a toggle, and the stored choice does not change', (_, createMode, media) => {
  localStorage.setItem(KEY, 'true');
  matchingMedia.add(media);
  renderPanel({ createMode });
  expect(seasonCards()).toHaveLength(46);
  expect(screen.queryByRole('button', { name: /seasons$/ })).not.toBeInTheDocument();
  expect(localStorage.getItem(KEY)).toBe('true');
});

test('on phones the page scrolls, and going back restores its scroll position', () => {
  matchingMedia.add(PHONE);
  renderPanel();
  document.documentElement.scrollTop = 900;
  openSeason('Palau');
  document.documentElement.scrollTop = 0;
  backToSeasons();
  expect(document.documentElement.scrollTop).toBe(900);
});

test('the toggle works where storage is forbidden', async () => {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(deny);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(deny);
  renderPanel();
  await userEvent.click(toggle());
  expect(seasonCards()).toHaveLength(0);
});
