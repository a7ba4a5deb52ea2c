import type { RankedList } from '@outrank/shared/lists/list';
import { Suspense } from 'react';
import { lazyComponent } from '#ui/lazyComponent.ts';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';

const ChangedMeanwhileDialog = lazyComponent(() => import('#features/editor/ChangedMeanwhileDialog.tsx'));

type Props = {
  isLeaving: boolean;
  onStay: () => void;
  onLeave: () => void;
  /** The version that another tab or device saved first. */
  elsewhere: RankedList | undefined;
  onKeepMine: (other: RankedList) => void;
  onTakeOther: (other: RankedList) => void;
  onDecideLater: () => void;
};

/** What the editor asks: leave without saving, and which of two versions stands. */
export function EditorDialogs(props: Props) {
  const { isLeaving, onStay, onLeave, elsewhere, onKeepMine, onTakeOther, onDecideLater } = props;
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
        <ChangedMeanwhileDialog
          onKeepMine={() => onKeepMine(elsewhere)}
          onTakeOther={() => onTakeOther(elsewhere)}
          onClose={onDecideLater}
        />
      )}
    </Suspense>
  );
}
