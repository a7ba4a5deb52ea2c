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

test('a question focuses its cancel button, and is canceled by it or by Escape, or confirmed', async () => {
  const question = 'Are you sure you want to clear this list? This action cannot be undone.';
  const handlers = { onConfirm: vi.fn(), onCancel: vi.fn() };
  render(<ConfirmPopup question={question} confirmLabel="Clear" isDanger {...handlers} />);
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
