import { AlertDialog } from '@base-ui/react/alert-dialog';
import { Button } from '#ui/form/Button.tsx';
import styles from './Dialog.module.css';

type Props = {
  question: string;
  onConfirm: () => void;
  onCancel: () => void;
  confirmLabel: string;
  cancelLabel?: string;
  isBusy?: boolean;
};

/** The content of `ConfirmDialog`. The focus starts on the safe answer. */
export default function ConfirmPopup(props: Props) {
  const { question, onConfirm, onCancel, confirmLabel, cancelLabel = 'Cancel', isBusy = false } = props;
  return (
    <AlertDialog.Root open onOpenChange={(isOpen) => !isOpen && onCancel()}>
      <AlertDialog.Portal>
        <AlertDialog.Backdrop className={styles.backdrop} />
        <AlertDialog.Viewport className={styles.viewport}>
          <AlertDialog.Popup className={styles.dialog} data-kind="confirm">
            <AlertDialog.Title className={styles.question}>{question}</AlertDialog.Title>
            <div className={styles.actions}>
              <AlertDialog.Close render={<Button variant="secondary" />}>{cancelLabel}</AlertDialog.Close>
              <Button variant="danger" isBusy={isBusy} onClick={onConfirm}>
                {confirmLabel}
              </Button>
            </div>
          </AlertDialog.Popup>
        </AlertDialog.Viewport>
      </AlertDialog.Portal>
    </AlertDialog.Root>
  );
}
