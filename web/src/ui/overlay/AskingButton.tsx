import { type ComponentProps, useState } from 'react';
import { Button } from '#ui/form/Button.tsx';
import { ConfirmDialog } from './ConfirmDialog.ts';

type Props = Omit<ComponentProps<typeof Button>, 'isBusy' | 'onClick'> & {
  question: Omit<ComponentProps<typeof ConfirmDialog>, 'onConfirm' | 'onCancel'>;
  /** False when there is nothing to lose: a click confirms. */
  isNeeded?: boolean;
  /** Calls `close` once the question may go. */
  onConfirm: (close: () => void) => void;
};

/** Before an editor closes with changes that are not saved. */
export const leavingQuestion = {
  question: 'Leave without saving your changes?',
  confirmLabel: 'Leave',
  cancelLabel: 'Keep editing',
};

/** A button that asks first. */
export function AskingButton({ question, isNeeded = true, onConfirm, ...button }: Props) {
  const [isAsking, setIsAsking] = useState(false);
  const close = () => setIsAsking(false);
  const confirm = () => onConfirm(close);
  return (
    <>
      <Button {...button} onClick={isNeeded ? () => setIsAsking(true) : confirm} />
      {isAsking && <ConfirmDialog {...question} onConfirm={confirm} onCancel={close} />}
    </>
  );
}
