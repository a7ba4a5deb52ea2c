import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, Suspense, startTransition, use, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { DraggableSource } from '#ui/drag/DraggableSource.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button } from '#ui/form/Button.tsx';
import { SortableList } from './SortableList.tsx';

type Castaway = { id: string; name: string };
const cast = (...names: string[]): Castaway[] => names.map((name) => ({ id: name.toLowerCase(), name }));

const getKey = ({ id }: Castaway) => id;
const getName = ({ name }: Castaway) => name;
const renderName = ({ name }: Castaway) => <span>{name}</span>;

type Props = Partial<ComponentProps<typeof SortableList<Castaway, Castaway>>>;

function Ranking({ items: initial = cast('Parvati', 'Sandra', 'Tony', 'Kim'), ...rest }: Props) {
  const [items, setItems] = useState(initial);
  return (
    <DragProvider>
      <DraggableSource type="castaway" payload={{ id: 'cirie', name: 'Cirie' }} label="Cirie">
        <Button>Add Cirie</Button>
      </DraggableSource>
      <SortableList
        label="Your ranking"
        items={items}
        itemKey={getKey}
        itemLabel={getName}
        renderItem={renderName}
        onMove={(from, to) =>
          setItems(items.toSpliced(from, 1).toSpliced(to, 0, ...items.slice(from, from + 1)))
        }
        externalType="castaway"
        onDropExternal={(castaway, index) => setItems(items.toSpliced(index, 0, castaway))}
        empty={<p>Nobody yet</p>}
        {...rest}
      />
    </DragProvider>
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Your ranking' })).queryAllByRole('listitem');
const order = () =>
  rows()
    .map((row) => row.querySelector('span span, div > span')?.textContent)
    .join(' ');
const handle = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });
const announcement = () => screen.getByRole('status').textContent?.trim();
const press = (keys: string) => userEvent.keyboard(keys);
const click = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('grabs, moves and drops a row with the keyboard alone', async () => {
  render(<Ranking />);
  handle('Tony').focus();
  await press(' ');
  expect(announcement()).toBe(
    'Tony grabbed, place 3 of 4. Arrow keys move it, Space drops it, Escape puts it back.',
  );
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
});

test('scrolls a grabbed row into view at every step, and no other row', async () => {
  const shown: (string | null | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.querySelector('div > span')?.textContent);
  });
  render(<Ranking />);
  handle('Tony').focus();
  await press(' {ArrowUp}{End} ');
  expect(shown).toEqual(['Tony', 'Tony', 'Tony']);
  await click('Move Tony up');
  expect(shown).toHaveLength(3);
});

test.each([
  [
    'puts a grabbed row back on Escape',
    'Kim',
    '{Enter}{ArrowUp}{ArrowUp}{Escape}',
    'Kim put back at place 4 of 4.',
  ],
  ['announces that a row cannot move further', 'Parvati', ' {ArrowUp}', 'Parvati stays at place 1 of 4.'],
])('%s', async (_, name, keys, expected) => {
  render(<Ranking />);
  handle(name).focus();
  await press(keys);
  expect(order()).toBe('Parvati Sandra Tony Kim');
  expect(announcement()).toBe(expected);
});

test('releases a grabbed row when the focus leaves it', async () => {
  render(<Ranking />);
  handle('Parvati').focus();
  await press(' ');
  act(() => handle('Kim').focus());
  expect(handle('Parvati')).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['up', ['Move Sandra up'], 'Sandra Parvati Tony Kim', 'Sandra moved to place 1 of 4.'],
  ['down', ['Move Sandra down'], 'Parvati Tony Sandra Kim', 'Sandra moved to place 3 of 4.'],
  [
    'to the top',
    ['More ways to move Tony', 'To the top'],
    'Tony Parvati Sandra Kim',
    'Tony moved to place 1 of 4.',
  ],
  [
    'to the bottom',
    ['More ways to move Sandra', 'To the bottom'],
    'Parvati Tony Kim Sandra',
    'Sandra moved to place 4 of 4.',
  ],
])('moves a row %s with buttons', async (_, buttons, expected, message) => {
  render(<Ranking />);
  for (const name of buttons) await click(name);
  expect(order()).toBe(expected);
  expect(announcement()).toBe(message);
});

test.each([
  ['to a typed rank', 4, 'Kim', '2', 'Parvati Kim Sandra Tony', 2],
  ['to the end for a rank beyond the list', 1, 'Parvati', '99', 'Sandra Tony Kim Parvati', 4],
])('moves a row %s', async (_, rank, name, typed, expected, newRank) => {
  render(<Ranking />);
  await click(`Place ${rank}: move ${name} to another place`);
  const field = await screen.findByRole('spinbutton', { name: 'Move to place' });
  await userEvent.clear(field);
  await userEvent.type(field, `${typed}{Enter}`);
  expect(order()).toBe(expected);
  expect(announcement()).toBe(`${name} moved to place ${newRank} of 4.`);
});

