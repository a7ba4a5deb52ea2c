import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { DraggableSource } from '#ui/drag/DraggableSource.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button } from '#ui/form/Button.tsx';
import { SortableList } from './SortableList.tsx';

type Castaway = { id: string; name: string };
const cast = (...names: string[]): Castaway[] => names.map((name) => ({ id: name.toLowerCase(), name }));

const keyOf = ({ id }: Castaway) => id;
const nameOf = ({ name }: Castaway) => name;
const nameTag = ({ name }: Castaway) => <span>{name}</span>;

type Props = Partial<ComponentProps<typeof SortableList<Castaway, Castaway>>>;

function Ranking({ items: initial = cast('Parvati', 'Sandra', 'Tony', 'Kim'), ...rest }: Props) {
  const [items, setItems] = useState(initial);
  function handleMove(from: number, to: number) {
    setItems((before) => {
      const after = before.filter((_, index) => index !== from);
      after.splice(to, 0, ...before.slice(from, from + 1));
      return after;
    });
  }
  function handleDrop(castaway: Castaway, index: number) {
    setItems((before) => [...before.slice(0, index), castaway, ...before.slice(index)]);
  }
  return (
    <DragProvider>
      <DraggableSource type="castaway" payload={{ id: 'cirie', name: 'Cirie' }} label="Cirie">
        <Button>Add Cirie</Button>
      </DraggableSource>
      <SortableList
        label="Your ranking"
        items={items}
        itemKey={keyOf}
        itemLabel={nameOf}
        renderItem={nameTag}
        onMove={handleMove}
        foreignType="castaway"
        onDropForeign={handleDrop}
        empty={<p>Nobody yet</p>}
        {...rest}
      />
    </DragProvider>
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Your ranking' })).queryAllByRole('listitem');
const order = () => rows().map((row) => row.querySelector('span span, div > span')?.textContent);
const handle = (name: string) => screen.getByRole('button', { name: `Reorder ${name}` });
const said = () => screen.getByRole('status').textContent?.trim();

test('a row is grabbed, carried and dropped with the keyboard alone', async () => {
  render(<Ranking />);
  handle('Tony').focus();
  await userEvent.keyboard(' ');
  expect(said()).toBe('Tony grabbed, place 3 of 4. Arrow keys move it, Space drops it, Escape puts it back.');
  await userEvent.keyboard('{ArrowUp}');
  expect(order()).toEqual(['Parvati', 'Tony', 'Sandra', 'Kim']);
  expect(said()).toBe('Tony moved to place 2 of 4.');
  expect(handle('Tony')).toHaveFocus();
  await userEvent.keyboard('{End}');
  expect(order()).toEqual(['Parvati', 'Sandra', 'Kim', 'Tony']);
  await userEvent.keyboard('{Home}{Enter}');
  expect(order()).toEqual(['Tony', 'Parvati', 'Sandra', 'Kim']);
  expect(said()).toBe('Tony dropped at place 1 of 4.');
  await userEvent.keyboard('{ArrowDown}');
  expect(order()).toEqual(['Tony', 'Parvati', 'Sandra', 'Kim']);
});

test('a row that is carried is brought into sight at each of its places, one that is passed is not', async () => {
  const shown: (string | null | undefined)[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (this: Element) {
    shown.push(this.querySelector('div > span')?.textContent);
  });
  render(<Ranking />);
  handle('Tony').focus();
  await userEvent.keyboard(' {ArrowUp}{End} ');
  expect(shown).toEqual(['Tony', 'Tony', 'Tony']);
  await userEvent.click(screen.getByRole('button', { name: 'Move Tony up' }));
  expect(shown).toHaveLength(3);
});

test('Escape puts a grabbed row back where it was', async () => {
  render(<Ranking />);
  handle('Kim').focus();
  await userEvent.keyboard('{Enter}{ArrowUp}{ArrowUp}{Escape}');
  expect(order()).toEqual(['Parvati', 'Sandra', 'Tony', 'Kim']);
  expect(said()).toBe('Kim put back at place 4 of 4.');
});

test('a row stays where it is at the end of the list, and says so', async () => {
  render(<Ranking />);
  handle('Parvati').focus();
  await userEvent.keyboard(' {ArrowUp}');
  expect(said()).toBe('Parvati stays at place 1 of 4.');
});

test('what is let go by leaving it is not carried further', async () => {
  render(<Ranking />);
  handle('Parvati').focus();
  await userEvent.keyboard(' ');
  act(() => handle('Kim').focus());
  expect(handle('Parvati')).toHaveAttribute('aria-pressed', 'false');
});

test('two buttons move a row by one place', async () => {
  render(<Ranking />);
  await userEvent.click(screen.getByRole('button', { name: 'Move Sandra up' }));
  expect(order()).toEqual(['Sandra', 'Parvati', 'Tony', 'Kim']);
  await userEvent.click(screen.getByRole('button', { name: 'Move Sandra down' }));
  expect(order()).toEqual(['Parvati', 'Sandra', 'Tony', 'Kim']);
  expect(said()).toBe('Sandra moved to place 2 of 4.');
});

test('the menu moves a row to the top and to the bottom', async () => {
  render(<Ranking />);
  await userEvent.click(screen.getByRole('button', { name: 'More ways to move Tony' }));
  await userEvent.click(await screen.findByRole('button', { name: 'To the top' }));
  expect(order()).toEqual(['Tony', 'Parvati', 'Sandra', 'Kim']);
  await userEvent.click(screen.getByRole('button', { name: 'More ways to move Parvati' }));
  await userEvent.click(await screen.findByRole('button', { name: 'To the bottom' }));
  expect(order()).toEqual(['Tony', 'Sandra', 'Kim', 'Parvati']);
  expect(said()).toBe('Parvati moved to place 4 of 4.');
});

test('the number of a place opens a field in which another can be typed', async () => {
  render(<Ranking />);
  await userEvent.click(screen.getByRole('button', { name: 'Place 4: move Kim to another place' }));
  const field = await screen.findByRole('spinbutton', { name: 'Move to place' });
  await userEvent.clear(field);
  await userEvent.type(field, '2{Enter}');
  expect(order()).toEqual(['Parvati', 'Kim', 'Sandra', 'Tony']);
  expect(said()).toBe('Kim moved to place 2 of 4.');
});

test('a typed place beyond the list is the last one', async () => {
  render(<Ranking />);
  await userEvent.click(screen.getByRole('button', { name: 'Place 1: move Parvati to another place' }));
  const field = await screen.findByRole('spinbutton', { name: 'Move to place' });
  await userEvent.clear(field);
  await userEvent.type(field, '99{Enter}');
  expect(order()).toEqual(['Sandra', 'Tony', 'Kim', 'Parvati']);
});

test('a move renders only the rows whose place changed', async () => {
  const renderItem = vi.fn(nameTag);
  render(<Ranking items={cast('A', 'B', 'C', 'D', 'E', 'F')} renderItem={renderItem} />);
  renderItem.mockClear();
  await userEvent.click(screen.getByRole('button', { name: 'Move B down' }));
  expect(new Set(renderItem.mock.calls.map(([item]) => item.name))).toEqual(new Set(['B', 'C']));
});

function drag(source: Element, target: Element) {
  vi.useFakeTimers();
  fireEvent.dragStart(source, { clientX: 1, clientY: 1 });
  act(() => vi.runAllTimers());
  fireEvent.dragEnter(target);
  fireEvent.dragOver(target, { clientX: 1, clientY: 1 });
  act(() => vi.advanceTimersByTime(50));
  fireEvent.drop(target);
  fireEvent.dragEnd(source);
}

function sourceOf(name: string): Element {
  const source = screen.getByText(name).closest('[draggable="true"]');
  if (!source) throw new Error(`${name} cannot be dragged`);
  return source;
}

test('something from outside is dropped into an empty list', () => {
  render(<Ranking items={[]} />);
  drag(sourceOf('Add Cirie'), screen.getByText('Nobody yet'));
  expect(order()).toEqual(['Cirie']);
  expect(said()).toBe('Cirie dropped at place 1.');
});

test('a list that does not take what was dropped says nothing', () => {
  render(<Ranking onDropForeign={() => false} />);
  drag(sourceOf('Add Cirie'), screen.getByText('Kim'));
  expect(order()).toEqual(['Parvati', 'Sandra', 'Tony', 'Kim']);
  expect(said()).toBe('');
});

test('a list takes only what it knows', () => {
  render(<Ranking foreignType="season" />);
  drag(sourceOf('Add Cirie'), screen.getByText('Kim'));
  expect(order()).toEqual(['Parvati', 'Sandra', 'Tony', 'Kim']);
});

test('the list and its menu are accessible', async () => {
  render(<Ranking renderRowActions={({ name }) => <Button>{`Remove ${name}`}</Button>} />);
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'More ways to move Tony' }));
  await screen.findByRole('dialog', { name: 'Move Tony' });
  await expectAccessible();
});

