import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { useEffect, useMemo, useRef, useState } from 'react';
import {
  CLASSIC_DRAG_TYPE,
  ClassicRankingsEditor,
} from '#features/classicRankings/ClassicRankingsEditor.tsx';
import { useClassicEditor } from '#features/classicRankings/useClassicEditor.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';
import type { PanelProps } from '#widgets/LazySeasonsPanel.tsx';
import { EditorWithSeasons } from '#widgets/WithSeasons.tsx';
import styles from './ClassicRankingsScreen.module.css';

const NEWER = 'Another curator saved these rankings while you were editing. Saving replaces their version.';

type Props = { user: NonNullable<PanelProps['user']>; rankings: ClassicRankings; onClose: () => void };

/** For curators, in place of Home: the classic rankings to edit, with the seasons panel. */
export default function ClassicRankingsScreen({ user, rankings, onClose }: Props) {
  const editor = useClassicEditor(user.uid, rankings, onClose);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isChoosing, setIsChoosing] = useState(false);
  const isPhone = useIsPhone();
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    screen.current?.focus({ preventScroll: true });
  }, []);

  const list = useMemo(() => ({ add: editor.add }), [editor.add]);
  const panel: PanelProps = {
    user,
    createMode: true,
    list,
    dragType: CLASSIC_DRAG_TYPE,
    listedIds: editor.listedIds,
    acceptsSeasons: false,
    classicLists: rankings.lists,
  };
  const content = (
    <div ref={screen} className={styles.screen} tabIndex={-1}>
      <PageHeading>Edit Classic Rankings</PageHeading>
      <p className={styles.notice} role="status">
        {rankings.lastUpdated !== editor.lastUpdated && NEWER}
      </p>
      <ClassicRankingsEditor
        editor={editor}
        onAdd={isPhone ? () => setIsChoosing(true) : undefined}
        onCancel={() => (editor.hasChanges ? setIsLeaving(true) : onClose())}
      />
      {isLeaving && (
        <ConfirmDialog
          question="Leave without saving your changes?"
          confirmLabel="Leave"
          cancelLabel="Keep editing"
          isDanger
          onConfirm={() => {
            editor.discard();
            onClose();
          }}
          onCancel={() => setIsLeaving(false)}
        />
      )}
    </div>
  );
  return (
    <DragProvider>
      <DefaultButtons />
      <EditorWithSeasons panel={panel} sheet={{ isShown: isChoosing, onHide: () => setIsChoosing(false) }}>
        {content}
      </EditorWithSeasons>
    </DragProvider>
  );
}
