import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import { BottomSheet } from './BottomSheet.tsx';
import ConfirmPopup from './ConfirmPopup.tsx';
import { Dialog } from './Dialog.tsx';
import { ToastProvider, useToast } from './Toast.tsx';
import { isSheetEntry } from './useCloseOnBack.ts';

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

function ChangeUsername() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change Username</Button>
      {isOpen && (
        <Dialog title="Your username" onClose={() => setIsOpen(false)}>
          <Field label="Username" value="Ozzy" onChange={() => {}} />
        </Dialog>
      )}
    </>
  );
}

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('focuses its field, closes by %s and returns the focus', async (_, close) => {
  render(<ChangeUsername />);
  await userEvent.click(screen.getByRole('button', { name: 'Change Username' }));
  expect(await screen.findByRole('dialog', { name: 'Your username' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus());
  await expectAccessible();
  await close();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Change Username' })).toHaveFocus();
});

test('a question focuses its cancel button, and is canceled by it or by Escape, or confirmed', async () => {
  const question = 'Are you sure you want to clear this list? This action cannot be undone.';
  const handlers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<ConfirmPopup question={question} confirmLabel="Clear" {...handlers} />);
  expect(screen.getByRole('alertdialog', { name: question })).toBeVisible();
  await expectAccessible();
  const cancel = screen.getByRole('button', { name: 'Cancel' });
  await waitFor(() => expect(cancel).toHaveFocus());
  await userEvent.click(cancel);
  await userEvent.keyboard('{Escape}');
  expect(handlers.onCancel).toHaveBeenCalledTimes(2);
  expect(handlers.onConfirm).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(handlers.onConfirm).toHaveBeenCalledOnce();
  expect(handlers.onCancel).toHaveBeenCalledTimes(2);
});

describe('a bottom sheet', () => {
  // A sheet that was open at the end of a test still leaves its history entry.
  afterEach(async () => {
    vi.useRealTimers();
    cleanup();
    await waitFor(() => expect(isSheetEntry()).toBe(false));
  });

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
  const isPageLocked = () => getComputedStyle(document.body).overflowY === 'hidden';

  test('stays open when another sheet, a closed one, is loaded beside it', async () => {
    const onHide = vi.fn();
    const open = (
      <BottomSheet label="Options" isShown onHide={onHide}>
        Move up
      </BottomSheet>
    );
    const { rerender } = render(open);
    rerender(
      <>
        {open}
        {page(false)}
      </>,
    );
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(isSheetEntry()).toBe(true);
    expect(onHide).not.toHaveBeenCalled();
  });

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
    await pass(50);
    expect(isPageLocked()).toBe(false);
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
});

describe('a toast', () => {
  let toast: ReturnType<typeof useToast>;

  function Screen() {
    toast = useToast();
    return null;
  }

  beforeEach(() => {
    render(
      <ToastProvider>
        <Screen />
      </ToastProvider>,
    );
  });

  const show: typeof toast.show = (options) => act(() => toast.show(options));

  test('announces an error at once, beside another message', async () => {
    show({ text: 'List saved.' });
    show({ text: 'Failed to save your list. Please try again.', kind: 'error' });
    expect(screen.getByRole('alert')).toHaveTextContent('Failed to save your list. Please try again.');
    expect(screen.getByText('List saved.')).toBeInTheDocument();
    await expectAccessible();
  });

  test('offers an action, which closes it and returns the focus to where it was', async () => {
    const onPress = vi.fn();
    const elsewhere = document.body.appendChild(document.createElement('button'));
    elsewhere.focus();
    show({ text: 'Removed Yul Kwon.', action: { label: 'Undo', onPress } });
    expect(screen.getByRole('status')).toHaveTextContent('Removed Yul Kwon. Undo');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(onPress).toHaveBeenCalledOnce();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(elsewhere).toHaveFocus();
    elsewhere.remove();
  });

  test('with a button stays ten seconds, and while the button is touched or focused', async () => {
    vi.useFakeTimers();
    const button = () => screen.queryByRole('button', { name: 'Undo' }) as HTMLElement;
    const open = () =>
      show({ id: 'a', text: 'Gone.', duration: 3000, action: { label: 'Undo', onPress: vi.fn() } });
    open();
    await pass(9999);
    expect(button()).toBeVisible();
    await pass(1);
    expect(button()).not.toBeInTheDocument();
    open();
    act(() => button().focus());
    await pass(30_000);
    fireEvent.pointerEnter(button());
    fireEvent.pointerLeave(button());
    await pass(30_000);
    expect(button()).toHaveFocus();
    act(() => button().blur());
    fireEvent.pointerEnter(button());
    await pass(30_000);
    expect(button()).toBeVisible();
    fireEvent.pointerLeave(button());
    await pass(10_000);
    expect(button()).not.toBeInTheDocument();
  });

  test('announces a message politely for its duration, which the same id restarts', async () => {
    vi.useFakeTimers();
    show({ id: 'favorite', text: 'Added to favorites', duration: 2000 });
    expect(screen.getByRole('status')).toHaveTextContent('Added to favorites');
    await pass(1500);
    show({ id: 'favorite', text: 'Removed from favorites', duration: 2000 });
    expect(screen.queryByText('Added to favorites')).not.toBeInTheDocument();
    await pass(1999);
    expect(screen.getByText('Removed from favorites')).toBeInTheDocument();
    await pass(1);
    expect(screen.queryByText('Removed from favorites')).not.toBeInTheDocument();
  });
});
