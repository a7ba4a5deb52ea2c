import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { watchOnly } from '#testing/watchOnly.ts';
import ClassicRankingsSection from './ClassicRankingsSection.tsx';

const hasCuratorClaim = vi.hoisted(() => vi.fn<() => Promise<boolean>>());
vi.mock(import('#data/session/auth.ts'), async (original) => ({ ...(await original()), hasCuratorClaim }));
beforeEach(() => {
  hasCuratorClaim.mockReset().mockResolvedValue(false);
});

const lists = { strategyList: ['Kim', 'Tony', 'Yul', 'Todd'], socialList: ['Ethan'], competitorList: [] };
const onEdit = vi.fn();
const open = (rankings = { lists }) =>
  renderPage({ '/': <ClassicRankingsSection uid="ben" rankings={rankings} onEdit={onEdit} /> });
const names = (title: string) =>
  within(screen.getByRole('region', { name: title }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('each list shows three rows, and the rest on demand', async () => {
  open();
  expect(names('Strategy')).toEqual(['1Kim', '2Tony', '3Yul']);
  expect(names('Social')).toEqual(['1Ethan']);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Show all of Strategy', expanded: false }));
  expect(names('Strategy')).toEqual(['1Kim', '2Tony', '3Yul', '4Todd']);
  await userEvent.click(screen.getByRole('button', { name: 'Show less of Strategy', expanded: true }));
  expect(names('Strategy')).toHaveLength(3);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test('the spoiler shield hides names of unwatched people, first names too, until asked for', async () => {
  const HIDDEN = 'Not watched yet';
  watchOnly('s45');
  const { container } = open({
    lists: { ...lists, strategyList: ['Tony Vlachos', 'Dee Valladares', 'Sandra'] },
  });
  const button = await screen.findByRole('button', { name: 'Show number 1 of Strategy' });
  expect(names('Strategy')).toEqual([`1${HIDDEN} Show`, '2Dee Valladares', `3${HIDDEN} Show`]);
  expect(container.innerHTML).not.toMatch(/tony|vlachos|sandra/i);
  await expectAccessible();
  await userEvent.click(button);
  expect(names('Strategy')[0]).toBe('1Tony Vlachos Mark Cagayan as watched');
});

test('only curators can edit', async () => {
  hasCuratorClaim.mockResolvedValue(true);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(onEdit).toHaveBeenCalledOnce();
});

test('empty lists show only curators the section', async () => {
  const empty = { lists: { ...lists, strategyList: [], socialList: [] } };
  const { unmount } = open(empty);
  await vi.waitFor(() => expect(hasCuratorClaim).toHaveBeenCalled());
  expect(screen.queryByRole('heading', { name: 'Classic rankings' })).not.toBeInTheDocument();
  unmount();
  hasCuratorClaim.mockResolvedValue(true);
  open(empty);
  expect(await screen.findByRole('button', { name: 'Edit' })).toBeVisible();
});
