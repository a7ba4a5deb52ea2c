import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { BottomSheet } from './BottomSheet.tsx';

const sheet = (isShown: boolean, onHide = () => {}) => (
  <>
    <button type="button">Add</button>
    <BottomSheet label="Seasons" isShown={isShown} onHide={onHide}>
      <button type="button">Borneo</button>
    </BottomSheet>
  </>
);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

describe('a bottom sheet', () => {
  test('is not in the page until it is shown', () => {
    render(sheet(false));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes 300 milliseconds to go', () => {
    const { rerender } = render(sheet(true));
    rerender(sheet(false));
    pass(290);
    expect(screen.queryByRole('dialog')).not.toBeNull();
    pass(20);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('takes the focus in and gives it back', () => {
    const { rerender } = render(sheet(false));
    const add = screen.getByRole('button', { name: 'Add' });
    add.focus();
    rerender(sheet(true));
    expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    rerender(sheet(false));
    pass(300);
    expect(document.activeElement).toBe(add);
  });

  test('locks the page while it is shown, and leaves no lock behind when its parent goes', () => {
    const { rerender, unmount } = render(sheet(true));
    expect(document.documentElement.style.overflow).toBe('hidden');
    rerender(sheet(false));
    expect(document.documentElement.style.overflow).toBe('');
    rerender(sheet(true));
    unmount();
    expect(document.documentElement.style.overflow).toBe('');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('is closed by Escape and by its handle, and resized by the arrow keys', () => {
    const onHide = vi.fn();
    render(sheet(true, onHide));
    fireEvent.keyDown(screen.getByRole('button', { name: 'Borneo' }), { key: 'Escape' });
    fireEvent.click(screen.getByRole('button', { name: 'Close Seasons' }));
    expect(onHide).toHaveBeenCalledTimes(2);
    fireEvent.keyDown(screen.getByRole('button', { name: 'Close Seasons' }), { key: 'ArrowUp' });
    expect(screen.getByRole('dialog').style.height).toBe('100px');
  });

  test('closes by a key on its handle after a drag that the browser took over', () => {
    const onHide = vi.fn();
    render(sheet(true, onHide));
    const handle = screen.getByRole('button', { name: 'Close Seasons' });
    handle.setPointerCapture = () => {};
    fireEvent.pointerDown(handle, { clientY: 300 });
    fireEvent.pointerMove(handle, { clientY: 200 });
    fireEvent.pointerCancel(handle);
    fireEvent.click(handle);
    expect(onHide).toHaveBeenCalledOnce();
  });

  test('is accessible', async () => {
    vi.useRealTimers();
    render(sheet(true));
    await expectAccessible();
  });
});
