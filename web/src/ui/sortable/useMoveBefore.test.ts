import { renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMoveBefore } from './useMoveBefore.ts';

/** Moves like a browser, as far as jsdom can. */
const moveBefore = vi.fn(function (this: Element, child: Node, before: Node | null) {
  Node.prototype.insertBefore.call(this, child, before);
});

let list: HTMLElement;
const createRow = (name: string) => Object.assign(document.createElement('li'), { id: name });
const row = (name: string) => list.querySelector(`#${name}`) as HTMLElement;
const order = () => Array.from(list.children, ({ id }) => id).join(' ');
const override = (element: HTMLElement) => renderHook(() => useMoveBefore({ current: element }));

beforeEach(() => {
  moveBefore.mockClear();
  Object.assign(Element.prototype, { moveBefore });
  list = document.createElement('ol');
  list.append(createRow('Tom'), createRow('Ian'), createRow('Katie'));
  document.body.append(list);
  override(list);
});
afterEach(() => {
  list.remove();
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
});

test.each([
  ['moves', 'Katie', 'Ian', 'Tom Katie Ian', 1],
  ['moves', 'Tom', null, 'Ian Katie Tom', 1],
  ['inserts', 'Jenn', 'Tom', 'Jenn Tom Ian Katie', 0],
  ['inserts', 'Jenn', null, 'Tom Ian Katie Jenn', 0],
])('%s %s before %s', (_, name, before, expected, moves) => {
  const child = row(name) ?? createRow(name);
  expect(before ? list.insertBefore(child, row(before)) : list.appendChild(child)).toBe(child);
  expect(order()).toBe(expected);
  expect(moveBefore).toHaveBeenCalledTimes(moves);
});

test('inserts a row of a disconnected list, because browsers refuse to move it', () => {
  list.remove();
  list.insertBefore(row('Katie'), row('Ian'));
  list.appendChild(row('Tom'));
  expect(order()).toBe('Katie Ian Tom');
  expect(moveBefore).not.toHaveBeenCalled();
});

test('changes nothing in a browser without moveBefore', () => {
  Reflect.deleteProperty(Element.prototype, 'moveBefore');
  const another = document.createElement('ol');
  override(another);
  expect(another.insertBefore).toBe(Node.prototype.insertBefore);
});
