import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

type Props = { onOverwrite: () => void; onUseSaved: () => void; onClose: () => void };

/** Another tab or device saved the list first, so the user decides which version to publish. */
export default function SaveConflictDialog({ onOverwrite, onUseSaved, onClose }: Props) {
  return (
    <Dialog
      title="This list changed somewhere else"
      onClose={onClose}
      description="It was saved in another tab or on another device after you opened it here. Which version do you want to keep?"
      actions={
        <>
          <Button onClick={onUseSaved}>Use the saved version</Button>
          <Button variant="primary" onClick={onOverwrite}>
            Keep my version
          </Button>
        </>
      }
    />
  );
}
