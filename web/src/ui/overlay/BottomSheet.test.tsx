import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { BottomSheet } from './BottomSheet.tsx';

const page = (isShown: boolean, onHide = () => {}) => (
  <>
    <button type="button">Add</button>
    <BottomSheet label="Seasons" isShown={isShown} onHide={onHide}>
      <button type="button">Borneo</button>
    </BottomSheet>
  </>
);

const sheet = () => screen.queryByRole('dialog', { hidden: true });
const handle = () => screen.getByRole('button', { name: 'Close Seasons' });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const isPageLocked = () => getComputedStyle(document.body).overflowY === 'hidden';

test('focuses the sheet, hides and locks the page behind, and undoes all when it is closed or unmounted', async () => {
  vi.useFakeTimers();
  const { rerender, unmount } = render(page(false));
  expect(sheet()).toBeNull();
  const add = screen.getByRole('button', { name: 'Add' });
  add.focus();
  rerender(page(true));
  await pass(50);
  expect(sheet()).toHaveFocus();
  expect(screen.queryByRole('button', { name: 'Add' })).toBeNull();
  expect(isPageLocked()).toBe(true);
  rerender(page(false));
  await pass(290);
  expect(isPageLocked()).toBe(false);
  expect(sheet()).toBeInTheDocument();
  await pass(20);
  expect(sheet()).toBeNull();
  expect(screen.getByRole('button', { name: 'Add' })).toHaveFocus();
  rerender(page(true));
  await pass(1);
  unmount();
  await pass(1);
  expect(isPageLocked()).toBe(false);
  expect(sheet()).toBeNull();
});

test('is resized by arrow keys on its handle; closes on Escape and on a click on its handle, also after the browser has cancelled a drag', async () => {
  const onHide = vi.fn();
  render(page(true, onHide));
  fireEvent.keyDown(handle(), { key: 'ArrowUp' });
  expect(sheet()?.style.height).toBe('100px');
  fireEvent.keyDown(screen.getByRole('button', { name: 'Borneo' }), { key: 'Escape' });
  expect(onHide).toHaveBeenCalledTimes(1);
  fireEvent.click(handle());
  expect(onHide).toHaveBeenCalledTimes(2);
  handle().setPointerCapture = () => {};
  fireEvent.pointerDown(handle(), { clientY: 300 });
  fireEvent.pointerMove(handle(), { clientY: 200 });
  fireEvent.pointerCancel(handle());
  fireEvent.click(handle());
  expect(onHide).toHaveBeenCalledTimes(3);
  await expectAccessible();
});

test('closes on Escape after the focused button has removed itself', async () => {
  const onHide = vi.fn();
  render(page(true, onHide));
  const button = screen.getByRole('button', { name: 'Borneo' });
  button.focus();
  button.remove();
  await userEvent.keyboard('{Escape}');
  expect(onHide).toHaveBeenCalledOnce();
});
