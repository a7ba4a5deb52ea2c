import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { openSeason, panel, renderPanel, search } from '#testing/seasonsPanel.tsx';
import { SortableList } from '#ui/sortable/SortableList.tsx';

const createMode = true;

test('the instruction stands in the panel', async () => {
  renderPanel({ createMode });
  expect(panel()).toHaveTextContent(
    'Click contestants to add them to your ranking list or drag them for precise positioning.',
  );
});

test('clicked contestants are chosen in click order, with the season they were clicked in', async () => {
  const { chosen } = renderPanel({ createMode });
  openSeason('Palau');
  for (const name of ['Tom Westman', 'Ian Rosenberger', 'Katie Gallagher']) {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^${name}`) }));
  }
  expect(chosen.map(({ id, seasonId }) => [id, seasonId])).toEqual([
    ['tom-westman', 's10'],
    ['ian-rosenberger', 's10'],
    ['katie-gallagher', 's10'],
  ]);
});

test('somebody found by search is chosen from their first season', async () => {
  const { chosen } = renderPanel({ createMode });
  search('rob mariano');
  await userEvent.click(screen.getByRole('button', { name: /^Rob Mariano/ }));
  expect(chosen).toMatchObject([{ id: 'rob-mariano', seasonId: 's4', seasonName: 'Marquesas' }]);
});

test('by keyboard a contestant is chosen too', async () => {
  const user = userEvent.setup();
  const { chosen } = renderPanel({ createMode });
  openSeason('Palau');
  screen.getByRole('button', { name: /^Tom Westman/ }).focus();
  await user.keyboard('{Enter}');
  expect(chosen).toMatchObject([{ id: 'tom-westman' }]);
});

test('a season is added by a button of its own, while its card still opens it', async () => {
  const { chosen } = renderPanel({ createMode });
  await userEvent.click(screen.getByRole('button', { name: 'Add Palau to your list' }));
  expect(chosen).toMatchObject([{ id: 's10', name: 'Palau', isSeason: true }]);
  expect(screen.queryByRole('button', { name: 'Back to Seasons' })).not.toBeInTheDocument();
  openSeason('Palau');
  expect(screen.getByRole('button', { name: 'Back to Seasons' })).toBeVisible();
});

test('a season of nobody can be added once it is open', async () => {
  const { chosen } = renderPanel({ createMode });
  openSeason('Caramoan');
  await userEvent.click(screen.getByRole('button', { name: 'Add Caramoan to your list' }));
  expect(chosen).toMatchObject([{ id: 's26' }]);
});

test('who is listed is marked and can be clicked all the same', async () => {
  const { chosen } = renderPanel({ createMode, listedIds: new Set(['tom-westman', 's10']) });
  expect(screen.getByRole('button', { name: 'Add Palau to your list, already in your list' })).toBeVisible();
  openSeason('Palau');
  const tom = screen.getByRole('button', { name: /^Tom Westman.*already in your list$/ });
  expect(screen.getByRole('button', { name: /^Ian Rosenberger/ })).not.toHaveTextContent('already');
  await userEvent.click(tom);
  expect(chosen).toMatchObject([{ id: 'tom-westman' }]);
});

/** A ranking beside the panel, and what has been dropped into it. */
function renderWithRanking() {
  const dropped: unknown[] = [];
  const ranking = (
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
  renderPanel({ createMode, dragType: 'castaway', beside: ranking });
  return dropped;
}

function drag(source: Element | null) {
  const ranking = screen.getByText('Drop here');
  fireEvent.dragStart(source ?? document.body);
  act(() => vi.advanceTimersByTime(0));
  fireEvent.dragEnter(ranking);
  fireEvent.dragOver(ranking);
  fireEvent.drop(ranking);
}

test('a contestant and a season can be dragged into a ranking that takes what the panel drags', () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const dropped = renderWithRanking();
  drag(screen.getByRole('button', { name: /^Palau/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Palau/ }));
  drag(screen.getByRole('button', { name: /^Tom Westman/ }));
  expect(dropped).toMatchObject([
    { id: 's10', isSeason: true },
    { id: 'tom-westman', seasonId: 's10' },
  ]);
});
