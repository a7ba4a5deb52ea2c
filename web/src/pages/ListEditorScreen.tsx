import type { OpeningDraft } from '@outrank/shared/lists/draft';
import { contentOf, type ListContent } from '@outrank/shared/lists/list';
import { useState } from 'react';
import { ListEditor } from '#features/editor/ListEditor.tsx';
import { OtherVersionNotice } from '#features/editor/OtherVersionNotice.tsx';
import type { OpeningEdit } from '#features/editor/openingContent.ts';
import { LISTED_ITEM } from '#features/editor/RankingArea.tsx';
import type { SavedList } from '#features/editor/savedList.ts';
import { useDraft } from '#features/editor/useDraft.ts';
import { useListEditor } from '#features/editor/useListEditor.ts';
import { useSlotTarget } from '#features/editor/useSlotTarget.ts';
import { useUnsavedChanges } from '#features/editor/useUnsavedChanges.ts';
import { useIsPhone } from '#features/seasons/useIsPhone.ts';
import { useListedIds } from '#features/seasons/useListedIds.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/form/Button.tsx';
import { InHeader } from '#ui/layout/HeaderSlot.tsx';
import { PageHeading } from '#ui/layout/PageHeading.tsx';
import { DragProvider } from '#ui/sortable/DragProvider.tsx';
import { EditorDialogs } from './EditorDialogs.tsx';
import type { PanelProps } from './LazySeasonsPanel.tsx';
import { useGoBack } from './useGoBack.ts';
import { useSavingList } from './useSavingList.ts';
import { WithSeasonsPanel } from './WithSeasonsPanel.tsx';
import { WithSeasonsSheet } from './WithSeasonsSheet.tsx';

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
  const target = useSlotTarget(editor);
  const listedIds = useListedIds(content.items.map(({ id }) => id));

  const panel: PanelProps = {
    user,
    createMode: true,
    onChoose: editor.add,
    dragType: LISTED_ITEM,
    listedIds,
  };
  const workbench = (
    <>
      <PageHeading>{isEditing ? 'Edit Ranking' : 'Create New Ranking'}</PageHeading>
      {draft.other && (
        <OtherVersionNotice
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
        onTapSlot={isPhone ? target.openFor : undefined}
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
        onKeepMine={(other) => saving.submit(content, other.updatedAt)}
        onTakeOther={(other) => {
          dispatch({ type: 'replaced', content: contentOf(other) });
          saving.takeOver(other);
        }}
        onDecideLater={saving.decideLater}
      />
    </DragProvider>
  );
}
