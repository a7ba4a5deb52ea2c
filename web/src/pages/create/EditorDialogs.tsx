import type { RankedList } from '@outrank/shared/lists/rankedList';
import { Suspense } from 'react';
import { LazyShareDialog } from '#features/sharing/LazyShareDialog.ts';
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
  /** The list that was just saved and is to be shared. */
  shared: RankedList | undefined;
  onCloseShareDialog: () => void;
};

/** The editor's dialogs: leave without saving, which of two conflicting versions to keep, and sharing. */
export function EditorDialogs(props: Props) {
  const { isLeaving, onStay, onLeave, conflicting, onOverwrite, onUseSaved, onDismissConflict } = props;
  const { shared, onCloseShareDialog } = props;
  return (
    <Suspense>
      {shared && (
        <LazyShareDialog source={{ kind: 'list', list: shared, isOwn: true }} onClose={onCloseShareDialog} />
      )}
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
