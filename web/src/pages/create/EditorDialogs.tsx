import type { RankedList } from '@outrank/shared/lists/list';
import { Suspense } from 'react';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';

const SaveConflictDialog = lazyComponent(() => import('#features/editor/SaveConflictDialog.tsx'));

type Props = {
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** The version that another tab or device saved first. */
  elsewhere: RankedList | undefined;
  onOverwrite: (other: RankedList) => void;
  onUseSaved: (other: RankedList) => void;
  onDecideLater: () => void;
};

/** What the editor asks: leave without saving, and which of two versions stands. */
export function EditorDialogs(props: Props) {
  const { isLeaving, onStay, onLeave, elsewhere, onOverwrite, onUseSaved, onDecideLater } = props;
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
      {elsewhere && (
        <SaveConflictDialog
          onOverwrite={() => onOverwrite(elsewhere)}
          onUseSaved={() => onUseSaved(elsewhere)}
          onClose={onDecideLater}
        />
      )}
    </Suspense>
  );
}
