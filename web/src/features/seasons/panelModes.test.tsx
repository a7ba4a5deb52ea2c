import { contestantItem } from '@outrank/shared/lists/listedItem';
import { act, cleanup, fireEvent, renderHook, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import {
  backToSeasons,
  openSeason,
  panel,
  renderPanel,
  search,
  seasonCards,
} from '#testing/seasonsPanel.tsx';
import { expectAccessible, matchingMedia } from '#testing/setup.ts';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { useListedIds } from './panelLayout.ts';

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

test.each([
  ['in create mode', true, ''],
  ['on phones', false, PHONE],
])('%s the panel is open without a toggle, and the stored choice does not change', (_, createMode, media) => {
  localStorage.setItem(KEY, 'true');
  matchingMedia.add(media);
  renderPanel({ createMode });
  expect(seasonCards()).toHaveLength(46);
  expect(screen.queryByRole('button', { name: /^(Collapse|Expand) seasons$/ })).not.toBeInTheDocument();
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

const click = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('clicked contestants are added in click order, with the season where they were clicked, the first or the chosen one', async () => {
  const { added } = renderPanel({ createMode: true });
  expect(panel()).toHaveTextContent(
    'Click contestants to add them to your ranking list or drag them for precise positioning.',
  );
  openSeason('Palau');
  for (const name of ['Tom Westman', 'Ian Rosenberger']) await click(new RegExp(`^${name}`));
  screen.getByRole('button', { name: /^Katie Gallagher/ }).focus();
  await userEvent.keyboard('{Enter}');
  search('rob mariano');
  await click(/^Rob Mariano/);
  await click('All-Stars');
  expect(added).toMatchObject([
    ...['tom-westman', 'ian-rosenberger', 'katie-gallagher'].map((id) => ({ id, seasonId: 's10' })),
    { id: 'rob-mariano', seasonId: 's4', seasonName: 'Marquesas' },
    { id: 'rob-mariano', seasonId: 's8', seasonName: 'All-Stars' },
  ]);
});

test('a season has its own button to add it, on its card and when it is open', async () => {
  const { added } = renderPanel({ createMode: true });
  await click('Add Palau to your list');
  expect(added).toMatchObject([{ id: 's10', name: 'Palau', isSeason: true }]);
  expect(screen.queryByRole('button', { name: 'Back to Seasons' })).not.toBeInTheDocument();
  openSeason('Caramoan');
  expect(screen.getByRole('button', { name: 'Back to Seasons' })).toBeVisible();
  await click('Add the season Caramoan');
  expect(added).toMatchObject([{ id: 's10' }, { id: 's26' }]);
});

test('an open season adds its whole cast, but a ballot has no room for it', async () => {
  const addAll = vi.fn();
  renderPanel({ createMode: true, list: { add: () => true, addAll } });
  openSeason('Palau');
  await click('Add all 20');
  expect(addAll.mock.lastCall?.[0]).toHaveLength(20);
  expect(addAll.mock.lastCall?.[0]).toContainEqual(contestantItem('tom-westman', 's10'));
  cleanup();
  renderPanel({ createMode: true });
  openSeason('Palau');
  expect(screen.queryByRole('button', { name: /^Add all/ })).not.toBeInTheDocument();
});

test('listed items say so and can still be clicked', async () => {
  const { added } = renderPanel({ createMode: true, listedIds: new Set(['tom-westman', 's10']) });
  expect(screen.getByRole('button', { name: 'Add Palau to your list, already in your list' })).toBeVisible();
  openSeason('Palau');
  expect(screen.getByRole('button', { name: /^Ian Rosenberger/ })).not.toHaveTextContent('already');
  await click(/^Tom Westman.*already in your list$/);
  expect(added).toMatchObject([{ id: 'tom-westman' }]);
});

test("a contestant and a season can be dragged into a list that accepts the panel's drag type", () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dropped: unknown[] = [];
  const list = (
    <SortableList
      label="Ranking"
      items={[]}
      itemKey={String}
      itemLabel={String}
      renderItem={String}
      onMove={() => undefined}
      externalType="castaway"
      onDropExternal={(item) => dropped.push(item)}
      empty={<p>Drop here</p>}
    />
  );
  renderPanel({ createMode: true, dragType: 'castaway', beside: list });
  const drag = (name: RegExp) => {
    const target = screen.getByText('Drop here');
    fireEvent.dragStart(screen.getByRole('button', { name }));
    act(() => vi.advanceTimersByTime(0));
    for (const move of [fireEvent.dragEnter, fireEvent.dragOver, fireEvent.drop]) move(target);
  };
  drag(/^Palau/);
  openSeason('Palau');
  drag(/^Tom Westman/);
  expect(dropped).toMatchObject([
    { id: 's10', isSeason: true },
    { id: 'tom-westman', seasonId: 's10' },
  ]);
});

test('the set of listed ids stays the same while only their order changes', () => {
  const { result, rerender } = renderHook(useListedIds, { initialProps: ['tom-westman', 's10'] });
  const first = result.current;
  expect([...first].sort()).toEqual(['s10', 'tom-westman']);
  rerender(['s10', 'tom-westman']);
  expect(result.current).toBe(first);
  rerender([]);
  expect(result.current).toEqual(new Set());
});
