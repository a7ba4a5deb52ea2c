import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { DraggableSource } from './DraggableSource.tsx';
import { DragProvider } from './DragProvider.tsx';

beforeEach(() => {
  vi.useFakeTimers();
  document.elementsFromPoint = () => [];
  document.elementFromPoint = () => null;
  render(
    <DragProvider>
      <DraggableSource type="castaway" payload="cirie" label="Cirie">
        <p>Cirie</p>
      </DraggableSource>
    </DragProvider>,
  );
});

const source = () => screen.getAllByText('Cirie')[0]?.closest('[draggable="true"]') as Element;
const at = (clientX: number, clientY: number) => {
  const touches = [{ identifier: 1, clientX, clientY, target: source() }];
  return { touches, targetTouches: touches };
};
const isDragged = () => source().hasAttribute('data-is-dragged');
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const release = () => fireEvent.touchEnd(source(), { touches: [], targetTouches: [] });

async function drag() {
  fireEvent.pointerDown(source(), { pointerType: 'pen' });
  fireEvent.touchStart(source(), at(10, 10));
  await wait(50);
  fireEvent.touchMove(source(), at(11, 12));
  await wait(250);
  fireEvent.touchMove(source(), at(12, 60));
  await wait(50);
}

test('a pen that trembles while it is held drags', async () => {
  await drag();
  expect(isDragged()).toBe(true);
  release();
});

test.each([
  ['a phone that is turned', 'innerWidth', 1],
  ['a bar of the browser that disappears', 'innerHeight', 2],
] as const)('%s (%s) leaves %i of the item and its picture', async (_, size, pictures) => {
  await drag();
  vi.spyOn(window, size, 'get').mockReturnValue(555);
  fireEvent(window, new Event('resize'));
  await wait(50);
  expect(screen.getAllByText('Cirie')).toHaveLength(pictures);
  release();
});

test('a swipe that starts at once does not drag', async () => {
  fireEvent.pointerDown(source(), { pointerType: 'pen' });
  fireEvent.touchStart(source(), at(10, 10));
  await wait(50);
  fireEvent.touchMove(source(), at(10, 40));
  await wait(250);
  fireEvent.touchMove(source(), at(10, 90));
  await wait(50);
  expect(isDragged()).toBe(false);
  release();
});

test.each([
  ['touch', true],
  ['pen', true],
  ['mouse', false],
])('the menu and the own drag of the browser are stopped for a %s (%s)', (pointerType, isStopped) => {
  fireEvent.pointerDown(source(), { pointerType });
  if (isStopped) fireEvent.touchStart(source(), at(10, 10));
  expect(fireEvent.contextMenu(source())).toBe(!isStopped);
  release();
});