test('renders only the rows whose index changes', async () => {
  const renderItem = vi.fn(renderName);
  render(<Ranking items={cast('A', 'B', 'C', 'D', 'E', 'F')} renderItem={renderItem} />);
  renderItem.mockClear();
  await click('Move B down');
  expect(new Set(renderItem.mock.calls.map(([item]) => item.name))).toEqual(new Set(['B', 'C']));
});

function dragOver(sourceText: string, targetText: string) {
  vi.useFakeTimers();
  const source = screen.getByText(sourceText).closest('[draggable="true"]') as Element;
  const target = screen.getByText(targetText);
  fireEvent.dragStart(source, { clientX: 1, clientY: 1 });
  act(() => vi.runAllTimers());
  fireEvent.dragEnter(target);
  fireEvent.dragOver(target, { clientX: 1, clientY: 1 });
  act(() => vi.advanceTimersByTime(50));
  return () => {
    fireEvent.drop(target);
    fireEvent.dragEnd(source);
  };
}

const dropCirieOn = (targetText: string) => dragOver('Add Cirie', targetText)();

test('inserts an item from outside into an empty list', () => {
  render(<Ranking items={[]} />);
  dropCirieOn('Nobody yet');
  expect(order()).toBe('Cirie');
  expect(announcement()).toBe('Cirie dropped at place 1.');
});

test.each<[string, Props]>([
  ['its owner refuses', { onDropExternal: () => false }],
  ['has another type', { externalType: 'season' }],
])('announces nothing for an item that %s', (_, props) => {
  render(<Ranking {...props} />);
  dropCirieOn('Kim');
  expect(order()).toBe('Parvati Sandra Tony Kim');
  expect(announcement()).toBe('');
});

const never = new Promise<never>(() => {});
const Loading = () => use(never);

test('ignores the gaps of a render that React has not committed', async () => {
  const page = (content: Props, isLoading = false) => (
    <Suspense>
      <Ranking {...content} />
      {isLoading && <Loading />}
    </Suspense>
  );
  const { rerender } = render(page({}));
  const drop = dragOver('Add Cirie', 'Kim');
  await act(async () => startTransition(() => rerender(page({ isGap: () => true }, true))));
  fireEvent.scroll(window);
  expect(rows().some((row) => row.hasAttribute('data-is-target'))).toBe(false);
  await act(async () => drop());
});

test('is accessible, and so is its menu', async () => {
  render(<Ranking renderRowActions={({ name }) => <Button>{`Remove ${name}`}</Button>} />);
  await expectAccessible();
  await click('More ways to move Tony');
  await screen.findByRole('dialog', { name: 'Move Tony' });
  await expectAccessible();
});

describe('a list with gaps', () => {
  const isGap = ({ name }: Castaway) => name.startsWith('Vote');
  const slots = cast('Parvati', 'Vote for #2', 'Tony');

  test('shows the rank of a gap and no controls', async () => {
    render(<Ranking items={slots} isGap={isGap} renderRowActions={() => <Button>Remove</Button>} />);
    expect(rows()[1]).toHaveTextContent('2Vote for #2');
    expect(within(rows()[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Reorder/ })).toHaveLength(2);
    await expectAccessible();
  });

  test('moves by keyboard one slot at a time, also onto gaps', async () => {
    const onMove = vi.fn();
    render(<Ranking items={slots} isGap={isGap} onMove={onMove} />);
    handle('Tony').focus();
    await press(' {ArrowUp}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith(2, 1);
    expect(announcement()).toBe('Tony moved to place 2 of 3.');
  });

  test('restores the items on Escape', async () => {
    const onRestore = vi.fn();
    render(<Ranking items={slots} isGap={isGap} onRestore={onRestore} />);
    handle('Tony').focus();
    await press(' {ArrowUp}{ArrowUp}{Escape}');
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(slots);
  });

  test.each([
    ['accepts a drop on a gap', cast('Tony', 'Vote for #2'), 1],
    ['has no index for a drop when it is full', cast('Parvati', 'Tony'), -1],
  ])('%s', (_, items, index) => {
    const onDropExternal = vi.fn(() => false);
    render(<Ranking items={items} isGap={isGap} onDropExternal={onDropExternal} />);
    dropCirieOn('Tony');
    expect(onDropExternal).toHaveBeenCalledExactlyOnceWith({ id: 'cirie', name: 'Cirie' }, index);
  });
});
