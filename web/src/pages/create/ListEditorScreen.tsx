import type { OpeningDraft } from '@outrank/shared/lists/draft';
import { contentOf, type ListContent } from '@outrank/shared/lists/list';
import { useState } from 'react';
import { DraftConflictNotice } from '#features/editor/draft/DraftConflictNotice.tsx';
import { useDraft } from '#features/editor/draft/useDraft.ts';
import { ListEditor } from '#features/editor/ListEditor.tsx';
import type { OpeningEdit } from '#features/editor/openingContent.ts';
import { LIST_ITEM_DRAG_TYPE } from '#features/editor/RankingArea.tsx';
import type { SavedList } from '#features/editor/savedList.ts';
import { useItemTarget } from '#features/editor/useItemTarget.ts';
import { useListEditor } from '#features/editor/useListEditor.ts';
import { useUnsavedChanges } from '#features/editor/useUnsavedChanges.ts';
import { useIsPhone } from '#features/seasons/useIsPhone.ts';
import { useListedIds } from '#features/seasons/useListedIds.ts';
import { useUser } from '#features/session/sessionContext.ts';
import type { PanelProps } from '#pages/parts/LazySeasonsPanel.tsx';
import { useGoBack } from '#pages/parts/useGoBack.ts';
import { WithSeasonsPanel } from '#pages/parts/WithSeasonsPanel.tsx';
import { WithSeasonsSheet } from '#pages/parts/WithSeasonsSheet.tsx';
import { paths } from '#paths.ts';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { Button } from '#ui/form/Button.tsx';
import { InHeader } from '#ui/layout/HeaderSlot.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import { useSavingList } from './useSaveFromEditor.ts';

type Props = {
  opening: OpeningDraft | OpeningEdit;
  /** For a new list: what the account held as its draft. */
  storedDraft?: ListContent | undefined;
  onPublished?: (list: SavedList) => void;
};

/** The editor and the seasons side by side, and what becomes of the list. */
export function ListEditorScreen({ opening, storedDraft, onPublished }: Props) {
  const user = useUser();
  const editor = useListEditor(opening.content);
  const { content, dispatch } = editor;
  const saving = useSavingList('saved' in opening ? opening.saved : undefined, (list) => {
    draft.forget();
    onPublished?.(list);
  });
  const isEditing = saving.saved !== undefined;
  const unsaved = useUnsavedChanges(user.uid, content, saving.saved);
  const draft = useDraft({
    uid: user.uid,
    content,
    isActive: !isEditing,
    stored: storedDraft,
    openingOther: opening.other,
  });
  const [isLeaving, setIsLeaving] = useState(false);
  const goBack = useGoBack(isEditing ? paths.myLists : paths.home);
  const handleCancel = () => (unsaved.hasChanges ? setIsLeaving(true) : goBack());
  const isPhone = useIsPhone();
  const target = useItemTarget(editor);
  const listedIds = useListedIds(content.items.map(({ id }) => id));

  const panel: PanelProps = {
    user,
    createMode: true,
    onChoose: editor.add,
    dragType: LIST_ITEM_DRAG_TYPE,
    listedIds,
  };
  const workbench = (
    <>
      <PageHeading>{isEditing ? 'Edit Ranking' : 'Create New Ranking'}</PageHeading>
      {draft.other && (
        <DraftConflictNotice
          other={draft.other}
          onTake={() => {
            if (draft.other) dispatch({ type: 'replaced', content: draft.other.content });
            draft.leaveOther();
          }}
          onLeave={draft.leaveOther}
        />
      )}
      <ListEditor
        editor={editor}
        isEditing={isEditing}
        isSaving={saving.isSaving}
        problem={saving.problem}
        onSave={saving.submit}
        onCancel={handleCancel}
        onTapItem={isPhone ? target.openAt : undefined}
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
        <WithSeasonsSheet panel={panel} target={target}>
          {workbench}
        </WithSeasonsSheet>
      ) : (
        <WithSeasonsPanel panel={panel}>{workbench}</WithSeasonsPanel>
      )}
      <EditorDialogs
        isLeaving={isLeaving}
        onStay={() => setIsLeaving(false)}
        onLeave={() => {
          unsaved.forget();
          goBack();
        }}
        elsewhere={saving.elsewhere}
        onOverwrite={(other) => saving.submit(content, other.updatedAt)}
        onUseSaved={(other) => {
          dispatch({ type: 'replaced', content: contentOf(other) });
          saving.takeOver(other);
        }}
        onDecideLater={saving.decideLater}
      />
    </DragProvider>
  );
}
