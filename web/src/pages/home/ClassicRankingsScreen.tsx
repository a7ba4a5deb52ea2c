import { TOUCH_DRAG_DELAY_CREATOR_MS } from '@outrank/shared/limits';
import {
  CLASSIC_LIST_KEYS,
  type ClassicEntry,
  type ClassicRankings,
  classicListTitle,
} from '@outrank/shared/lists/classicRankings';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useClassicEditor } from '#features/classicRankings/useClassicEditor.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { EmptyState } from '#ui/feedback/QueryView.tsx';
import { Button } from '#ui/form/Button.tsx';
import { SegmentedControl } from '#ui/form/Select.tsx';
import { UndoButtons } from '#ui/history/UndoButtons.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { AskingButton, leavingQuestion } from '#ui/overlay/AskingButton.tsx';
import { SortableList } from '#ui/sortable/SortableList.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { DefaultButtons } from '#widgets/HeaderButtons.tsx';
import { EditorWithSeasons, type PanelProps } from '#widgets/WithSeasons.tsx';
import styles from './ClassicRankingsScreen.module.css';

const NEWER = 'Another curator saved these rankings while you were editing. Saving replaces their version.';
const DRAG_TYPE = 'classic-entry';

const listOptions = CLASSIC_LIST_KEYS.map((value) => ({ value, label: classicListTitle(value) }));

const getKey = ({ key }: ClassicEntry) => key;
const getName = ({ name }: ClassicEntry) => name ?? 'Entry without a name';
const renderEntry = (entry: ClassicEntry) => <span className={styles.name}>{getName(entry)}</span>;

type Props = { user: NonNullable<PanelProps['user']>; rankings: ClassicRankings; onClose: () => void };

/** For curators, in place of Home: one of the three classic rankings to edit, and the buttons that save all three. */
export default function ClassicRankingsScreen({ user, rankings, onClose }: Props) {
  const editor = useClassicEditor(user.uid, rankings, onClose);
  const { list, add } = editor;
  const title = classicListTitle(list);
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
    list: useMemo(() => ({ add }), [add]),
    dragType: DRAG_TYPE,
    listedIds: editor.listedIds,
    acceptsSeasons: false,
    classicLists: rankings.lists,
  };
  return (
    <DragProvider>
      <DefaultButtons />
      <EditorWithSeasons panel={panel} sheet={{ isShown: isChoosing, onHide: () => setIsChoosing(false) }}>
        <div ref={screen} className={styles.screen} tabIndex={-1}>
          <PageHeading>Edit Classic Rankings</PageHeading>
          <p className={styles.notice} role="status">
            {rankings.lastUpdated !== editor.lastUpdated && NEWER}
          </p>
          <section className={styles.editor} aria-labelledby="classic-list">
            <SegmentedControl label="Ranking" options={listOptions} value={list} onChange={editor.setList} />
            <div className={styles.head}>
              <h2 id="classic-list" className={styles.title}>
                {title}
              </h2>
              <UndoButtons
                history={editor.history}
                dispatch={editor.dispatch}
                names={editor.entries.map(getName)}
              />
            </div>
            <SortableList
              key={list}
              label={title}
              items={editor.entries}
              itemKey={getKey}
              itemLabel={getName}
              onMove={editor.move}
              externalType={DRAG_TYPE}
              onDropExternal={add}
              touchDelay={TOUCH_DRAG_DELAY_CREATOR_MS}
              renderItem={renderEntry}
              onRemove={editor.remove}
              empty={<EmptyState text="Nobody is ranked here yet. Pick castaways from the seasons." />}
            />
            <div className={styles.buttons}>
              {isPhone && <Button onClick={() => setIsChoosing(true)}>Add a castaway</Button>}
              <Button
                variant="primary"
                isBusy={editor.isSaving}
                disabled={!editor.hasChanges}
                onClick={editor.save}
              >
                Save
              </Button>
              <AskingButton
                variant="quiet"
                isNeeded={editor.hasChanges}
                question={leavingQuestion}
                onConfirm={() => {
                  editor.discard();
                  onClose();
                }}
              >
                Cancel
              </AskingButton>
            </div>
          </section>
        </div>
      </EditorWithSeasons>
    </DragProvider>
  );
}
