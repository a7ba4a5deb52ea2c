import { SAVED_MESSAGE_MS } from '@outrank/shared/limits';
import type { ListContent } from '@outrank/shared/list';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { chooseListId } from '#features/editor/chooseListId.ts';
import { ListEditor } from '#features/editor/ListEditor.tsx';
import { LISTED_ITEM } from '#features/editor/RankingArea.tsx';
import { useListEditor } from '#features/editor/useListEditor.ts';
import { saveProblem, useSaveList } from '#features/lists/useSaveList.ts';
import { useUser } from '#features/session/sessionContext.ts';
import { paths } from '#paths.ts';
import { Button } from '#ui/Button.tsx';
import { DragProvider } from '#ui/DragProvider.tsx';
import { InHeader } from '#ui/HeaderSlot.tsx';
import { PageHeading } from '#ui/PageHeading.tsx';
import { useToast } from '#ui/Toast.tsx';
import { useGoBack } from './useGoBack.ts';
import { WithSeasonsPanel } from './WithSeasonsPanel.tsx';

type Props = {
  initial: ListContent;
  /** The list being edited; a new one has none until its first save. */
  listId?: string;
  onSavedAs: (listId: string) => void;
};

/** The editor and the seasons side by side, and what becomes of a save. */
export function ListWorkshop({ initial, listId, onSavedAs }: Props) {
  const user = useUser();
  const navigate = useNavigate();
  const toast = useToast();
  const editor = useListEditor(initial);
  const save = useSaveList(user);
  const savedId = useRef(listId);
  const chosenId = useRef<string>(undefined);
  const isEditing = savedId.current !== undefined;
  const leave = useGoBack(isEditing ? paths.myLists : paths.home);

  const handleSave = (content: ListContent) => {
    chosenId.current ??= chooseListId();
    const wish = { listId: savedId.current ?? chosenId.current, isNew: !isEditing, content };
    save.mutate(wish, {
      onSuccess: () => {
        toast.show({ id: 'saved', kind: 'success', text: 'Your list is saved.', duration: SAVED_MESSAGE_MS });
        if (savedId.current) return;
        savedId.current = wish.listId;
        onSavedAs(wish.listId);
        navigate(paths.editList(wish.listId), { replace: true });
      },
    });
  };

  return (
    <DragProvider>
      <InHeader>
        <Button size="small" onClick={leave}>
          Cancel
        </Button>
      </InHeader>
      <WithSeasonsPanel
        panel={{
          user,
          createMode: true,
          onChoose: editor.add,
          dragType: LISTED_ITEM,
          listedIds: new Set(editor.content.items.map(({ id }) => id)),
        }}
      >
        <PageHeading>{isEditing ? 'Edit Ranking' : 'Create New Ranking'}</PageHeading>
        <ListEditor
          editor={editor}
          isEditing={isEditing}
          isSaving={save.isPending}
          problem={save.isError ? saveProblem(save.error) : undefined}
          onSave={handleSave}
          onCancel={leave}
        />
      </WithSeasonsPanel>
    </DragProvider>
  );
}
