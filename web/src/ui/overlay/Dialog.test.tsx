import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { expectAccessible } from '#testing/setup.ts';
import { Button } from '#ui/form/Button.tsx';
import { Field } from '#ui/form/Field.tsx';
import ConfirmPopup from './ConfirmPopup.tsx';
import { Dialog } from './Dialog.tsx';

function ChangeUsername() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Change Username</Button>
      <Dialog title="Your username" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <Field label="Username" value="Ozzy" onChange={() => {}} />
      </Dialog>
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

const CLEAR = 'Are you sure you want to clear this list? This action cannot be undone.';

function renderQuestion() {
  const handlers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<ConfirmPopup question={CLEAR} confirmLabel="Clear" isDanger {...handlers} />);
  return handlers;
}

test('asks the question and confirms it', async () => {
  const { onConfirm, onCancel } = renderQuestion();
  expect(screen.getByRole('alertdialog', { name: CLEAR })).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onConfirm).toHaveBeenCalledOnce();
  expect(onCancel).not.toHaveBeenCalled();
});

test('focuses the cancel button and cancels by it or by Escape', async () => {
  const { onConfirm, onCancel } = renderQuestion();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(onCancel).toHaveBeenCalledTimes(2);
  expect(onConfirm).not.toHaveBeenCalled();
});
