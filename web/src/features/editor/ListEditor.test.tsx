import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { ListEditor } from './ListEditor.tsx';
import type { Submission } from './submission.ts';
import { useListEditor } from './useListEditor.ts';

const onRender = vi.hoisted(() => vi.fn());
vi.mock(import('#ui/sortable/SortableList.tsx'), async (original) => {
  const { SortableList } = await original();
  return {
    SortableList: (props) => {
      onRender();
      return <SortableList {...props} />;
    },
  };
});

const items = ['tom-westman', 'ian-rosenberger'].map((id) => contestantItem(id));
const ignore = vi.fn();
const panelList = { add: ignore };
const submission: Submission = {
  qualification: { problem: 'severalSeasons' },
  isCounted: false,
  isOtherDirection: false,
  isChanged: false,
  replaced: undefined,
};

function Editor() {
  const editor = useListEditor({ ...emptyContent, items });
  return (
    <ListEditor
      editor={{
        ...editor,
        submission,
        isEditing: false,
        isSaving: false,
        save: ignore,
        cancel: ignore,
        panelList,
      }}
    />
  );
}

test('typing renders no row of the ranking', () => {
  render(
    <ToastProvider>
      <DragProvider>
        <Editor />
      </DragProvider>
    </ToastProvider>,
  );
  onRender.mockClear();
  for (const name of ['List Name', 'List Description'])
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value: 'Best' } });
  expect(screen.getAllByDisplayValue('Best')).toHaveLength(2);
  expect(onRender).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Tom Westman' }));
  expect(onRender).toHaveBeenCalled();
});
