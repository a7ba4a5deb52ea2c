import { afterEach, expect, test, vi } from 'vitest';
import { measureRows } from './rows.ts';

const isRow = (element: HTMLElement) => element.hasAttribute('data-height');
const heightOf = (element: HTMLElement): number =>
  isRow(element) ? Number(element.dataset.height) : sumHeights(Array.from(element.children) as HTMLElement[]);
const sumHeights = (elements: readonly HTMLElement[]) =>
  elements.reduce((sum, element) => sum + heightOf(element), 0);

/** jsdom has no layout: every element stands below the ones before it. */
function stubLayout(skipped: Element | null) {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    if (isRow(this) && this.parentElement === skipped) throw new Error('This lays out a skipped block.');
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
    const siblings = Array.from(this.parentElement?.children ?? []) as HTMLElement[];
    return sumHeights(siblings.slice(0, siblings.indexOf(this)));
  });
  Element.prototype.checkVisibility = function () {
    return this.parentElement !== skipped;
  };
}
afterEach(() => Reflect.deleteProperty(Element.prototype, 'checkVisibility'));

function createList(...blocks: number[][]): HTMLElement {
  const list = document.createElement('div');
  list.innerHTML = blocks
    .map((heights) => `<div>${heights.map((height) => `<p data-height="${height}"></p>`).join('')}</div>`)
    .join('');
  return list;
}

test('rows of a skipped block are taken to be equally high, and all others are measured', () => {
  const list = createList([60, 80], [50, 70]);
  stubLayout(null);
  expect(measureRows(list)).toEqual([
    { top: 0, height: 60 },
    { top: 60, height: 80 },
    { top: 140, height: 50 },
    { top: 190, height: 70 },
  ]);
  vi.restoreAllMocks();
  stubLayout(list.children[1] ?? null);
  expect(measureRows(list).slice(2)).toEqual([
    { top: 140, height: 60 },
    { top: 200, height: 60 },
  ]);
});
