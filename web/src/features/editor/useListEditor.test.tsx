import { emptyContent } from '@outrank/shared/lists/list';
import { contestantItem, seasonItem } from '@outrank/shared/lists/listedItem';
import { MIXING_MESSAGES } from '@outrank/shared/lists/ranking';
import { act, renderHook, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ToastProvider } from '#ui/overlay/Toast.tsx';
import { type ListEditorState, useListEditor } from './useListEditor.ts';

const stephenie = contestantItem('stephenie-lagrossa', 's10');
const tom = contestantItem('tom-westman');

function openEditor() {
  const { result } = renderHook(() => useListEditor(emptyContent), { wrapper: ToastProvider });
  const run = (use: (editor: ListEditorState) => unknown) => act(() => use(result.current));
  run(({ add }) => add(stephenie));
  run(({ add }) => add(tom, 0));
  return { run, editor: () => result.current };
}

test('adds items at the end or at an index, and replaces them', () => {
  const { run, editor } = openEditor();
  expect(editor().content.items).toEqual([tom, stephenie]);
  run(({ replace }) => replace(contestantItem('ian-rosenberger'), 0));
  expect(editor().content.items).toEqual([contestantItem('ian-rosenberger'), stephenie]);
  expect(editor().history.past).toHaveLength(3);
});

test.each([
  ['duplicate', contestantItem('stephenie-lagrossa', 's11')],
  ['mixed', seasonItem('s10')],
])('changes nothing when an added item is %s', (kind, item) => {
  const { run, editor } = openEditor();
  run(({ add }) => expect(add(item)).toBe(kind));
  expect(editor().content.items).toEqual([tom, stephenie]);
  expect(editor().history.past).toHaveLength(2);
  expect(editor().repeated?.id).toBe(kind === 'duplicate' ? stephenie.id : undefined);
  expect(screen.queryByText(MIXING_MESSAGES.contestants) !== null).toBe(kind === 'mixed');
});
