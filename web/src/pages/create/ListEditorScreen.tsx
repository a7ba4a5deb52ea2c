import { paths } from '@outrank/shared/addresses';
import { getContent, type ListContent } from '@outrank/shared/lists/listContent';
import type { RankedList } from '@outrank/shared/lists/rankedList';
import { isShuffled } from '@outrank/shared/lists/shuffleItems';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import type { DraftState } from '#features/editor/draftReducer.ts';
import { DraftConflictNotice, SavedPanel } from '#features/editor/EditorNotices.tsx';
import { ListEditor } from '#features/editor/ListEditor.tsx';
import { LIST_ITEM_DRAG_TYPE } from '#features/editor/RankingArea.tsx';
import { type OpeningEdit, type SavedList, useUnsavedChanges } from '#features/editor/savedList.ts';
import { useSubmission } from '#features/editor/submission.ts';
import { useDraft } from '#features/editor/useDraft.ts';
import { useListEditor } from '#features/editor/useListEditor.ts';
import { getShuffleSeed } from '#features/lists/sourceListQuery.ts';
import { focusSearch, useListedIds } from '#features/seasons/panelLayout.ts';
import { LazyShareDialog } from '#features/sharing/ShareButton.tsx';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button } from '#ui/form/Button.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { leavingQuestion } from '#ui/overlay/AskingButton.tsx';
import { ConfirmDialog } from '#ui/overlay/ConfirmDialog.ts';
import { Dialog } from '#ui/overlay/Dialog.tsx';
import { useIsPhone } from '#ui/useMediaQuery.ts';
import { earlyHeadings } from '#widgets/earlyHeadings.ts';
import { HeaderButton, useGoBack } from '#widgets/HeaderButtons.tsx';
import { EditorWithSeasons } from '#widgets/WithSeasons.tsx';
import styles from './CreatePage.module.css';
import { readFirstGuess } from './readFirstGuess.ts';
import { type EditingUser, useSaving } from './useSaving.ts';

type Props = {
  /** Who edits. For a visitor, a stand-in under whose id this browser keeps the draft. */
  user: EditingUser;
  /** What the buttons do for a visitor, who has a draft in this browser and no account. */
  visitor?: { readonly save: () => void; readonly cancel: () => void };
  opening: DraftState | OpeningEdit;
  onPublished?: (list: SavedList) => void;
  /** Shown above a list that is not published yet. */
  notice?: ReactNode;
};

