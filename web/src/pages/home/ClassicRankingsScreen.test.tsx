import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { saveClassicRankings } from '#data/lists/readClassicRankings.ts';
import { cast } from '#testing/fewCastaways.tsx';
import { renderPage } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import ClassicRankingsScreen from './ClassicRankingsScreen.tsx';

const save = vi.hoisted(() => vi.fn<typeof saveClassicRankings>());
vi.mock('#data/lists/readClassicRankings.ts', () => ({ saveClassicRankings: save }));

const user = { uid: 'ben', displayName: 'Ben', email: null, photoURL: null };
const lists = { strategyList: ['Kim Spradlin', 'Tony Vlachos'], socialList: [], competitorList: [] };
const rankings = { lists, lastUpdated: '2026-02-03T12:00:00.000Z' };
const onClose = vi.fn();
beforeEach(() => {
  onClose.mockReset();
  save.mockReset().mockResolvedValue(true);
});

const open = () =>
  renderPage({ '/': <ClassicRankingsScreen user={user} rankings={rankings} onClose={onClose} /> });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const rows = (title: string) =>
  within(screen.getByRole('list', { name: title }))
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);

/** The panel loads on demand. */
const add = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: `Add ${name}` }));

test('a curator adds from the panel, removes, undoes and saves all three lists', async () => {
  open();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await press('Remove Tony Vlachos');
  await add('Tom Westman');
  await add('Tom Westman');
  expect(rows('Strategy')).toEqual([
    expect.stringContaining('Kim Spradlin'),
    expect.stringContaining('Tom Westman'),
  ]);
  await expectAccessible();
  await press('Undo');
  await press('Undo');
  expect(rows('Strategy')).toHaveLength(2);
  await press('Redo');
  await userEvent.click(screen.getByRole('radio', { name: 'Social' }));
  await add('Ian Rosenberger');
  expect(rows('Social')).toHaveLength(1);
  await press('Save');
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledExactlyOnceWith({
    lists: {
      strategyList: ['Kim Spradlin'],
      socialList: [cast[1]],
      competitorList: [],
    },
    lastUpdated: expect.stringMatching(/Z$/),
  });
});

test('a failed save keeps the changes and shows no message', async () => {
  save.mockResolvedValue(false);
  open();
  await press('Remove Tony Vlachos');
  await press('Save');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute('aria-busy'));
  expect(onClose).not.toHaveBeenCalled();
  expect(rows('Strategy')).toHaveLength(1);
  expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(['']);
});

test('leaving keeps unsaved changes for the next visit, and Cancel asks before it discards them', async () => {
  const first = open();
  await press('Remove Tony Vlachos');
  first.unmount();
  const { unmount } = open();
  expect(rows('Strategy')).toEqual([expect.stringContaining('Kim Spradlin')]);
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(onClose).not.toHaveBeenCalled();
  await press('Cancel');
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  open();
  expect(rows('Strategy')).toHaveLength(2);
});

test.each(['Save', 'Undo'])('changes are gone at the next visit after “%s”', async (name) => {
  const { unmount } = open();
  await press('Remove Tony Vlachos');
  await press(name);
  unmount();
  open();
  expect(rows('Strategy')).toHaveLength(2);
});
