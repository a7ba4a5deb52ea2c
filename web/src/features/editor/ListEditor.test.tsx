import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { DragProvider } from '#ui/drag/DragProvider.tsx';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { ListEditor } from './ListEditor.tsx';
import { useListEditor } from './useListEditor.ts';
import type { Offer } from './useOffer.ts';

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
const offer: Offer = {
  qualification: { problem: 'severalSeasons' },
  isOffered: false,
  isChanged: false,
  replaced: undefined,
};

function Editor() {
  const editor = useListEditor({ ...emptyContent, items });
  return (
    <ListEditor
      editor={editor}
      offer={offer}
      isEditing={false}
      isSaving={false}
      onSave={ignore}
      onCancel={ignore}
      onDrop={ignore}
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