describe('a list of fixed places', () => {
  const isGap = ({ name }: Castaway) => name.startsWith('Vote');
  const places = cast('Parvati', 'Vote for #2', 'Tony');

  test('has no controls on a place that nobody holds, and keeps its number', async () => {
    render(<Ranking items={places} isGap={isGap} renderRowActions={() => <Button>Remove</Button>} />);
    expect(rows()[1]).toHaveTextContent('2Vote for #2');
    expect(within(rows()[1] as HTMLElement).queryByRole('button')).not.toBeInTheDocument();
    expect(screen.getAllByRole('button', { name: /^Reorder/ })).toHaveLength(2);
    await expectAccessible();
  });

  test('moves by keyboard one place at a time, onto empty ones too', async () => {
    const onMove = vi.fn();
    render(<Ranking items={places} isGap={isGap} onMove={onMove} />);
    handle('Tony').focus();
    await userEvent.keyboard(' {ArrowUp}');
    expect(onMove).toHaveBeenCalledExactlyOnceWith(2, 1);
    expect(said()).toBe('Tony moved to place 2 of 3.');
  });

  test('puts back with Escape whatever the moves were', async () => {
    const onRestore = vi.fn();
    render(<Ranking items={places} isGap={isGap} onRestore={onRestore} />);
    handle('Tony').focus();
    await userEvent.keyboard(' {ArrowUp}{ArrowUp}{Escape}');
    expect(onRestore).toHaveBeenCalledExactlyOnceWith(places);
  });

  test.each([
    ['takes what is dropped on an empty place', cast('Tony', 'Vote for #2'), 1],
    ['has no place for it when none is empty', cast('Parvati', 'Tony'), -1],
  ])('%s', (_, items, place) => {
    const onDropForeign = vi.fn(() => false);
    render(<Ranking items={items} isGap={isGap} onDropForeign={onDropForeign} />);
    drag(sourceOf('Add Cirie'), screen.getByText('Tony'));
    expect(onDropForeign).toHaveBeenCalledExactlyOnceWith({ id: 'cirie', name: 'Cirie' }, place);
  });
});
