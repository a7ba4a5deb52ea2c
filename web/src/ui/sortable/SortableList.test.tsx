import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, Suspense, startTransition, use, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { DraggableSource } from '#ui/drag/DraggableSource.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button } from '#ui/form/Button.tsx';
import { SortableList } from './SortableList.tsx';

type Castaway = { id: string; name: string };
type Props = Partial<ComponentProps<typeof SortableList<Castaway, Castaway>>>;

const cast = (...names: string[]): Castaway[] => names.map((name) => ({ id: name.toLowerCase(), name }));
const getKey = ({ id }: Castaway) => id;
const getName = ({ name }: Castaway) => name;
const renderName = ({ name }: Castaway) => <span>{name}</span>;

function Ranking({ items: initial = cast('Parvati', 'Sandra', 'Tony', 'Kim'), ...rest }: Props) {
  const [items, setItems] = useState(initial);
  return (
    <DragProvider>
      <DraggableSource type="castaway" payload={cast('Cirie')[0]} label="Cirie">
        <Button>Add Cirie</Button>
      </DraggableSource>
      <SortableList
        label="Your ranking"
        items={items}
        itemKey={getKey}
        itemLabel={getName}
        renderItem={renderName}
        onMove={(from, to) => setItems(items.toSpliced(from, 1).toSpliced(to, 0, items[from] as Castaway))}
        externalType="castaway"
        onDropExternal={(castaway, index) => setItems(items.toSpliced(index, 0, castaway))}
        empty={<p>Nobody yet</p>}
        {...rest}
      />
    </DragProvider>
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Your ranking' })).queryAllByRole('listitem');
const getRowName = (row: Element) => row.querySelector('span span, div > span')?.textContent;
const order = () => rows().map(getRowName).join(' ');
const handle = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });
const announcement = () => screen.getByRole('status').textContent?.trim();
const press = (keys: string) => userEvent.keyboard(keys);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

async function renderAndPress(name: string, keys: string, props: Props = {}) {
  render(<Ranking {...props} />);
  handle(name).focus();
  await press(keys);
}

test('grabs, moves and drops a row with the keyboard alone, and releases it when the focus leaves', async () => {
  await renderAndPress('Tony', ' ');
  const help = 'Arrow keys move it, Space drops it, Escape puts it back.';
  expect(announcement()).toBe(`Tony grabbed, place 3 of 4. ${help}`);
  await press('{ArrowUp}');
  expect(order()).toBe('Parvati Tony Sandra Kim');
  expect(announcement()).toBe('Tony moved to place 2 of 4.');
  expect(handle('Tony')).toHaveFocus();
  await press('{End}');
  expect(order()).toBe('Parvati Sandra Kim Tony');
  await press('{Home}{Enter}');
  expect(order()).toBe('Tony Parvati Sandra Kim');
  expect(announcement()).toBe('Tony dropped at place 1 of 4.');
  await press('{ArrowDown}');
  expect(order()).toBe('Tony Parvati Sandra Kim');
  await press(' {ArrowDown}');
  expect(handle('Tony')).toHaveAttribute('aria-pressed', 'true');
  await press('{Escape}');
  expect(order()).toBe('Tony Parvati Sandra Kim');
  expect(handle('Tony')).toHaveFocus();
  expect(handle('Tony')).toHaveAttribute('aria-pressed', 'false');
  await press(' ');
  act(() => handle('Kim').focus());
  expect(handle('Tony')).toHaveAttribute('aria-pressed', 'false');
});

test('a held arrow is announced once, when it rests', async () => {
  await renderAndPress('Parvati', ' {ArrowDown>3}');
  expect(order()).toBe('Sandra Tony Kim Parvati');
  expect(announcement()).toBe('Parvati moved to place 2 of 4.');
  fireEvent.keyUp(handle('Parvati'), { key: 'ArrowDown' });
  expect(announcement()).toBe('Parvati moved to place 4 of 4.');
});

test('scrolls a grabbed row into view at every step, and no other row', async () => {
  const shown: unknown[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(getRowName(this));
  });
  await renderAndPress('Tony', ' {ArrowUp}{End} ');
  expect(shown).toEqual(['Tony', 'Tony', 'Tony']);
  await click('Move Tony up');
  expect(shown).toHaveLength(3);
});