export function ListEditorScreen({ user, visitor, opening, onPublished, notice }: Props) {
  const { uid } = user;
  const [edited, newList] = 'saved' in opening ? [opening] : [undefined, opening];
  const queryClient = useQueryClient();
  const isPhone = useIsPhone();
  const editor = useListEditor(opening.content);
  const { content, dispatch, slot } = editor;
  const saving = useSaving(user, edited?.saved);
  const { saved, justSaved, conflict } = saving;
  const isEditing = saved !== undefined;
  const submission = useSubmission(visitor ? undefined : uid, { content, saved });
  const unsaved = useUnsavedChanges(uid, content, saved, submission.isChanged);
  const draft = useDraft({
    uid,
    isVisitor: visitor !== undefined,
    content,
    opening: newList,
    isPublished: isEditing,
  });
  const leaving = useLeaving(unsaved, isEditing ? paths.myLists : paths.home);
  const { add, addAll } = editor;
  const list = useMemo(() => ({ add, addAll }), [add, addAll]);
  const listedIds = useListedIds(content.items.map(({ id }) => id));
  const [shared, setShared] = useState<RankedList>();

  const replaceContent = (other: ListContent) => dispatch({ type: 'replaced', content: other });
  const save = (version = saved?.updatedAt) => {
    // What the editor shows is saved, even if the default would be another one by now.
    saving.submit({ ...content, isSubmitted: submission.isSubmitted }, version, (list) => {
      draft.discard();
      onPublished?.(list);
    });
  };
  const cancel = visitor?.cancel ?? leaving.start;

  return (
    <DragProvider>
      <HeaderButton label="Cancel" onClick={cancel} />
      <EditorWithSeasons
        panel={{ user, createMode: true, list, dragType: LIST_ITEM_DRAG_TYPE, listedIds }}
        sheet={{
          isShown: slot.isChoosing,
          onHide: slot.close,
          places: { picks: [...content.items, undefined], index: slot.index, onSelect: slot.open },
        }}
      >
        <PageHeading>{isEditing ? 'Edit Ranking' : earlyHeadings[paths.create]}</PageHeading>
        {!isEditing && notice}
        {!isEditing && <SourceListNote content={content} uid={uid} />}
        {draft.conflict && (
          <DraftConflictNotice
            draft={draft.conflict}
            onUse={(other) => {
              replaceContent(other);
              draft.resolveConflict();
            }}
            onDismiss={draft.resolveConflict}
          />
        )}
        <ListEditor
          editor={editor}
          submission={submission}
          saving={saving}
          onSave={visitor?.save ?? save}
          onCancel={cancel}
          onTapItem={isPhone ? slot.open : undefined}
          onPick={isPhone ? () => slot.open(0) : focusSearch}
          savedPanel={
            justSaved && (
              <SavedPanel
                list={justSaved}
                hasChanges={unsaved.hasChanges}
                onShare={() => setShared(justSaved)}
                onDone={saving.dismissSaved}
              />
            )
          }
          rankingAction={
            <HelpMeDecide
              items={content.items}
              sorting={content.sorting}
              onChange={(sorting) => dispatch({ type: 'sortingChanged', sorting })}
              onFinish={(order) => dispatch({ type: 'sorted', order })}
              readGuess={() => readFirstGuess(queryClient, content, uid)}
            />
          }
        />
      </EditorWithSeasons>
      {shared && (
        <LazyShareDialog
          content={{ kind: 'list', list: shared }}
          uid={shared.userId}
          onClose={() => setShared(undefined)}
        />
      )}
      {leaving.isAsking && (
        <ConfirmDialog {...leavingQuestion} onConfirm={leaving.leave} onCancel={leaving.stay} />
      )}
      {conflict && (
        <ConflictDialog
          onKeep={() => save(conflict.updatedAt)}
          onUseSaved={() => {
            replaceContent(getContent(conflict));
            saving.adoptSaved(conflict);
          }}
          onClose={saving.closeConflict}
        />
      )}
    </DragProvider>
  );
}

/** Goes back, and asks first when changes would be lost. */
function useLeaving({ hasChanges, discard }: ReturnType<typeof useUnsavedChanges>, fallback: string) {
  const [isAsking, setIsAsking] = useState(false);
  const goBack = useGoBack(fallback);
  return {
    isAsking,
    start: () => (hasChanges ? setIsAsking(true) : goBack()),
    stay: () => setIsAsking(false),
    leave: () => {
      discard();
      goBack();
    },
  };
}

function ConflictDialog(props: { onKeep: () => void; onUseSaved: () => void; onClose: () => void }) {
  return (
    <Dialog
      title="This list changed somewhere else"
      onClose={props.onClose}
      description="It was saved in another tab or on another device after you opened it here. Which version do you want to keep?"
      actions={
        <>
          <Button onClick={props.onUseSaved}>Use the saved version</Button>
          <Button variant="primary" onClick={props.onKeep}>
            Keep my version
          </Button>
        </>
      }
    />
  );
}

/** Says what saving shows, while a new list that started from another one is not saved. */
function SourceListNote({ content: { basedOn, items }, uid }: { content: ListContent; uid: string }) {
  if (!basedOn) return null;
  const isRandom = isShuffled(items, getShuffleSeed(uid, basedOn));
  return (
    <p className={styles.note}>
      {isRandom && <span>These are in random order. </span>}
      {basedOn.userId === uid
        ? 'Save your ranking to see how it compares with your earlier one.'
        : 'Save your ranking to see how much you agree with the original.'}
    </p>
  );
}
