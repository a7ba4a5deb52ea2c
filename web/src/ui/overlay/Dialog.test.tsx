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

test('a dialog starts at its field, closes on Escape and gives the focus back', async () => {
  render(<ChangeUsername />);
  await userEvent.click(screen.getByRole('button', { name: 'Change Username' }));
  expect(await screen.findByRole('dialog', { name: 'Your username' })).toBeVisible();
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Username' })).toHaveFocus());
  await expectAccessible();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'Change Username' })).toHaveFocus();
});

test('a dialog can be closed with its button', async () => {
  render(<ChangeUsername />);
  await userEvent.click(screen.getByRole('button', { name: 'Change Username' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

const CLEAR = 'Are you sure you want to clear this list? This action cannot be undone.';

test('a question is asked in full and answered with yes', async () => {
  const [handleConfirm, handleCancel] = [vi.fn(), vi.fn()];
  render(
    <ConfirmPopup
      question={CLEAR}
      confirmLabel="Clear"
      isDanger
      onConfirm={handleConfirm}
      onCancel={handleCancel}
    />,
  );
  expect(screen.getByRole('alertdialog', { name: CLEAR })).toBeVisible();
  await expectAccessible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(handleConfirm).toHaveBeenCalledOnce();
  expect(handleCancel).not.toHaveBeenCalled();
});

test('a question is answered with no by its button or by Escape', async () => {
  const [handleConfirm, handleCancel] = [vi.fn(), vi.fn()];
  render(
    <ConfirmPopup question={CLEAR} confirmLabel="Clear" onConfirm={handleConfirm} onCancel={handleCancel} />,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.keyboard('{Escape}');
  expect(handleCancel).toHaveBeenCalledTimes(2);
  expect(handleConfirm).not.toHaveBeenCalled();
});
