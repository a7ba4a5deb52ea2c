import type { ClassicRankings } from '@outrank/shared/lists/classicRankings';
import { useEffect, useRef, useState } from 'react';
import {
  CLASSIC_DRAG_TYPE,
  ClassicRankingsEditor,
} from '#features/classicRankings/ClassicRankingsEditor.tsx';
import { useClassicEditor } from '#features/classicRankings/useClassicEditor.ts';
import { useIsPhone } from '#features/seasons/useIsPhone.ts';
import { DefaultButtons } from '#pages/parts/HeaderButtons.tsx';
import type { PanelProps } from '#pages/parts/LazySeasonsPanel.tsx';
import { WithSeasonsPanel } from '#pages/parts/WithSeasonsPanel.tsx';
import { WithSeasonsSheet } from '#pages/parts/WithSeasonsSheet.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import styles from './ClassicRankingsScreen.module.css';

const NEWER = 'Another curator saved these rankings while you were editing. Saving replaces their version.';

type Props = { user: PanelProps['user']; rankings: ClassicRankings; onClose: () => void };

/** For curators, in place of Home: the classic rankings to edit, with the seasons panel. */
export default function ClassicRankingsScreen({ user, rankings, onClose }: Props) {
  const [opening] = useState(rankings);
  const editor = useClassicEditor(opening, onClose);
  const [isChoosing, setIsChoosing] = useState(false);
  const isPhone = useIsPhone();
  const screen = useRef<HTMLDivElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    screen.current?.focus({ preventScroll: true });
  }, []);

  const panel: PanelProps = {
    user,
    createMode: true,
    onAdd: editor.add,
    dragType: CLASSIC_DRAG_TYPE,
    listedIds: editor.listedIds,
    acceptsSeasons: false,
    classicLists: rankings.lists,
  };
  const content = (
    <div ref={screen} className={styles.screen} tabIndex={-1}>
      <PageHeading>Edit Classic Rankings</PageHeading>
      <p className={styles.notice} role="status">
        {rankings.lastUpdated !== opening.lastUpdated && NEWER}
      </p>
      <ClassicRankingsEditor
        editor={editor}
        onAdd={isPhone ? () => setIsChoosing(true) : undefined}
        onCancel={onClose}
      />
    </div>
  );
  const target = { isChoosing, hide: () => setIsChoosing(false), choose: editor.add };
  return (
    <DragProvider>
      <DefaultButtons />
      {isPhone ? (
        <WithSeasonsSheet panel={panel} target={target}>
          {content}
        </WithSeasonsSheet>
      ) : (
        <WithSeasonsPanel panel={panel}>{content}</WithSeasonsPanel>
      )}
    </DragProvider>
  );
}
