import { paths } from '@outrank/shared/addresses';
import type { ListContent } from '@outrank/shared/lists/listContent';
import { isShuffled } from '@outrank/shared/lists/shuffleItems';
import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import type { DraftState } from '#features/editor/draftReducer.ts';
import { DraftConflictNotice, SavedPanel } from '#features/editor/EditorNotices.tsx';
import { ListEditor } from '#features/editor/ListEditor.tsx';
import { LIST_ITEM_DRAG_TYPE } from '#features/editor/RankingArea.tsx';
import type { OpeningEdit, SavedList } from '#features/editor/savedList.ts';
import { getShuffleSeed } from '#features/lists/sourceListQuery.ts';
import { focusSearch } from '#features/seasons/panelLayout.ts';
import { LazyShareDialog } from '#features/sharing/ShareButton.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { HeaderButton } from '#widgets/HeaderButtons.tsx';
import { EditorWithSeasons, type PanelProps } from '#widgets/WithSeasons.tsx';
import styles from './CreatePage.module.css';
import { readFirstGuess } from './readFirstGuess.ts';
import { type EditingUser, useEditorScreen, type VisitorActions } from './useEditorScreen.ts';

type Props = {
  /** Who edits. For a visitor, a stand-in under whose id this browser keeps the draft. */
  user: EditingUser;
  visitor?: VisitorActions;
  opening: DraftState | OpeningEdit;
  onPublished?: (list: SavedList) => void;
  /** Shown above a list that is not published yet. */
  notice?: ReactNode;
};

export function ListEditorScreen({ user, visitor, opening, onPublished, notice }: Props) {
  const queryClient = useQueryClient();
  const isPhone = useIsPhone();
  const editor = useEditorScreen(user, opening, onPublished, visitor);
  const { content, dispatch, isEditing, slot, leaving, conflict, sharing } = editor;
  const panel: PanelProps = {
    user,
    createMode: true,
    list: editor.panelList,
    dragType: LIST_ITEM_DRAG_TYPE,
    listedIds: editor.listedIds,
  };
  return (
    <DragProvider>
      <HeaderButton label="Cancel" onClick={editor.cancel} />
      <EditorWithSeasons
        panel={panel}
        sheet={{
          isShown: slot.isChoosing,
          onHide: slot.close,
          places: { picks: [...content.items, undefined], index: slot.index, onSelect: slot.open },
        }}
      >
        <PageHeading>{isEditing ? 'Edit Ranking' : earlyHeadings[paths.create]}</PageHeading>
        {!isEditing && notice}
        {!isEditing && <SourceListNote content={content} uid={user.uid} />}
        {editor.otherDraft && <DraftConflictNotice {...editor.otherDraft} />}
        <ListEditor
          editor={editor}
          onTapItem={isPhone ? slot.open : undefined}
          onPick={isPhone ? () => slot.open(0) : focusSearch}
          savedPanel={editor.savedPanel && <SavedPanel {...editor.savedPanel} />}
          rankingAction={
            <HelpMeDecide
              items={content.items}
              sorting={content.sorting}
              onChange={(sorting) => dispatch({ type: 'sortingChanged', sorting })}
              onFinish={(order) => dispatch({ type: 'sorted', order })}
              readGuess={() => readFirstGuess(queryClient, content, user.uid)}
            />
          }
        />
      </EditorWithSeasons>
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
      {conflict && (
        <Dialog
          title="This list changed somewhere else"
          onClose={conflict.close}
          description="It was saved in another tab or on another device after you opened it here. Which version do you want to keep?"
          actions={
            <>
              <Button onClick={conflict.useSaved}>Use the saved version</Button>
              <Button variant="primary" onClick={conflict.overwrite}>
                Keep my version
              </Button>
            </>
          }
        />
      )}
    </DragProvider>
  );
}

/** Says what saving shows, while a new list that started from another one is not saved. */
function SourceListNote({ content: { basedOn, items }, uid }: { content: ListContent; uid: string }) {
  if (!basedOn) return null;
  const isRandom = isShuffled(items, getShuffleSeed(uid, basedOn));
  return (
    <p className={styles.note}>
      {isRandom && 'These are in random order. '}
      {basedOn.userId === uid
        ? 'Save your ranking to see how it compares with your earlier one.'
        : 'Save your ranking to see how much you agree with the original.'}
    </p>
  );
}
