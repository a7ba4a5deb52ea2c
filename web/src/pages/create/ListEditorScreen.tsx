import type { ListItems } from '@outrank/shared/lists/itemChanges';
import { getContent, type ListContent } from '@outrank/shared/lists/listContent';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { HelpMeDecide } from '#features/decide/HelpMeDecide.tsx';
import { DraftConflictNotice } from '#features/editor/draft/DraftConflictNotice.tsx';
import type { DraftState } from '#features/editor/draft/draftReducer.ts';
import { useDraft } from '#features/editor/draft/useDraft.ts';
import { ListEditor } from '#features/editor/ListEditor.tsx';
import { LIST_ITEM_DRAG_TYPE } from '#features/editor/RankingArea.tsx';
import type { SavedList } from '#features/editor/savedList.ts';
import { useItemTarget } from '#features/editor/useItemTarget.ts';
import { useListEditor } from '#features/editor/useListEditor.ts';
import { useOffer } from '#features/editor/useOffer.ts';
import { type OpeningEdit, useUnsavedChanges } from '#features/editor/useUnsavedChanges.ts';
import { useIsPhone } from '#features/seasons/useIsPhone.ts';
import { useListedIds } from '#features/seasons/useListedIds.ts';
import { useListUpdates, usePanelList } from '#features/seasons/usePanelList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { earlyHeadings, paths } from '#paths.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button, buttonClass } from '#ui/form/Button.tsx';
import { InHeader } from '#ui/layout/HeaderSlot.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { useGoBack } from '#widgets/HeaderButtons.tsx';
import type { PanelProps } from '#widgets/LazySeasonsPanel.tsx';
import { WithSeasonsPanel, WithSeasonsSheet } from '#widgets/WithSeasons.tsx';
import { BasedOnNote } from './BasedOnNote.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { useSaveFromEditor } from './useSaveFromEditor.ts';

type Props = {
  opening: DraftState | OpeningEdit;
  onPublished?: (list: SavedList) => void;
  /** Shown above a list that is not published yet. */
  notice?: ReactNode;
};

/** The list editor with the seasons beside it, its draft and saving. */
export function ListEditorScreen({ opening, onPublished, notice }: Props) {
  const user = useUser();
  const queryClient = useQueryClient();
  const editor = useListEditor(opening.content);
  const { content, dispatch } = editor;
  const saving = useSaveFromEditor('saved' in opening ? opening.saved : undefined, (list) => {
    draft.discard();
    onPublished?.(list);
  });
  const isEditing = saving.saved !== undefined;
  const offer = useOffer(user.uid, { content, saved: saving.saved });
  const unsaved = useUnsavedChanges(user.uid, content, saving.saved, offer.isChanged);
  const draft = useDraft({
    uid: user.uid,
    content,
    opening: 'saved' in opening ? undefined : opening,
    isPublished: isEditing,
  });
  // What the editor shows is saved, even if the default would be another one by now.
  const handleSave = (edited: ListContent, editedVersion?: string) =>
    saving.submit({ ...edited, isOffered: offer.isOffered }, editedVersion);
  const [isLeaving, setIsLeaving] = useState(false);
  const goBack = useGoBack(isEditing ? paths.myLists : paths.home);
  const handleCancel = () => (unsaved.hasChanges ? setIsLeaving(true) : goBack());
  const isPhone = useIsPhone();
  const target = useItemTarget(editor);
  const list = usePanelList<ListItems>(target.place);
  useListUpdates(list, (items) => {
    dispatch({ type: 'itemPlaced', items });
    target.advance(items);
  });
  const listedIds = useListedIds(content.items.map(({ id }) => id));

  const panel: PanelProps = {
    user,
    createMode: true,
    list,
    dragType: LIST_ITEM_DRAG_TYPE,
    listedIds,
  };
  const form = (
    <>
      <PageHeading
        actions={
          saving.saved && (
            <Link
              className={buttonClass('secondary', 'small')}
              to={paths.list({ userId: user.uid, listId: saving.saved.listId })}
            >
              View list
            </Link>
          )
        }
      >
        {isEditing ? 'Edit Ranking' : earlyHeadings[paths.create]}
      </PageHeading>
      {!isEditing && notice}
      {!isEditing && <BasedOnNote content={content} uid={user.uid} />}
      {draft.conflict && (
        <DraftConflictNotice
          draft={draft.conflict}
          onUse={() => {
            if (draft.conflict) dispatch({ type: 'replaced', content: draft.conflict.content });
            draft.resolveConflict();
          }}
          onDismiss={draft.resolveConflict}
        />
      )}
      <ListEditor
        editor={editor}
        offer={offer}
        isEditing={isEditing}
        isSaving={saving.isSaving}
        problem={saving.problem}
        onSave={handleSave}
        onCancel={handleCancel}
        onDrop={list.add}
        onTapItem={isPhone ? target.selectSlot : undefined}
        rankingAction={
          <HelpMeDecide
            items={content.items}
            sorting={content.sorting}
            onChange={(sorting) => dispatch({ type: 'sortingChanged', sorting })}
            onFinish={(order) => dispatch({ type: 'sorted', order })}
            readGuess={async () => {
              const { readFirstGuess } = await import('./readFirstGuess.ts');
              return readFirstGuess(queryClient, content, user.uid);
            }}
          />
        }
      />
    </>
  );

  return (
    <DragProvider>
      <InHeader>
        <Button size="small" onClick={handleCancel}>
          Cancel
        </Button>
      </InHeader>
      {isPhone ? (
        <WithSeasonsSheet
          panel={panel}
          isShown={target.isChoosing}
          onHide={target.hide}
          places={{
            picks: [...content.items, undefined],
            index: target.index,
            onSelect: target.selectSlot,
          }}
        >
          {form}
        </WithSeasonsSheet>
      ) : (
        <WithSeasonsPanel panel={panel}>{form}</WithSeasonsPanel>
      )}
      <EditorDialogs
        isLeaving={isLeaving}
        onStay={() => setIsLeaving(false)}
        onLeave={() => {
          unsaved.discard();
          goBack();
        }}
        conflicting={saving.conflicting}
        onOverwrite={(other) => handleSave(content, other.updatedAt)}
        onUseSaved={(other) => {
          dispatch({ type: 'replaced', content: getContent(other) });
          saving.adoptSaved(other);
        }}
        onDismissConflict={saving.dismissConflict}
        shared={saving.shared}
        onCloseShareDialog={saving.closeShareDialog}
      />
    </DragProvider>
  );
}
