import { LazyShareDialog } from '#features/sharing/ShareButton.tsx';
import { Button } from '#ui/form/Button.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import type { EditorScreen } from './useEditorScreen.ts';

type Props = Pick<EditorScreen, 'leaving' | 'conflict' | 'sharing'>;

/** The editor's dialogs: leave without saving, which of two conflicting versions to keep, and sharing. */
export default function EditorDialogs({ leaving, conflict, sharing }: Props) {
  return (
    <>
      {sharing && (
        <LazyShareDialog
          content={{ kind: 'list', list: sharing.list }}
          uid={sharing.list.userId}
          onClose={sharing.close}
        />
      )}
      {leaving && (
        <ConfirmDialog
          question="Leave without saving your changes?"
          confirmLabel="Leave"
          cancelLabel="Keep editing"
          isDanger
          onConfirm={leaving.leave}
          onCancel={leaving.stay}
        />
      )}
      {conflict && <SaveConflictDialog {...conflict} />}
    </>
  );
}

/** Another tab or device saved the list first, so the user decides which version to publish. */
function SaveConflictDialog({ overwrite, useSaved, close }: NonNullable<EditorScreen['conflict']>) {
  return (
    <Dialog
      title="This list changed somewhere else"
      onClose={close}
      description="It was saved in another tab or on another device after you opened it here. Which version do you want to keep?"
      actions={
        <>
          <Button onClick={useSaved}>Use the saved version</Button>
          <Button variant="primary" onClick={overwrite}>
            Keep my version
          </Button>
        </>
      }
    />
  );
}
