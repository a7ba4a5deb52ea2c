import type { RankedList } from '@outrank/shared/lists/list';
import { Suspense } from 'react';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';

const SaveConflictDialog = lazyComponent(() => import('#features/editor/SaveConflictDialog.tsx'));

type Props = {
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** The conflicting version that another tab or device saved. */
  conflicting: RankedList | undefined;
  onOverwrite: (other: RankedList) => void;
  onUseSaved: (other: RankedList) => void;
  onDismissConflict: () => void;
};

/** The editor's questions: leave without saving, and which of two conflicting versions to keep. */
export function EditorDialogs(props: Props) {
  const { isLeaving, onStay, onLeave, conflicting, onOverwrite, onUseSaved, onDismissConflict } = props;
  return (
    <Suspense>
      {isLeaving && (
        <ConfirmDialog
          question="Leave without saving your changes?"
          confirmLabel="Leave"
          cancelLabel="Keep editing"
          isDanger
          onConfirm={onLeave}
          onCancel={onStay}
        />
      )}
      {conflicting && (
        <SaveConflictDialog
          onOverwrite={() => onOverwrite(conflicting)}
          onUseSaved={() => onUseSaved(conflicting)}
          onClose={onDismissConflict}
        />
      )}
    </Suspense>
  );
}