test.each([
  ['after Escape', 'Kim', '{Enter}{ArrowUp}{ArrowUp}{Escape}', 'put back at place 4'],
  ['at the end of the list', 'Parvati', ' {ArrowUp}', 'stays at place 1'],
])('announces that a row is where it was %s', async (_, name, keys, outcome) => {
  await renderAndPress(name, keys);
  expect(order()).toBe('Parvati Sandra Tony Kim');
  expect(announcement()).toBe(`${name} ${outcome} of 4.`);
});

test.each([
  ['Sandra', 'Move Sandra up', '', 'Sandra Parvati Tony Kim', 1],
  ['Sandra', 'Move Sandra down', '', 'Parvati Tony Sandra Kim', 3],
  ['Tony', 'More ways to move Tony', 'To the top', 'Tony Parvati Sandra Kim', 1],
  ['Sandra', 'More ways to move Sandra', 'To the bottom', 'Parvati Tony Kim Sandra', 4],
])('moves %s with the buttons %s %s', async (name, button, option, expected, rank) => {
  render(<Ranking />);
  await click(button);
  if (option) await click(option);
  expect(order()).toBe(expected);
  expect(announcement()).toBe(`${name} moved to place ${rank} of 4.`);
});

test.each([
  ['to a typed rank', 'Kim', 4, '2', 'Parvati Kim Sandra Tony', 2],
  ['to the end for a typed rank beyond it', 'Parvati', 1, '99', 'Sandra Tony Kim Parvati', 4],
])('moves a row %s', async (_, name, rank, typed, expected, newRank) => {
  render(<Ranking />);
  await click(`Place ${rank}: move ${name} to another place`);
  const field = await screen.findByRole('spinbutton', { name: 'Move to place' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(order()).toBe(expected);
  expect(announcement()).toBe(`${name} moved to place ${newRank} of 4.`);
});

test.each(['0', '-1', '1e2', '2.5'])('says why a row cannot move to place %s', async (typed) => {
  render(<Ranking />);
  await click('Place 4: move Kim to another place');
  const field = await screen.findByRole('spinbutton', { name: 'Move to place' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(screen.getByText('Enter a whole number from 1 to 4.')).toBeVisible();
  expect(field).toBeInvalid();
  expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 4.');
  expect(order()).toBe('Parvati Sandra Tony Kim');
});

test('renders only the rows whose index changes', async () => {
  const renderItem = vi.fn(renderName);
  render(<Ranking items={cast('A', 'B', 'C', 'D', 'E', 'F')} renderItem={renderItem} />);
  renderItem.mockClear();
  await click('Move B down');
  expect(new Set(renderItem.mock.calls.map(([item]) => item.name))).toEqual(new Set(['B', 'C']));
});

describe('a row that moves', () => {
  test('keeps the focus on its button', async () => {
    render(<Ranking />);
    await click('Move Sandra down');
    expect(order()).toBe('Parvati Tony Sandra Kim');
    expect(screen.getByRole('button', { name: 'Move Sandra down' })).toHaveFocus();
  });

  test('gets the focus back from its menu', async () => {
    render(<Ranking />);
    await click('More ways to move Sandra');
    await click('Move down');
    await click('To the bottom');
    expect(order()).toBe('Parvati Tony Kim Sandra');
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'More ways to move Sandra' })).toHaveFocus(),
    );
  });

  test('does not take the focus from elsewhere', () => {
    render(<Ranking />);
    handle('Sandra').focus();
    const add = screen.getByRole('button', { name: 'Add Cirie' });
    act(() => add.focus());
    fireEvent.click(screen.getByRole('button', { name: 'Move Sandra down' }));
    expect(add).toHaveFocus();
  });
});

const dragCirieOver = (targetText: string) =>
  dragOver(screen.getByText('Add Cirie').closest('[draggable="true"]') as Element, targetText);

function dragOver(source: Element, targetText: string) {
  vi.useFakeTimers();
  const target = screen.getByText(targetText);
  fireEvent.dragStart(source, { clientX: 1, clientY: 1 });
  act(() => vi.runAllTimers());
  fireEvent.dragEnter(target);
  fireEvent.dragOver(target, { clientX: 1, clientY: 1 });
  act(() => vi.advanceTimersByTime(50));
  return function drop() {
    fireEvent.drop(target);
    fireEvent.dragEnd(source);
  };
}

