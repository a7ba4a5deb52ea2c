import { listTexts } from '@outrank/shared/documents/list';
import { emptyContent } from '@outrank/shared/lists/listContent';
import { contestantItem, type ListedItem } from '@outrank/shared/lists/listedItem';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { watchOnly } from '#testing/watchOnly.ts';
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
const onPick = vi.fn();
const submission: Submission = {
  qualification: { problem: 'severalSeasons' },
  isSubmitted: false,
  isOtherDirection: false,
  isChanged: false,
  replaced: undefined,
};

function Editor({ items }: { items: readonly ListedItem[] }) {
  const editor = useListEditor({ ...emptyContent, items });
  return (
    <ListEditor
      editor={editor}
      submission={submission}
      saving={{ saved: undefined, isSaving: false, problem: undefined }}
      onSave={ignore}
      onCancel={ignore}
      onPick={onPick}
    />
  );
}

const open = (items: readonly ListedItem[]) =>
  render(
    <ToastProvider>
      <DragProvider>
        <Editor items={items} />
      </DragProvider>
    </ToastProvider>,
  );
const click = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const count = () => screen.queryAllByRole('button', { name: /^Remove / }).length;
const field = (name: string) => screen.getByRole('textbox', { name });
const nameField = () => field('List Name');
const labels = Object.values(listTexts).map(({ label }) => label);

beforeEach(() => {
  vi.clearAllMocks();
});

test.each(Object.values(listTexts))(
  '$label takes as much as a list may have of it',
  ({ label, max, rows }) => {
    open([]);
    expect(field(label)).toHaveAttribute('maxlength', String(max));
    expect(field(label).tagName).toBe(rows > 1 ? 'TEXTAREA' : 'INPUT');
  },
);

test('typing renders no row of the ranking', () => {
  open(items);
  onRender.mockClear();
  for (const name of labels) fireEvent.change(field(name), { target: { value: 'Best' } });
  expect(screen.getAllByDisplayValue('Best')).toHaveLength(labels.length);
  expect(onRender).not.toHaveBeenCalled();
  fireEvent.click(screen.getByRole('button', { name: 'Remove Tom Westman' }));
  expect(onRender).toHaveBeenCalled();
});

describe('an empty list', () => {
  test("offers 'Rank every season', which fills and names it, and keeps a name that was typed", async () => {
    const { unmount } = open([]);
    await click('Rank every season');
    expect(count()).toBe(46);
    expect(nameField()).toHaveValue('Every season, ranked');
    expect(screen.getByRole('heading', { name: 'Your ranking' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Rank every season' })).not.toBeInTheDocument();
    unmount();
    open([]);
    fireEvent.change(nameField(), { target: { value: 'Mine' } });
    await click('Rank every season');
    expect(nameField()).toHaveValue('Mine');
  });

  test("offers 'Rank a cast' of a season that the user has watched", async () => {
    watchOnly('s10', 's1');
    open([]);
    await click('Rank a cast');
    const season = await screen.findByRole('combobox', { name: 'Season' });
    expect(within(season).getAllByRole('option')).toHaveLength(2);
    await userEvent.selectOptions(season, 'Palau');
    await click('Add all 20');
    expect(count()).toBe(20);
    expect(nameField()).toHaveValue('Palau, ranked');
  });

  test("offers 'My top ten', which names it and leads to the seasons", async () => {
    open([]);
    await click('My top ten');
    expect(nameField()).toHaveValue('My top ten');
    expect(onPick).toHaveBeenCalledOnce();
    expect(count()).toBe(0);
  });

  test('a list with items offers none of them', () => {
    open(items);
    expect(screen.queryByRole('group', { name: 'Ways to start' })).not.toBeInTheDocument();
  });
});
