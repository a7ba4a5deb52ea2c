import { builtInSeasons as seasons } from '@outrank/shared/catalogue/catalogue';
import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible } from '#testing/setup.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { RankingArea } from './RankingArea.tsx';
import { useListEditor } from './useListEditor.ts';

const onRender = vi.hoisted(() => vi.fn());
vi.mock(import('#pictures/FilledSlot.tsx'), async (original) => {
  const { FilledSlot } = await original();
  return {
    FilledSlot: ((props) => {
      onRender(props.item.name);
      return <FilledSlot {...props} />;
    }) as typeof FilledSlot,
  };
});

const palau = ['tom-westman', 'ian-rosenberger', 'jenn-lyon'].map((id) => contestantItem(id, 's10'));
const ignore = vi.fn();

function Editor({ items, onTapItem }: { items: readonly ListedItem[]; onTapItem?: () => void }) {
  const editor = useListEditor({ ...emptyContent, items });
  const { content, history, dispatch } = editor;
  return (
    <DragProvider>
      <form onSubmit={ignore}>
        <RankingArea
          {...editor}
          items={content.items}
          onDrop={ignore}
          onTapItem={onTapItem}
          onStart={ignore}
          onPick={ignore}
        />
        <UndoButtons history={history} dispatch={dispatch} />
      </form>
    </DragProvider>
  );
}

const open = (items: readonly ListedItem[] = palau, onTapItem?: () => void) =>
  renderWithToasts(<Editor items={items} {...(onTapItem && { onTapItem })} />);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name = 'Ian Rosenberger') => screen.getByRole('textbox', { name: `Note on ${name}` });
const row = (name = 'Ian Rosenberger') =>
  within(screen.getByRole('list', { name: 'Your ranking' }))
    .getAllByRole('listitem')
    .find((each) => each.textContent?.includes(name));

test('a note is typed in the row of its item, and shown there after Enter', async () => {
  open();
  await click('Add a note on Ian Rosenberger');
  expect(field()).toHaveFocus();
  await userEvent.keyboard('He gave it away.');
  expect(screen.getByText('16/140')).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard('{Enter}');
  expect(ignore).not.toHaveBeenCalled();
  expect(row()).toHaveTextContent('He gave it away.');
  expect(screen.getByRole('button', { name: 'Edit the note on Ian Rosenberger' })).toHaveFocus();
});

test('the field closes with Escape and without the focus, and keeps what was typed', async () => {
  open();
  for (const [typed, leave] of [
    ['One', '{Escape}'],
    [' two', '{Tab}'],
  ] as const) {
    await userEvent.click(screen.getByRole('button', { name: /a note on Ian|the note on Ian/ }));
    await userEvent.keyboard(typed + leave);
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  }
  expect(row()).toHaveTextContent('One two');
});

test('a press on another row is not lost, because no row moves until it ends', async () => {
  const user = userEvent.setup();
  open();
  await user.click(screen.getByRole('button', { name: 'Add a note on Tom Westman' }));
  await user.keyboard('Why');
  const next = screen.getByRole('button', { name: 'Add a note on Ian Rosenberger' });
  await user.pointer({ target: next, keys: '[MouseLeft>]' });
  expect(field('Tom Westman')).toBeVisible();
  await user.pointer({ keys: '[/MouseLeft]' });
  expect(field()).toHaveFocus();
  await waitFor(() => expect(screen.getAllByRole('textbox')).toEqual([field()]));
  expect(row('Tom Westman')).toHaveTextContent('Why');
});

test('the field takes 140 characters', async () => {
  open();
  await click('Add a note on Ian Rosenberger');
  expect(field()).toHaveAttribute('maxlength', '140');
});

test('typing a note renders its row and no other', async () => {
  open();
  await click('Add a note on Ian Rosenberger');
  onRender.mockClear();
  fireEvent.change(field(), { target: { value: 'Why' } });
  expect(field()).toHaveValue('Why');
  expect(new Set(onRender.mock.calls.flat())).toEqual(new Set(['Ian Rosenberger']));
});

test('Undo takes back a whole note, and a removed item comes back with its note', async () => {
  open();
  await click('Add a note on Ian Rosenberger');
  await userEvent.keyboard('Why{Enter}');
  await click('Remove Ian Rosenberger');
  expect(row()).toBeUndefined();
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(row()).toHaveTextContent('Why');
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(row()).not.toHaveTextContent('Why');
});

test('Undo takes back a whole move by the keyboard, and each move by itself', async () => {
  open();
  const order = () =>
    within(screen.getByRole('list', { name: 'Your ranking' }))
      .getAllByRole('button', { name: /^Reorder / })
      .map((handle) => handle.getAttribute('aria-label'));
  const orders = [order()];
  for (const keys of [' {ArrowDown}{ArrowDown} ', ' {ArrowUp}{ArrowUp} ', ' {ArrowDown} ']) {
    screen.getByRole('button', { name: 'Reorder Tom Westman' }).focus();
    await userEvent.keyboard(keys);
    orders.push(order());
  }
  expect(orders[1]?.at(-1)).toBe('Reorder Tom Westman');
  for (const before of orders.slice(0, -1).toReversed()) {
    await click('Undo');
    expect(order()).toEqual(before);
  }
});

test('a list with 50 notes takes no other, and says so', async () => {
  const others = seasons.slice(10, 14).flatMap(({ contestants }) => contestants.map(({ id }) => id));
  const free = [...new Set(others)].filter((id) => !palau.some((item) => item.id === id));
  const noted = free.slice(0, 50).map((id) => ({ ...contestantItem(id), note: 'x' }));
  open([...noted, ...palau]);
  await click('Add a note on Ian Rosenberger');
  expect(screen.getByText('A list can have 50 notes.')).toBeVisible();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  const name = noted[7]?.name ?? '';
  await click(`Edit the note on ${name}`);
  expect(field(name)).toHaveValue('x');
});

test('on phones a note is typed in the menu of its item', async () => {
  open(palau, ignore);
  expect(screen.queryByRole('button', { name: 'Add a note on Ian Rosenberger' })).not.toBeInTheDocument();
  await click('More options for Ian Rosenberger');
  const menu = await screen.findByRole('dialog', { name: 'Options for Ian Rosenberger' });
  const typed = within(menu).getByRole('textbox', { name: 'Note on Ian Rosenberger' });
  await userEvent.type(typed, 'Why{Enter}');
  expect(row()).toHaveTextContent('Why');
});
