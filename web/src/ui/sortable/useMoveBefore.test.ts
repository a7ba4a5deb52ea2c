import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useStateKeepingMoves } from './useMoveBefore.ts';

/** What a browser that can move does, as far as jsdom can: it has no state of its own that a move could lose. */
const moveBefore = vi.fn(function (this: Element, child: Node, before: Node | null) {
  Node.prototype.insertBefore.call(this, child, before);
});

const keepState = (element: HTMLElement) => renderHook(() => useStateKeepingMoves({ current: element }));

let list: HTMLElement;
const row = (name: string) => Object.assign(document.createElement('li'), { id: name });
const order = () => Array.from(list.children, ({ id }) => id).join(' ');
const nodeOf = (name: string) => list.querySelector(`#${name}`) as HTMLElement;

beforeEach(() => {
  moveBefore.mockClear();
  Object.assign(Element.prototype, { moveBefore });
  list = document.createElement('ol');
  list.append(row('Tom'), row('Ian'), row('Katie'));
  document.body.append(list);
  keepState(list);
});
afterEach(() => {
  list.remove();
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
});

test('a row that goes before another is moved', () => {
  list.insertBefore(nodeOf('Katie'), nodeOf('Ian'));
  expect(order()).toBe('Tom Katie Ian');
  expect(moveBefore).toHaveBeenCalledOnce();
});

test('a row that goes to the end is moved', () => {
  list.appendChild(nodeOf('Tom'));
  expect(order()).toBe('Ian Katie Tom');
  expect(moveBefore).toHaveBeenCalledOnce();
});

test.each([
  ['before another', () => list.insertBefore(row('Jenn'), nodeOf('Tom')), 'Jenn Tom Ian Katie'],
  ['at the end', () => list.appendChild(row('Jenn')), 'Tom Ian Katie Jenn'],
])('a new row %s is put in, for it has no state to keep', (_, insert, expected) => {
  expect(insert().id).toBe('Jenn');
  expect(order()).toBe(expected);
  expect(moveBefore).not.toHaveBeenCalled();
});

test('a list that is not on the page takes its rows out and in, because browsers refuse to move there', () => {
  list.remove();
  list.insertBefore(nodeOf('Katie'), nodeOf('Ian'));
  list.appendChild(nodeOf('Tom'));
  expect(order()).toBe('Katie Ian Tom');
  expect(moveBefore).not.toHaveBeenCalled();
});

test('a browser that cannot move takes rows out and in', () => {
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  const { insertBefore } = list.cloneNode() as HTMLElement;
  const another = document.createElement('ol');
  keepState(another);
  expect(another.insertBefore).toBe(insertBefore);
});