test.each<[string, Props, string, string, string]>([
  ['into an empty list', { items: [] }, 'Nobody yet', 'Cirie', 'Cirie dropped at place 1.'],
  ['not when it is refused', { onDropExternal: () => false }, 'Kim', 'Parvati Sandra Tony Kim', ''],
  ['not with another type', { externalType: 'season' }, 'Kim', 'Parvati Sandra Tony Kim', ''],
])('inserts an item from outside %s', (_, props, target, expected, message) => {
  render(<Ranking {...props} />);
  dragCirieOver(target)();
  expect(order()).toBe(expected);
  expect(announcement()).toBe(message);
});

test('a row that is held moves from where it is by the time it is dropped, and a list that has lost it stays', () => {
  const onMove = vi.fn();
  const page = (...names: string[]) => (
    <DragProvider>
      <SortableList
        label="Your ranking"
        items={cast(...names)}
        itemKey={getKey}
        itemLabel={getName}
        renderItem={renderName}
        onMove={onMove}
      />
    </DragProvider>
  );
  const { rerender } = render(page('Parvati', 'Sandra'));
  const hold = () => {
    const row = rows().at(-1) as Element;
    return dragOver(row, 'Parvati');
  };
  const drop = hold();
  rerender(page('Cirie', 'Parvati', 'Sandra'));
  drop();
  expect(onMove).toHaveBeenCalledExactlyOnceWith(2, 0, undefined);
  const dropAgain = hold();
  rerender(page('Cirie', 'Parvati'));
  dropAgain();
  expect(onMove).toHaveBeenCalledOnce();
});

const never = new Promise<never>(() => {});
const Loading = () => use(never);

test('ignores the gaps of a render that React has not committed', async () => {
  const page = (props: Props, isLoading = false) => (
    <Suspense>
      <Ranking {...props} />
      {isLoading && <Loading />}
    </Suspense>
  );
  const { rerender } = render(page({}));
  const drop = dragCirieOver('Kim');
  await act(async () => startTransition(() => rerender(page({ isGap: () => true }, true))));
  fireEvent.scroll(window);
  expect(rows().some((row) => row.hasAttribute('data-is-target'))).toBe(false);
  await act(async () => drop());
});

test('is accessible, and so is its menu', async () => {
  render(<Ranking onRemove={vi.fn()} />);
  await expectAccessible();
  await click('More ways to move Tony');
  await screen.findByRole('dialog', { name: 'Move Tony' });
  await expectAccessible();
});

describe('a list with gaps', () => {
  const isGap = ({ name }: Castaway) => name.startsWith('Vote');
  const items = cast('Parvati', 'Vote for #2', 'Tony');

  test('shows the rank of a gap and no controls', async () => {
    render(<Ranking items={items} isGap={isGap} onRemove={vi.fn()} />);
    const [, gap] = rows() as [HTMLElement, HTMLElement];
    expect(gap).toHaveTextContent('2Vote for #2');
    expect(within(gap).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Reorder/ })).toHaveLength(2);
    await expectAccessible();
  });

  test('moves by keyboard one slot at a time, also onto gaps, and restores the items on Escape', async () => {
    const handlers = { onMove: vi.fn(), onRestore: vi.fn() };
    await renderAndPress('Tony', ' {ArrowUp}', { items, isGap, ...handlers });
    expect(handlers.onMove).toHaveBeenCalledExactlyOnceWith(2, 1, items);
    expect(announcement()).toBe('Tony moved to place 2 of 3.');
    await press('{ArrowUp}{Escape}');
    expect(handlers.onRestore).toHaveBeenCalledExactlyOnceWith(items);
  });

  test.each([
    ['accepts a drop on a gap', cast('Tony', 'Vote for #2'), 1],
    ['has no index for a drop when it is full', cast('Parvati', 'Tony'), -1],
  ])('%s', (_, slots, index) => {
    const onDropExternal = vi.fn(() => false);
    render(<Ranking items={slots} isGap={isGap} onDropExternal={onDropExternal} />);
    dragCirieOver('Tony')();
    expect(onDropExternal).toHaveBeenCalledExactlyOnceWith({ id: 'cirie', name: 'Cirie' }, index);
  });
});
