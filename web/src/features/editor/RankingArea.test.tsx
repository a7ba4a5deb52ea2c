import { builtInSeasons as seasons } from '@outrank/shared/catalogue/catalogue';
import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { renderWithToasts } from '#testing/renderPage.tsx';
import { expectAccessible, matchingMedia } from '#testing/setup.ts';
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
          onTapItem={onTapItem}
          onStart={ignore}
          onPick={ignore}
        />
        <UndoButtons history={history} dispatch={dispatch} names={content.items.map(({ name }) => name)} />
      </form>
    </DragProvider>
  );
}

const open = (items: readonly ListedItem[] = palau, onTapItem?: () => void) =>
  renderWithToasts(<Editor items={items} {...(onTapItem && { onTapItem })} />);
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const field = (name = 'Ian Rosenberger') => screen.getByRole('textbox', { name: `Note on ${name}` });
const names = () =>
  screen.getAllByRole('button', { name: /^Remove / }).map(({ ariaLabel }) => ariaLabel?.slice(7));
const row = (name = 'Ian Rosenberger') =>
  within(screen.getByRole('list', { name: 'Your ranking' }))
    .getAllByRole('listitem')
    .find((each) => each.textContent?.includes(name));

test('Undo and Redo say what came back or went', async () => {
  open();
  await click('Remove Ian Rosenberger');
  // The message about the removal has one too.
  await userEvent.click(screen.getAllByRole('button', { name: 'Undo' })[0] as HTMLElement);
  expect(screen.getByText(/^Undone\. Ian Rosenberger is back at place 2 of 3\./)).toHaveRole('status');
  await click('Redo');
  expect(screen.getByText(/^Redone\. Ian Rosenberger is gone\./)).toBeInTheDocument();
});

test('a note is typed in the row of its item, and shown there after Enter', async () => {
  open();
  await click('Add a note on Ian Rosenberger');
  expect(field()).toHaveFocus();
  expect(field()).toHaveAttribute('maxlength', '140');
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

test('typing a note renders its row and no other', async () => {
  open();
  await click('Add a note on Ian Rosenberger');
  onRender.mockClear();
  fireEvent.change(field(), { target: { value: 'Why' } });
  expect(field()).toHaveValue('Why');
  expect(new Set(onRender.mock.calls.flat())).toEqual(new Set(['Ian Rosenberger']));
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

describe('on phones', () => {
  beforeEach(() => {
    matchingMedia.add('(max-width: 768px)');
  });

  test('a note is typed in the sheet of its item, which opens without a keyboard', async () => {
    open(palau, ignore);
    expect(screen.queryByRole('button', { name: 'Add a note on Ian Rosenberger' })).not.toBeInTheDocument();
    await click('More options for Ian Rosenberger');
    const menu = await screen.findByRole('dialog', { name: 'Options for Ian Rosenberger' });
    await waitFor(() => expect(menu).toHaveFocus());
    expect(within(menu).queryByRole('textbox')).not.toBeInTheDocument();
    await expectAccessible();
    await click('Add a note');
    expect(field()).toHaveFocus();
    await userEvent.keyboard('Why{Enter}');
    expect(row()).toHaveTextContent('Why');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'More options for Ian Rosenberger' })).toHaveFocus();
  });

  test('a tap on a place opens the sheet, also without a keyboard', async () => {
    open(palau, ignore);
    await click('Place 2: move Ian Rosenberger to another place');
    const menu = await screen.findByRole('dialog', { name: 'Options for Ian Rosenberger' });
    await waitFor(() => expect(menu).toHaveFocus());
    await click('To the top');
    expect(names()[0]).toBe('Ian Rosenberger');
  });

  test('a hint says how to move a row, until the user has moved one or has got it, and for one pick none', async () => {
    const hint = () => screen.queryByText(/^Hold a row to drag it/);
    const { unmount } = open(palau, ignore);
    await click('Got it');
    expect(hint()).not.toBeInTheDocument();
    unmount();
    localStorage.clear();
    const second = open(palau, ignore);
    await click('Move Ian Rosenberger up');
    expect(hint()).toBeVisible();
    second.unmount();
    const third = open(palau, ignore);
    expect(hint()).not.toBeInTheDocument();
    third.unmount();
    localStorage.clear();
    open(palau.slice(0, 1), ignore);
    expect(hint()).not.toBeInTheDocument();
  });
});
