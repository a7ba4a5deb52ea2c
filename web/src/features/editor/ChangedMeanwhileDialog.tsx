import { Button } from '#ui/form/Button.tsx';
import { Dialog } from '#ui/overlay/Dialog.tsx';

type Props = { onKeepMine: () => void; onTakeOther: () => void; onClose: () => void };

/** A second tab or device saved the list first: the fan decides which version stands. Taking theirs can be undone. */
export default function ChangedMeanwhileDialog({ onKeepMine, onTakeOther, onClose }: Props) {
  return (
    <Dialog
      title="This list changed meanwhile"
      onClose={onClose}
      description="It was saved in another tab or on another device since you opened it here. Which version should stand?"
      actions={
        <>
          <Button onClick={onTakeOther}>Use the saved version</Button>
          <Button variant="primary" onClick={onKeepMine}>
            Keep my version
          </Button>
        </>
      }
    />
  );
}
